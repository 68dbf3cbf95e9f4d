"""Sketches of the land: woods, hills, snow and sand."""

from reverie.cards.sketches.beings import (
    TWIGS,
    apple,
    bare_tree,
    bird,
    butterfly,
    dandelion,
    deer,
    elephant,
    fir,
    fox,
    mushroom,
    person,
    rabbit,
    sleeping_cat,
    tree,
    whale,
)
from reverie.cards.sketches.deck import Deck
from reverie.cards.sketches.grounds import (
    glow,
    hills,
    mountains,
    snow,
    stars,
    town,
    woods,
)
from reverie.cards.sketches.heavens import cloud, crescent, moon, rainbow, star, sun
from reverie.cards.sketches.ink import (
    Palette,
    at,
    dark,
    disc,
    inside,
    line,
    many,
    mix,
    oval,
    shape,
)
from reverie.cards.sketches.palettes import (
    AURORA,
    AUTUMN,
    DESERT,
    DUSK,
    EMBER,
    LAMP,
    MINT,
    MORNING,
    NIGHT,
    NOON,
    ROSE,
    SNOW,
    VIOLET,
)
from reverie.cards.sketches.things import (
    armchair,
    book,
    chair,
    crown,
    door,
    feather,
    house,
    key,
    lantern,
    pencil,
    stairs,
    suitcase,
    tent,
    toy_balloon,
    umbrella,
    well,
    windmill,
)

deck = Deck()


@deck.card("The tree of keys", MINT, "tree keys door hill", "choice secrets")
def key_tree(p: Palette) -> list[str]:
    """Keys of gold hang in a bare tree, whose trunk has a small locked door."""
    return [
        sun(520, 180, 56, p.second),
        hills(720, 0, 50, 3),
        hills(800, 1, 40, 1),
        at(300, 900, 3, bare_tree(p.near)),
        many(key("#e8a93c"), [(300 + 3 * x, 1000 + 3 * y, 1, 0) for x, y in TWIGS]),
        shape("M276 890V820A24 24 0 0 1 324 820V890z", p.accent),
        disc(314, 850, 5, p.second),
        hills(880, 3, 20, 6),
    ]


@deck.card("Evening in the wood", EMBER, "mushrooms windows wood lights", "comfort smallness")
def mushroom_village(p: Palette) -> list[str]:
    """Mushrooms as high as houses stand in the evening wood, with light in their windows."""
    return [
        woods(640, 0, 160, 2, 12),
        woods(720, 1, 190, 4, 9),
        glow(220, 760, 300),
        at(460, 830, 2.2, mushroom("#b8433f", "#f2dcc0", p.accent)),
        at(220, 880, 3.4, mushroom("#d9564a", "#fff0d8", p.accent)),
        at(560, 900, 1.3, mushroom("#8f3a55", "#e6c9b0", p.accent)),
        hills(870, 3, 14, 1),
        at(370, 884, 0.6, person(p.near, p.accent, p.near)),
    ]


@deck.card("It carries the lights", NIGHT, "deer antlers lanterns snow", "guidance majesty")
def lantern_deer(p: Palette) -> list[str]:
    """A deer stands in the snow, and its antlers are a bare tree full of lit lanterns."""
    spots = [TWIGS[n] for n in (0, 1, 2, 3, 6, 7)]
    return [
        stars(60, 560, 0.4),
        woods(740, 1, 130, 3, 13),
        hills(800, 0, 20, 2),
        at(382, 490, 1.5, bare_tree("#8a6a4a"), 6),
        at(250, 860, 2.4, deer("#a8743f")),
        many(
            lantern("#2c2018", p.light), [(390 + 1.5 * x, 550 + 1.5 * y, 0.62, 0) for x, y in spots]
        ),
        hills(890, 0, 16, 5),
        snow(30, 0.7),
    ]


@deck.card(
    "A hand’s breadth above the grass", ROSE, "elephant balloons meadow", "lightness tenderness"
)
def floating_elephant(p: Palette) -> list[str]:
    """Bright balloons hold an elephant in the air, just above the grass."""
    colours = (p.accent, p.second, "#f7c873", "#8f6fb0", "#e88fa0")
    places = [(150, 270), (240, 190), (330, 160), (430, 210), (510, 300)]
    return [
        hills(740, 0, 40, 2),
        *(
            line(f"M330 560Q{(x + 330) / 2:.0f} 470 {x} {y + 90}", p.near, 2.5)
            + at(x, y + 90, 1.25, toy_balloon(colour, 1))
            for (x, y), colour in zip(places, colours, strict=True)
        ),
        line("M240 700Q250 570 330 560T420 690", p.near, 4),
        at(320, 790, 2.1, elephant("#7f7391", "#9c8fac")),
        oval(320, 880, (150, 14), p.near, 0.35),
        hills(850, 2, 20, 4),
        many(
            line("M0 0q-4-18-12-26M4 0q2-18 10-24", p.near, 4),
            [(60 + n * 88, 880 + n % 3 * 24, 1, 0) for n in range(7)],
        ),
    ]


@deck.card("The guest", SNOW, "fox umbrella snow wood", "solitude dignity")
def fox_in_the_snow(p: Palette) -> list[str]:
    """A fox sits under a red umbrella in a silent wood while the snow falls."""
    trunks = "".join(
        f"M{x} 0l{6 - n * 3} 760h{34 + n * 4}L{x + 26} 0z"
        for n, x in enumerate((40, 150, 450, 560))
    )
    return [
        woods(600, 0, 160, 2, 12),
        shape(trunks, mix(p.far, p.near, 0.45)),
        hills(730, 0, 24, 1),
        line("M420 760L330 452", "#5b4034", 9),
        at(330, 700, 3.2, umbrella(p.accent, "#5b4034"), -14),
        at(300, 840, 2.4, fox("#d9753a")),
        shape(
            "M420 930q10-14 20 0zM470 900q8-12 16 0zM510 872q8-10 14 0zM540 846q6-9 12 0z",
            p.near,
            0.5,
        ),
        snow(70, 0.2),
    ]


@deck.card("Do not wake it", DUSK, "cat village night roofs", "calm danger")
def cat_and_village(p: Palette) -> list[str]:
    """A cat as large as a hill sleeps around a small village with lit windows."""
    return [
        stars(40, 400, 0.55),
        crescent(510, 160, 56, p.light),
        at(320, 790, 2.35, sleeping_cat("#71568f")),
        hills(800, 1, 10, 2),
        town(p, 890, 2, 2.6, 60),
        hills(920, 3, 10, 2),
    ]


@deck.card("Pilgrimage", DESERT, "chairs hill procession", "devotion absurdity")
def pilgrim_chairs(p: Palette) -> list[str]:
    """A long row of empty chairs climbs a bare hill towards a single lit armchair at the top."""
    way = [
        (90, 880, 1.1),
        (190, 850, 1),
        (290, 800, 0.9),
        (370, 742, 0.8),
        (430, 680, 0.7),
        (470, 610, 0.6),
    ]
    return [
        glow(500, 400, 200),
        disc(500, 430, 110, p.light, 0.5),
        mountains(640, 0, 120, 2),
        shape("M-20 960V900Q200 900 340 760T500 470Q560 560 660 640V960z", "url(#g2)"),
        at(500, 486, 0.8, armchair(p.accent)),
        many(chair("#5b2a1e"), [(x, y, s, n * 7 % 12 - 6) for n, (x, y, s) in enumerate(way)]),
        hills(930, 3, 10, 1),
    ]


@deck.card("Where it goes", MORNING, "pencil road traveller", "future creation")
def drawn_road(p: Palette) -> list[str]:
    """A giant pencil draws the road just in front of the traveller who walks on it."""
    return [
        mountains(460, 0, 130, 4),
        hills(520, 1, 40, 2),
        shape("M0 960V640Q300 560 640 620V960z", "#e9dcbc"),
        line("M60 980Q420 900 300 780T392 640", "#5d4a44", 34),
        '<path d="M60 980Q420 900 300 780T392 640" fill="none" stroke="#f2e6cc" stroke-width="4" stroke-dasharray="20 16"/>',
        at(398, 642, 1.7, pencil(p.second, "#f2d6a8"), 24),
        at(306, 800, 1.1, person(p.accent, p.near, p.near)),
        at(90, 700, 0.8, tree("#7a5a44", "#7fae8c")),
        at(560, 860, 1.2, tree("#7a5a44", "#6f9e7c")),
    ]


@deck.card("The only show", VIOLET, "tent stars circus crowd", "wonder invitation")
def tent_of_stars(p: Palette) -> list[str]:
    """A striped tent stands open in the dusk, and behind its door is a sky full of stars."""
    mouth = "M250 850Q262 700 320 560Q378 700 390 850z"
    return [
        stars(20, 300, 0.1),
        hills(770, 1, 40, 2),
        glow(320, 740, 280),
        at(320, 850, 1.9, tent("#fff1dc", "#d9483b")),
        shape(mouth, "#141a44"),
        inside(mouth, stars(90, 900, 0.33) + crescent(326, 690, 30, p.light)),
        hills(850, 3, 10, 3),
        many(person(p.near, p.accent), [(200, 900, 0.9, 0), (420, 910, 1, 0), (300, 926, 0.7, 0)]),
    ]


@deck.card("The mill", NOON, "windmill feathers birds", "flight effort")
def feather_mill(p: Palette) -> list[str]:
    """The four sails of a windmill are white feathers, and it is about to fly after the birds."""
    return [
        at(520, 140, 0.9, cloud("#ffffff")),
        many(bird("#2f4a63"), [(90, 130, 0.8, 0), (170, 200, 0.6, 0), (80, 260, 0.5, 0)]),
        hills(760, 0, 50, 3),
        hills(840, 1, 30, 1),
        at(340, 850, 2.4, windmill("#f2dcc0", "#5b4034", p.accent)),
        many(feather("#fffaf0"), [(340, 532, 0.78, turn) for turn in (24, 114, 204, 294)]),
        disc(340, 532, 17, "#5b4034"),
        hills(890, 2, 20, 6),
    ]


@deck.card("Make a wish", ROSE, "dandelion umbrellas people wind", "departure hope")
def dandelion_people(p: Palette) -> list[str]:
    """The seeds of a giant dandelion are little people under umbrellas, and the wind takes them away."""
    flyer = at(0, 30, 0.7, person(p.near, p.accent)) + at(0, 16, 1, umbrella("#fff6ea", p.near))
    return [
        sun(540, 170, 60, p.light),
        hills(820, 0, 40, 2),
        at(180, 900, 1, dandelion("#4f7a5c")),
        line(
            "M180 400L120 300M180 400L190 280M180 400L260 310M180 400L90 390M180 400L110 470",
            "#fff6ea",
            4,
        ),
        many(
            disc(0, 0, 20, "#fff6ea", 0.9),
            [(120, 300, 1, 0), (190, 280, 1, 0), (90, 390, 1, 0), (110, 470, 1, 0)],
        ),
        many(
            flyer,
            [
                (290, 310, 1, 12),
                (420, 230, 0.8, 20),
                (380, 450, 1.1, 8),
                (540, 380, 0.7, 24),
                (500, 580, 1.2, 14),
            ],
        ),
        hills(880, 2, 20, 5),
    ]


@deck.card("The core", AUTUMN, "apple stairs climber", "temptation knowledge")
def apple_stairs(p: Palette) -> list[str]:
    """A huge red apple is cut open, and stairs lead up inside it to a little window."""
    return [
        hills(720, 1, 20, 2),
        oval(320, 846, (250, 26), p.near, 0.4),
        at(320, 560, 1.5, apple(p.accent, "#6f8f4a")),
        inside(
            "M320 400C240 350 150 420 160 560S240 810 320 800S480 700 480 560S400 350 320 400z",
            shape("M100 300H540V860H100z", "#fbe9c4")
            + at(150, 800, 1, stairs(7, "#c98a4f", 40, 44))
            + shape("M410 470v-60a20 20 0 1 1 40 0v60z", "#7fb8c9")
            + at(330, 580, 0.8, person("#4a5a86", p.accent)),
        ),
        line(
            "M320 400C240 350 150 420 160 560S240 810 320 800S480 700 480 560S400 350 320 400z",
            "#fff4dc",
            12,
        ),
        hills(880, 3, 12, 1),
    ]


@deck.card("Once upon a time", LAMP, "book forest castle moon", "story memory")
def book_forest(p: Palette) -> list[str]:
    """A dark forest and a small lit house grow out of the pages of an open book."""
    return [
        glow(320, 480, 380),
        moon(420, 300, 70, "#fff3cf"),
        many(bird("#3a241b"), [(200, 260, 0.6, 0), (150, 300, 0.45, 0)]),
        many(
            fir("#2f5f52"),
            [(120, 700, 2, 0), (240, 690, 2.9, 0), (410, 690, 2.5, 0), (530, 704, 1.8, 0)],
        ),
        at(325, 724, 1.1, house("#f2dcc0", p.accent, "#ffd25e")),
        many(fir("#234a41"), [(180, 740, 1.5, 0), (460, 744, 1.6, 0)]),
        at(320, 770, 2.3, book("#7c1c2b", "#fff4de")),
        shape("M0 840H640V960H0z", dark(p.near, 0.05)),
    ]


@deck.card("Look down", DUSK, "well stars child", "wonder depth")
def well_of_stars(p: Palette) -> list[str]:
    """Stars and light rise out of an old well on a dark hill, and a child leans over its edge."""
    rising = [
        (300, 470, 0.8, 0),
        (350, 360, 0.6, 10),
        (280, 290, 1, 0),
        (380, 220, 0.5, 0),
        (330, 130, 0.8, 0),
    ]
    return [
        shape("M190 720L90 0H560L450 720z", p.light, 0.16),
        mountains(760, 0, 110, 3),
        many(star(p.light), rising),
        hills(820, 2, 30, 2),
        at(320, 850, 2, well("#8f7a8c", p.accent)),
        glow(320, 716, 190),
        at(490, 862, 1.4, person("#f2b23e", p.light)),
        hills(900, 3, 14, 4),
    ]


@deck.card("The king of the mountain", AURORA, "mountain crown climber", "pride solitude")
def crowned_mountain(p: Palette) -> list[str]:
    """A mountain wears a golden crown on its snowy peak, and one climber is halfway up."""
    return [
        stars(60, 400, 0.65),
        mountains(720, 0, 150, 1),
        shape("M-20 960L320 300 660 960z", "url(#g1)"),
        shape("M320 300L660 960H380L340 700 370 560z", p.near, 0.35),
        shape("M320 300L230 474 268 450 300 492 336 446 372 486 410 476z", "#ffffff"),
        glow(320, 270, 190),
        at(320, 336, 1.7, crown("#f5c04a", p.accent)),
        at(238, 612, 0.6, person(p.accent, p.light)),
        line("M238 560L300 440", "#fff4dc", 2),
        woods(900, 2, 90, 3, 14),
        woods(960, 3, 70, 1, 18),
    ]


@deck.card("Expected", VIOLET, "rabbit door lantern tree", "curiosity nerves")
def rabbit_at_the_door(p: Palette) -> list[str]:
    """A rabbit with a lantern waits before a tiny lit door between the roots of a great tree."""
    return [
        stars(30, 300, 0.8),
        woods(700, 0, 170, 1, 10),
        shape("M300 0Q330 400 240 640Q150 800 40 880H640V0z", mix(p.near, p.far, 0.3)),
        shape("M640 0H440Q420 400 500 640Q540 800 640 860z", p.near)
        + line(
            "M350 60Q380 300 320 560M400 200Q410 420 380 620M480 120Q470 400 520 560",
            p.near,
            9,
            0.6,
        ),
        line(
            "M300 760Q200 850 80 890M420 740Q380 860 330 930M520 700Q560 860 640 900",
            dark(p.near, 0.15),
            34,
        ),
        hills(880, 2, 14, 2),
        at(420, 880, 1.5, door(p.accent, p.light)),
        at(190, 900, 1.7, rabbit("#e9dcf2")),
        at(270, 900, 0.9, lantern("#1a1230", p.light)),
    ]


@deck.card("Keepsake", SNOW, "snow globe summer tree winter", "memory longing")
def summer_globe(p: Palette) -> list[str]:
    """It is summer in a glass globe that stands in the snow: a green tree, a house, a rainbow."""
    globe = "M130 500A190 190 0 1 1 510 500A190 190 0 1 1 130 500z"
    return [
        woods(660, 0, 120, 2, 13),
        hills(700, 0, 30, 1),
        shape(globe, "#9fdcf2"),
        inside(
            globe,
            at(330, 590, 0.72, rainbow(("#ef6a5e", "#f7b23c", "#6fbf73", "#5f8fd0")))
            + shape("M100 720V580Q260 520 540 590V720z", "#7cbf6a")
            + at(260, 600, 1.9, tree("#7a4a2c", "#4f9f57"))
            + at(400, 604, 0.9, house("#fff1d6", p.accent, p.second)),
        ),
        line(globe, "#ffffff", 7, 0.9),
        line("M180 430Q200 370 250 345", "#ffffff", 13, 0.8),
        shape("M190 660H450L490 770H150z", "#8a5a44"),
        shape("M170 716H470L490 770H150z", "#6d4434"),
        hills(780, 0, 20, 5),
        snow(60, 0.9),
    ]


@deck.card("Luggage", AUTUMN, "suitcase forest platform", "journey home")
def suitcase_forest(p: Palette) -> list[str]:
    """An open suitcase stands alone on a platform, and a small forest with birds grows out of it."""
    return [
        hills(640, 0, 30, 2),
        shape("M0 760H640V960H0z", "#8f7a6a"),
        shape("M0 760H640V782H0z", "#f2e2c0"),
        line("M0 880H640M0 920H640", "#5b4a40", 9),
        at(310, 770, 2.1, suitcase("#a85f3a", "#5b2f1e")),
        many(
            fir("#5f7a4a"),
            [(170, 640, 1.8, -6), (300, 640, 3, 0), (420, 640, 2.2, 5), (240, 650, 1.5, -3)],
        ),
        many(bird(p.accent), [(480, 260, 0.9, -8), (540, 200, 0.6, -8), (420, 180, 0.5, -8)]),
        at(310, 770, 2.1, shape("M-110-70H110V-50H-110z", "#8f4c2c")),
    ]


@deck.card("The red thread", MINT, "maze thread hedge", "search confusion")
def hedge_maze(p: Palette) -> list[str]:
    """Seen from above, a red thread winds through a green maze to a small bright square."""
    walls = (
        "M270 890H60V60H580V890H370M270 180H160V775H480V180H370M270 660H245V300H395V660H370"
        "M480 480H580M160 540H245M320 60V115M480 640H530M110 180H60M395 300H435"
    )
    return [
        shape("M0 0H640V960H0z", "#cfe3b5"),
        line(walls, "#2c6a4f", 42),
        line(walls, "#4f9a6a", 22),
        shape("M288 440h64v64h-64z", "#fff3c4") + glow(320, 472, 110),
        line(
            "M320 930V832H110V232Q110 120 200 120H270Q320 125 320 235H438V720H320V480", p.accent, 8
        ),
        disc(320, 940, 17, dark(p.accent, 0.2)),
        at(322, 944, 0.7, person(p.near, p.accent)),
    ]


@deck.card("Open windows", EMBER, "butterfly windows night", "freedom metamorphosis")
def window_wings(p: Palette) -> list[str]:
    """A giant butterfly rises over the roofs, and the patterns of its wings are lit windows."""
    panes = "M-78-64h26v22h-26zM-44-70h22v24h-22zM-72-36h20v16h-20zM-46-40h24v20h-24z"
    return [
        stars(30, 300, 0.2),
        glow(320, 380, 330),
        at(
            320,
            400,
            2.6,
            butterfly("#3a1a3f", "#5b2350")
            + shape(panes, p.accent)
            + f'<g transform="scale(-1 1)">{shape(panes, p.accent)}</g>'
            + shape("M-50 18h18v20h-18zM32 18h18v20h-18z", p.light),
            -10,
        ),
        town(p, 850, 1, 0.7, 100),
        town(p, 940, 3, 3.1, 90),
    ]


@deck.card("The sand remembers", DESERT, "whale desert tents", "memory vastness")
def desert_whale(p: Palette) -> list[str]:
    """A whale breaks out of the dunes as if they were waves, near two small tents."""
    return [
        sun(130, 190, 66, p.light),
        hills(560, 0, 40, 2),
        at(360, 590, 2.4, whale("#3f6f7f", "#f2e2c4"), 24),
        hills(700, 1, 50, 3.4, 3),
        many(
            shape("M0-70L60 0H-60z", p.accent) + shape("M0-70L14 0H-14z", p.near),
            [(120, 790, 0.8, 0), (200, 806, 0.6, 0)],
        ),
        hills(800, 2, 40, 1),
        hills(890, 3, 26, 4),
        line("M180 420q-20-40-50-40M190 410q0-50-20-70M200 410q14-44 44-50", "#ffffff", 7, 0.8),
    ]
