"""Sketches of rooms, stages, games and those who are in them."""

from reverie.cards.sketches.beings import (
    bird,
    cat,
    fish,
    owl,
    perched,
    person,
    reaching,
    tree,
)
from reverie.cards.sketches.deck import Deck
from reverie.cards.sketches.grounds import (
    glow,
    hills,
    mountains,
    rain,
    room,
    snow,
    stars,
    town,
    water_light,
    woods,
)
from reverie.cards.sketches.heavens import cloud, crescent, moon, rays, sun
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
    DEEP,
    DUSK,
    EMBER,
    GREY,
    LAMP,
    MINT,
    MORNING,
    NIGHT,
    NOON,
    ROSE,
    SNOW,
    STORM,
    THEATRE,
    VIOLET,
)
from reverie.cards.sketches.things import (
    armchair,
    bed,
    bicycle,
    bishop,
    books,
    cage,
    candle,
    crown,
    house,
    lantern,
    mask,
    mirror,
    pawn,
    rook,
    spool,
    teapot,
    top_hat,
    tower,
    toy_balloon,
)

deck = Deck()


@deck.card("Silence, please", LAMP, "owl books candle", "wisdom quiet")
def owl_librarian(p: Palette) -> list[str]:
    """An owl sits on a high pile of books beside a candle and looks straight at us."""
    shelf = "".join(
        f"M{x} {y}v-{84 + (x * 7 + y) % 40}h{20 + x % 3 * 6}v{84 + (x * 7 + y) % 40}z"
        for y in (190, 380, 570)
        for x in range(20, 620, 36)
    )
    return [
        shape(shelf, mix(p.middle, p.far, 0.5)),
        line("M0 194H640M0 384H640M0 574H640", dark(p.near, 0.1), 13),
        glow(470, 560, 330),
        at(250, 880, 2, books((p.accent, p.second, "#c98a3d", "#7c4f6a", "#4a6a86"))),
        at(262, 622, 2.6, owl("#6d4a35", "#f2dcb8")),
        at(480, 880, 2, candle("#fff1dc", "#ffe08a")),
        shape("M0 880H640V960H0z", p.near),
    ]


@deck.card("On the other side", SNOW, "mirror winter summer field", "longing other")
def summer_mirror(p: Palette) -> list[str]:
    """A tall mirror stands in a field of snow, and in it the same field is green and full of poppies."""
    inner = "M128 460A192 252 0 1 1 512 460A192 252 0 1 1 128 460z"
    return [
        woods(600, 0, 110, 2, 12),
        hills(640, 0, 30, 1),
        shape(inner, "#8fd6f0"),
        inside(
            inner,
            sun(400, 340, 44, "#ffd25e")
            + shape("M100 760V500Q300 440 540 510V760z", "#7cbf6a")
            + at(230, 560, 1.6, tree("#7a4a2c", "#4f9f57"))
            + line("M300 620h0M350 590h0M400 640h0M440 580h0M340 670h0M260 640h0", p.accent, 17),
        ),
        at(320, 780, 2, mirror("#b5833f")),
        hills(800, 0, 16, 4),
        at(540, 890, 1.5, person(p.near, p.accent, p.near)),
        snow(50, 0.1),
    ]


@deck.card("First act", THEATRE, "curtain sea moon stage", "expectation illusion")
def sea_on_stage(p: Palette) -> list[str]:
    """The red curtain of a theatre opens on a real sea under the moon, and it runs over the stage."""
    fold = "M0 0H230Q210 300 120 520T40 860H0z"
    folds = "M50 0Q60 300 20 700M110 0Q110 300 60 600M170 0Q160 260 100 500"
    curtain = shape(fold, "#9c2233") + line(folds, "#6f1424", 15, 0.7)
    return [
        shape("M100 60H540V860H100z", "#16305f"),
        stars(40, 400, 0.3),
        moon(340, 280, 80, p.light),
        shape("M60 520H600V880H60z", "#1f5f86"),
        water_light(340, 540, p.light, 9),
        shape("M0 860H640V960H0z", "#4a2416"),
        shape(
            "M90 860q40-30 80 0t80 0 80 0 80 0 80 0 80 0V890Q480 930 420 900T250 920T90 890z",
            "#2f7fa6",
        ),
        curtain,
        f'<g transform="translate(640 0)scale(-1 1)">{curtain}</g>',
        shape(
            "M0 0H640V70q-40 50-80 0q-40 50-80 0q-40 50-80 0q-40 50-80 0q-40 50-80 0q-40 50-80 0q-40 50-80 0q-40 50-80 0z",
            "#7c1a2b",
        ),
        line(
            "M0 72q40 50 80 0q40 50 80 0q40 50 80 0q40 50 80 0q40 50 80 0q40 50 80 0q40 50 80 0q40 50 80 0",
            p.accent,
            6,
        ),
    ]


@deck.card("The king obeys", THEATRE, "king strings crown puppet", "power control")
def puppet_king(p: Palette) -> list[str]:
    """A king hangs on strings that come down out of the dark; even his crown is tied."""
    return [
        glow(320, 520, 380),
        line("M320 0V330M180 0L196 560M460 0L444 560M260 0L290 400M380 0L350 400", p.light, 3, 0.8),
        line("M240 560L196 566M400 560L444 566", "#5b2350", 34),
        shape(
            "M200 840Q230 600 262 520Q320 470 378 520Q410 600 440 840Q320 880 200 840z", "#7c2f6a"
        ),
        shape("M300 500H340L352 850Q320 860 288 850z", "#fff1de"),
        line("M306 560h0M322 620h0M312 690h0M330 760h0", "#2a1430", 13),
        disc(320, 440, 66, "#f2c9a8"),
        line("M296 436h0M344 436h0", "#2a1430", 10),
        line("M300 470q20-12 40 0", "#2a1430", 5),
        at(320, 396, 1.4, crown(p.accent, "#d9483b")),
        disc(190, 566, 20, "#f2c9a8") + disc(450, 566, 20, "#f2c9a8"),
        shape("M0 880H640V960H0z", p.near),
    ]


@deck.card("Hold your breath", NIGHT, "cards house windows", "risk fragility")
def house_of_cards(p: Palette) -> list[str]:
    """A tall house is built of playing cards, and all its windows are lit."""
    storeys = [(4, 860), (3, 700), (2, 540), (1, 380)]
    course, lights = "", ""
    for count, base in storeys:
        left = 320 - count * 65
        for n in range(count):
            x = left + n * 130
            course += f"M{x} {base}L{x + 65} {base - 150}L{x + 130} {base}"
            lights += f"M{x + 50} {base - 24}v-30h30v30z"
        course += f"M{left + 40} {base - 156}H{left + count * 130 - 40}"
    return [
        stars(50, 600, 0.75),
        glow(320, 640, 360),
        line(course, "#fff6e4", 13),
        shape(lights, p.accent),
        shape("M0 866H640V960H0z", p.near),
        at(80, 866, 0.9, cat(dark(p.near))),
        at(320, 222, 0.5, perched("#d9483b", "#8f2430")),
    ]


@deck.card("The crossing", SNOW, "chess snow lanterns procession", "strategy exile")
def chess_march(p: Palette) -> list[str]:
    """Chess pieces, large and small, cross a snowfield in the evening, and each has a lantern."""
    white, black = "#f7f0e6", "#3a3f5f"
    return [
        sun(470, 300, 70, p.second),
        mountains(560, 0, 150, 5),
        hills(600, 0, 24, 1),
        at(470, 640, 1, rook(black)),
        at(390, 680, 1.2, pawn(white)),
        at(500, 760, 1.5, bishop(white)),
        at(300, 790, 1.9, rook(black)),
        many(pawn(black), [(160, 870, 2, 0), (560, 660, 0.7, 0)]),
        many(
            lantern("#2c2018", p.second),
            [(230, 868, 0.7, 0), (380, 790, 0.6, 0), (560, 762, 0.5, 0), (430, 682, 0.4, 0)],
        ),
        hills(890, 0, 16, 4),
        snow(40, 0.5),
    ]


@deck.card("Room with a view", DEEP, "window fish armchair room", "calm strangeness")
def window_to_the_deep(p: Palette) -> list[str]:
    """An armchair stands before a round window, and large fish look in from the deep sea."""
    pane = "M110 360A210 210 0 1 1 530 360A210 210 0 1 1 110 360z"
    return [
        shape("M0 0H640V960H0z", "#8a4b3a"),
        line("M60 0V780M180 0V780M300 0V780M420 0V780M540 0V780", "#7a3f30", 24),
        shape(pane, "url(#sky)"),
        inside(
            pane,
            shape("M200 0L120 700H260L320 0z", "#ffffff", 0.1)
            + many(
                fish(p.accent, p.second),
                [(300, 330, 2.3, 0), (440, 500, -1.1, 0), (190, 480, -0.8, 0)],
            )
            + line("M150 600Q130 520 160 460M480 600Q500 520 470 440", "#2f8f7a", 13),
        ),
        line(pane, "#c98a4a", 26),
        line(pane, "#f2c88a", 6),
        room(p, 770),
        at(400, 890, 2, armchair("#d9a441")),
        at(180, 880, 1.6, cat("#20242f")),
    ]


@deck.card("It was tired too", VIOLET, "moon bed forest night", "tenderness rest")
def moon_in_bed(p: Palette) -> list[str]:
    """The full moon sleeps in a bed in the middle of the forest, under a red blanket."""
    return [
        stars(40, 360, 0.15),
        woods(640, 0, 220, 2, 10),
        woods(720, 1, 260, 5, 8),
        glow(250, 620, 330),
        disc(250, 640, 116, p.light),
        line("M206 634q14 12 28 0M262 634q14 12 28 0M238 676q10 8 20 0", "#8a6a5a", 5),
        at(330, 850, 2.2, bed("#5b3a6a", p.accent, "#fff6ea")),
        shape("M150 760Q250 700 360 750V800H150z", p.accent),
        hills(850, 3, 14, 2),
        shape("M0 0Q70 400 20 960H0zM640 0Q580 400 620 960H640z", p.near),
    ]


@deck.card("The seam", DUSK, "needle thread day night", "repair change")
def sewn_sky(p: Palette) -> list[str]:
    """A great needle sews the night to the day with a red thread, along a crooked seam."""
    seam = "M250 0Q420 180 300 360T360 640T290 960"
    return [
        shape("M0 0H640V960H0z", "#9fd6ea"),
        sun(500, 200, 64, "#ffd25e"),
        at(520, 420, 0.8, cloud("#ffffff")),
        shape(f"{seam}H0V0z", "#1f2557"),
        inside(f"{seam}H0V0z", stars(70, 960, 0.3)),
        crescent(120, 240, 56, p.light),
        f'<path d="{seam}" fill="none" stroke="{p.accent}" stroke-width="11" stroke-dasharray="34 24" stroke-linecap="round"/>',
        line("M300 700Q420 760 470 640", p.accent, 6),
        shape("M470 640L610 360Q626 340 630 362L484 648z", "#dfe3ea"),
        line("M604 398L616 372", "#5b6478", 5),
        many(bird("#ffffff"), [(440, 830, 0.8, 0), (520, 790, 0.6, 0)]),
    ]


@deck.card("Just a little more", MINT, "teapot rain village clouds", "generosity weather")
def pouring_rain(p: Palette) -> list[str]:
    """A huge teapot leans out of the clouds and pours a river over a dry village."""
    return [
        at(470, 330, 2.4, teapot("#fff4e2", p.accent), -24),
        many(cloud("#ffffff"), [(560, 420, 1.3, 0), (420, 90, 0.8, 0), (380, 430, 0.9, 0)]),
        line("M226 236Q170 420 190 780", "#6fc3d6", 34),
        line("M218 280Q176 430 192 760", "#c9f0f2", 9),
        hills(740, 0, 40, 2),
        many(
            house("#fff1d6", p.accent, p.second),
            [(90, 850, 0.9, 0), (330, 850, 1.1, 0), (440, 840, 0.8, 0), (560, 860, 1, 0)],
        ),
        shape("M120 800Q200 760 270 800Q300 880 420 960H60Q150 880 120 800z", "#6fc3d6"),
        hills(890, 2, 16, 3),
        shape("M150 860Q210 850 260 870Q300 920 360 960H120Q170 910 150 860z", "#6fc3d6"),
    ]


@deck.card("The evening song", ROSE, "birds wires sunset", "music gathering")
def birds_on_wires(p: Palette) -> list[str]:
    """Birds sit on five wires in the sunset like the notes of a song, and one is red."""
    wires = "".join(f"M-10 {y}Q320 {y + 60} 650 {y - 20}" for y in range(330, 631, 75))
    places = [
        (90, 420),
        (200, 353),
        (290, 590),
        (380, 440),
        (470, 513),
        (560, 350),
        (140, 640),
        (590, 560),
    ]
    return [
        sun(420, 720, 130, p.light),
        line("M70 200V960M40 300H110M34 380H106", p.near, 15),
        line(wires, p.near, 4),
        many(
            perched(p.near, dark(p.near, 0.4)),
            [(x, y, 0.8 if n % 2 else -0.8, 0) for n, (x, y) in enumerate(places)],
        ),
        at(330, 360, 1, perched(p.accent, dark(p.accent))),
        hills(830, 1, 30, 2),
        town(p, 930, 3, 1.3, 70),
    ]


@deck.card("Behind the face", THEATRE, "mask landscape stars", "identity secret")
def landscape_mask(p: Palette) -> list[str]:
    """One half of a great mask is gold; the other is a night landscape with a road and a moon."""
    return [
        glow(320, 480, 400),
        at(320, 500, 1.5, mask("#f2c46a", "#e0a94e")),
        inside(
            "M320 200C500 200 545 275 539 410S410 800 320 800z",
            shape("M320 200H640V900H320z", "#1f2f63")
            + stars(60, 700, 0.4)
            + moon(440, 300, 40, "#fff3cf")
            + shape("M320 640Q420 560 560 600V900H320z", "#3f7f6a")
            + line("M340 800Q440 720 380 660T460 590", "#f2e2b8", 13)
            + shape("M359 434Q419 362 476 425Q419 470 359 434z", "#fff3cf"),
        ),
        line("M320 200V800", "#fff4dc", 5),
        line("M100 420Q40 460 20 640M540 420Q600 460 620 640", p.accent, 9),
    ]


@deck.card("Under one hat", AUTUMN, "hat village hill", "shelter secret")
def hat_village(p: Palette) -> list[str]:
    """A village lies sheltered under the brim of an enormous hat that stands on a hill."""
    return [
        at(110, 190, 0.8, cloud("#fff4dc")),
        many(bird(p.near), [(500, 180, 0.7, 0), (560, 230, 0.5, 0)]),
        hills(700, 0, 40, 2),
        at(320, 640, 2.7, top_hat("#4a3442", p.accent)),
        line("M110 650V800M530 650V800", "#4a3442", 13),
        hills(800, 1, 20, 3),
        many(
            house("#fff1d6", p.accent, "#ffd25e"),
            [(170, 820, 0.8, 0), (260, 830, 1, 0), (370, 826, 0.9, 0), (470, 820, 0.75, 0)],
        ),
        shape("M280 590a40 40 0 1 1 80 0v50H280z", "#ffd98a"),
        hills(880, 3, 20, 1),
    ]


@deck.card("Those who came", AURORA, "candles forest procession", "memory ritual")
def candle_procession(p: Palette) -> list[str]:
    """Burning candles without anyone to carry them walk in a long line through a dark forest."""
    way = [
        (330, 560, 0.4),
        (270, 600, 0.5),
        (350, 650, 0.65),
        (450, 710, 0.8),
        (350, 790, 1.05),
        (180, 880, 1.4),
    ]
    return [
        woods(560, 0, 240, 2, 11),
        hills(560, 1, 14, 2),
        woods(640, 1, 330, 4, 7),
        hills(640, 2, 16, 1),
        many(candle("#fff1dc", "#ffe08a"), [(*place, 0) for place in way]),
        shape("M0 0Q110 300 60 960H0zM640 0Q500 360 580 960H640z", p.near),
    ]


@deck.card("What the keyhole knew", NOON, "keyhole garden child", "curiosity secret")
def keyhole(p: Palette) -> list[str]:
    """Through a keyhole as large as a gate one sees a bright garden, and a child stands before it."""
    hole = "M320 160A150 150 0 0 1 410 430L470 840H170L230 430A150 150 0 0 1 320 160z"
    return [
        shape("M0 0H640V960H0z", "#241c2c"),
        line("M60 0V960M580 0V960M0 80H640", "#31263a", 24),
        line(hole, "#b5833f", 40),
        line(hole, "#e0b468", 9),
        shape(hole, "url(#sky)"),
        inside(
            hole,
            sun(360, 280, 40, p.second)
            + hills(620, 0, 30, 2)
            + at(260, 690, 1.5, tree("#7a4a2c", "#4f9f57"))
            + hills(720, 1, 20, 1)
            + line("M200 780h0M250 750h0M300 790h0M410 760h0M440 800h0", p.accent, 18)
            + shape("M340 640Q300 740 330 840H400Q360 740 356 640z", "#f7e6c0"),
        ),
        shape("M170 840L60 960H580L470 840z", p.light, 0.3),
        at(330, 910, 1.5, person("#3a4a7a", p.accent)),
    ]


@deck.card("What I am inside", LAMP, "child shadow king wall", "courage growth")
def kings_shadow(p: Palette) -> list[str]:
    """A small child stands before a lamp, and the shadow on the wall is a tall king with a crown."""
    shadow = "#3a1d14"
    return [
        room(p, 780),
        glow(150, 700, 380),
        shape("M330 780L350 470Q360 400 420 390Q480 400 490 470L530 780z", shadow, 0.85),
        disc(420, 340, 54, shadow, 0.85),
        at(420, 306, 1.3, crown(shadow, shadow)),
        line("M500 480L580 330M580 780V260", shadow, 18, 0.85),
        at(300, 880, 1.3, reaching(p.accent, p.light)),
        at(130, 890, 1.9, lantern("#241410", p.light)),
    ]


@deck.card("The road unrolls", MORNING, "spool thread road hills", "beginning fate")
def thread_road(p: Palette) -> list[str]:
    """A road runs over the hills like a ribbon, and it unrolls from a giant spool of red thread."""
    return [
        sun(130, 170, 56, p.second),
        hills(520, 0, 50, 2),
        hills(590, 1, 40, 4),
        hills(700, 2, 24, 1),
        line("M660 520Q560 500 500 540T360 560", p.accent, 8),
        line("M360 560Q250 580 330 640", p.accent, 13),
        line("M330 640Q420 690 500 720", p.accent, 20),
        line("M500 720Q600 780 460 830Q380 850 300 850", p.accent, 30),
        at(210, 920, 2.5, spool("#b07a4a", p.accent), -8),
        hills(915, 3, 12, 3),
        at(352, 640, 0.55, person(p.near, p.light, p.near)),
    ]


@deck.card("Let it out", GREY, "cage sky birds door", "freedom captivity")
def cage_of_sky(p: Palette) -> list[str]:
    """In a grey world a birdcage is full of blue sky and white clouds, and its door stands open."""
    dome = "M156 420C156 232 484 232 484 420V680H156z"
    return [
        town(p, 760, 0, 2.7, 160),
        shape(dome, "#5fb8ea"),
        inside(
            dome,
            many(cloud("#ffffff"), [(240, 400, 0.7, 0), (390, 540, 0.9, 0), (220, 640, 0.6, 0)])
            + sun(390, 380, 30, "#ffd25e"),
        ),
        at(320, 680, 2, cage(p.near)),
        shape("M256 552h64v128h-64z", "#5fb8ea"),
        line("M256 552L196 576V706L256 680M226 564V692", p.near, 7),
        many(bird("#2f8fd0"), [(120, 500, 1.1, -14), (80, 370, 0.9, -14), (150, 250, 0.7, -14)]),
        shape("M0 708H640V960H0z", p.near),
        at(560, 708, 1.2, cat("#1f2430")),
    ]


@deck.card("Day and night", EMBER, "bicycle sun moon road", "time journey")
def sun_and_moon_bicycle(p: Palette) -> list[str]:
    """A bicycle rides along the horizon, and its wheels are the sun and the moon."""
    return [
        stars(40, 420, 0.9),
        rays(460, 640, 136, 176, p.accent),
        sun(460, 640, 118, p.accent),
        moon(180, 640, 118, "#e9ecf7"),
        at(320, 640, 1.4, bicycle(p.near)),
        disc(180, 640, 15, p.near) + disc(460, 640, 15, p.near),
        hills(776, 1, 10, 2),
        hills(850, 2, 30, 4),
        hills(910, 3, 20, 1),
    ]


@deck.card("Hatching", STORM, "egg town crack light", "birth beginning")
def town_in_an_egg(p: Palette) -> list[str]:
    """A great egg has cracked on a stormy plain, and a tiny lit town is inside."""
    crack = "M120 520L190 460 240 540 300 440 350 530 420 450 470 530 524 480Q560 640 500 760T320 860T140 760T120 520z"
    return [
        many(cloud(dark(p.top, 0.1)), [(130, 130, 1.3, 0), (500, 90, 1.6, 0)]),
        rain(30, p.second),
        hills(700, 0, 30, 2),
        oval(322, 510, (196, 84), "#6d5f66"),
        glow(320, 440, 280),
        many(
            house("#f2dcc0", p.accent, "#ffd25e"),
            [(196, 520, 1.2, -8), (270, 530, 1.5, 0), (372, 530, 1.7, 2), (450, 526, 1.2, 8)],
        ),
        at(330, 510, 1.25, tower("#e6cfb4", "#ffd25e", p.accent)),
        shape(crack, "#fbf3e4"),
        shape("M524 480Q560 640 500 760T320 860Q470 740 470 530z", "#e2d6c4"),
        hills(850, 3, 16, 4),
    ]


@deck.card("The only colour", GREY, "balloon child town thread", "hope innocence")
def red_balloon(p: Palette) -> list[str]:
    """A child in a grey town holds an enormous red balloon, the only thing with a colour."""
    return [
        town(p, 620, 0, 1.7, 190),
        town(p, 760, 1, 3.5, 200),
        line("M348 738Q400 640 380 520", p.near, 3),
        at(380, 520, 4, toy_balloon(p.accent, 1)),
        shape("M0 830Q320 790 640 830V960H0z", "#c9cacc"),
        at(304, 900, 1.7, reaching("#565c6c", p.accent)),
        rain(26, "#ffffff", -5),
    ]
