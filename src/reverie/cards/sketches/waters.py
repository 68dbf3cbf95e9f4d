"""Sketches on the water and under it."""

from reverie.cards.sketches.beings import (
    TWIGS,
    bare_tree,
    bird,
    cat,
    fir,
    fish,
    jellyfish,
    person,
    snail,
    tree,
    whale,
)
from reverie.cards.sketches.deck import Deck
from reverie.cards.sketches.grounds import (
    glow,
    hills,
    mountains,
    rain,
    sea,
    snow,
    stars,
    swell,
    town,
    water_light,
)
from reverie.cards.sketches.heavens import cloud, crescent, moon, star, sun
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
    pale,
    shape,
)
from reverie.cards.sketches.palettes import (
    AURORA,
    AUTUMN,
    DEEP,
    DESERT,
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
    VIOLET,
)
from reverie.cards.sketches.things import (
    BOTTLE,
    HOURGLASS,
    anchor,
    bed,
    bottle,
    candle,
    door,
    hourglass,
    house,
    lantern,
    lighthouse,
    paper_boat,
    sailing_boat,
    square_sail,
    stairs,
    teacup,
    tower,
    train,
    umbrella,
)

deck = Deck()


@deck.card("Come in", DUSK, "door sea light boat", "invitation mystery")
def door_in_the_sea(p: Palette) -> list[str]:
    """A door stands open in the middle of the sea, and its light lies on the water before a boat."""
    return [
        stars(24, 300, 0.2),
        at(520, 250, 0.9, cloud(p.middle)),
        sea(p, 520, 0.4),
        glow(330, 430, 300),
        at(330, 560, 2.6, door("#9c3a2c", p.light)),
        water_light(330, 590, p.light, 9),
        at(250, 850, 1.4, sailing_boat(p.near, "#f7e6cf")),
        swell(p, 910, 0.8),
    ]


@deck.card("Message", MORNING, "bottle town sea", "hope smallness")
def town_in_a_bottle(p: Palette) -> list[str]:
    """A bottle drifts on the morning sea with a whole small town inside."""
    small = many(
        house("#f6dcc0", p.accent, p.light),
        [(-90, -14, 0.55, 0), (-52, -14, 0.7, 0), (0, -14, 0.5, 0), (40, -14, 0.62, 0)],
    )
    return [
        sun(470, 250, 70, p.second),
        at(150, 160, 0.9, cloud("#ffffff")),
        many(bird(p.near), [(180, 330, 0.6, 0), (250, 300, 0.4, 0)]),
        sea(p, 480),
        at(
            300,
            740,
            1.9,
            inside(BOTTLE, shape("M-150 4V-16Q-60-30 160-14V4z", "#7fa66a") + small)
            + bottle("#ffffff"),
            -9,
        ),
        swell(p, 770, 0.35),
        swell(p, 860, 0.75),
    ]


@deck.card("Captain", STORM, "umbrella cat rain sea", "courage humour")
def umbrella_captain(p: Palette) -> list[str]:
    """A cat sails through heavy rain in an umbrella that floats upside down."""
    return [
        at(140, 130, 1.5, cloud(dark(p.top, 0.2))),
        at(500, 90, 1.7, cloud(p.top)),
        sea(p, 600, 0.6),
        swell(p, 690, 0.3),
        at(300, 740, 2.1, cat("#20222f")),
        at(330, 470, 3, umbrella(p.accent, "#f3e6d0"), 174),
        swell(p, 800, 0.55),
        swell(p, 880, 0.9),
        rain(60, "#e6eef2"),
    ]


@deck.card("The island that moves", MINT, "whale forest sea birds", "home drift")
def whale_island(p: Palette) -> list[str]:
    """A forest and a little house stand on the back of a whale that swims in a calm sea."""
    return [
        sun(500, 200, 60, p.second),
        many(bird(p.near), [(120, 250, 0.6, 0), (190, 220, 0.45, 0), (260, 270, 0.35, 0)]),
        sea(p, 560, 0.2),
        many(
            fir("#2f6b58"),
            [(140, 545, 1.3, -8), (205, 520, 1.9, -3), (275, 525, 1.5, 0), (432, 606, 1.2, 8)],
        ),
        at(358, 552, 1.1, house("#fff1d6", p.accent, p.second), 8),
        at(290, 660, 2.5, whale("#2b5b66", pale(p.far, 0.4))),
        swell(p, 740, 0.6),
        swell(p, 850, 0.9),
    ]


@deck.card("Somebody is at home", DEEP, "house fish sea light", "warmth solitude")
def house_below(p: Palette) -> list[str]:
    """A lit house stands on the bottom of the sea, and fish gather at its window."""
    beams = "M120-20L-40 960H120L220-20zM330-20L300 960H470L420-20zM520-20L620 960H760L600-20z"
    return [
        shape(beams, "#ffffff", 0.07),
        hills(760, 1, 40, 2),
        line(
            "M90 900Q60 800 100 720T90 600M140 920Q170 840 130 770M560 900Q600 800 560 730T580 610",
            "#2f8f7a",
            12,
        ),
        glow(330, 690, 300),
        at(330, 850, 3.2, house("#3f5f7a", "#d9654a", p.second)),
        many(
            fish(p.accent, p.second),
            [(190, 640, -0.8, 0), (130, 740, -0.6, 0), (480, 470, 0.9, 0), (210, 400, -1.2, 0)],
        ),
        line("M520 330h0M536 270h0M515 220h0M528 160h0", p.light, 14, 0.5),
        hills(870, 3, 20, 1),
    ]


@deck.card("Street lamps", DEEP, "jellyfish person road lights", "wonder calm")
def jellyfish_lamps(p: Palette) -> list[str]:
    """Somebody walks along a road on the sea floor, and jellyfish light the way like street lamps."""
    lamps = [(110, 330, 1.7, 0), (500, 400, 1.4, 0), (190, 590, 1, 0), (430, 610, 0.8, 0)]
    return [
        hills(720, 0, 40, 4),
        many(glow(0, -20, 120) + jellyfish("#ffc7b0"), [*lamps, (330, 180, 0.9, 0)]),
        hills(760, 2, 20, 1),
        shape("M300 745H345L520 960H90z", mix(p.far, p.light, 0.35), 0.6),
        at(318, 880, 1.4, person("#14283c", p.accent, "#0a2233")),
    ]


@deck.card("Down to the moon", NIGHT, "stairs sea moon", "descent longing")
def stairs_to_the_moon(p: Palette) -> list[str]:
    """Stone stairs lead down into a still sea, and the moon lies lit on the bottom."""
    return [
        stars(50, 330, 0.1),
        mountains(380, 1, 90, 3),
        sea(p, 370, 0.9),
        moon(170, 760, 110, p.light),
        shape("M0 370H640V960H0z", p.middle, 0.25),
        at(262, 970, 1, stairs(7, mix(p.far, p.light, 0.3), 62, 84)),
        at(600, 466, 1.2, person(p.accent, p.light)),
        line("M90 900q40-16 80 0t80 0M120 610q40-16 80 0t80 0", "#ffffff", 4, 0.35),
    ]


@deck.card("The smallest lighthouse", VIOLET, "candle boats sea", "guidance fragility")
def candle_lighthouse(p: Palette) -> list[str]:
    """A burning candle on a rock shows the way to a fleet of paper boats."""
    return [
        stars(40, 460, 0.8),
        sea(p, 560, 0.5),
        shape("M0 420L440 330V560z", p.light, 0.12),
        shape("M350 640Q400 560 480 570T620 650z", p.near),
        at(470, 590, 2.6, candle("#fff1dc", "#ffe08a")),
        many(
            paper_boat("#ffffff"),
            [(120, 640, 0.6, 0), (250, 690, 0.8, -4), (110, 780, 1.1, 3), (330, 860, 1.5, -5)],
        ),
        swell(p, 880, 0.9),
    ]


@deck.card("A storm before breakfast", LAMP, "teacup storm ship lightning", "anger humour")
def storm_in_a_cup(p: Palette) -> list[str]:
    """A sailing boat fights high waves in a teacup, under a small black cloud with lightning."""
    return [
        at(320, 260, 1.6, cloud("#3a3848")),
        shape("M330 280l-40 90h34l-30 80 84-110h-38l30-60z", p.light),
        line("M220 300l-10 40M260 320l-10 50M420 300l-10 50M460 290l-8 36", "#cfd6e0", 4, 0.7),
        at(320, 880, 2.6, teacup("#fff4e4", "#3f7f8f")),
        at(330, 600, 1.2, sailing_boat("#7a3b22", "#fff4e4"), 14),
        shape("M116 606q34-40 68 0t68 0 68 0 68 0 68 0 68 0Q520 660 320 664T116 606z", "#4f96a3"),
        line("M116 606q34-40 68 0t68 0 68 0 68 0 68 0 68 0", "#d8f0ee", 5),
        shape("M0 900H640V960H0z", p.near),
    ]


@deck.card("The fish tree", ROSE, "tree fish water", "abundance oddity")
def fish_tree(p: Palette) -> list[str]:
    """A bare tree grows out of the water, and coloured fish hang in it like leaves."""
    return [
        sun(160, 240, 80, p.light),
        sea(p, 700, 0.1),
        at(330, 790, 2.6, bare_tree(p.near)),
        many(
            fish(p.accent, p.light),
            [(330 + 2.6 * x, 800 + 2.6 * y, -0.75 if x > 0 else 0.75, 0) for x, y in TWIGS[::2]],
        ),
        many(
            fish(p.second, p.light),
            [(330 + 2.6 * x, 800 + 2.6 * y, -0.6 if x > 0 else 0.6, 0) for x, y in TWIGS[1::2]],
        ),
        oval(330, 792, (110, 12), p.light, 0.4),
        swell(p, 880, 0.6),
    ]


@deck.card("In tow", DUSK, "moon boat rope sea", "effort love")
def moon_in_tow(p: Palette) -> list[str]:
    """A rowing boat tows the full moon over the sea on a long rope."""
    return [
        stars(40, 420, 0.3),
        sea(p, 470, 0.7),
        inside("M0 0H640V540H580A150 22 0 0 1 280 540H0z", moon(430, 500, 150, p.light)),
        water_light(430, 570, p.light, 8),
        line("M296 560Q220 720 190 744", "#fff4e0", 4),
        at(150, 734, 1.1, person(p.accent, p.light, p.near)),
        shape("M40 740H240Q226 800 190 800H96Q56 796 40 740z", p.near),
        line("M110 760L30 830", "#7a4a5a", 8),
        swell(p, 820, 0.6),
    ]


@deck.card("The part you can see", SNOW, "iceberg town sea depth", "secrets hidden")
def iceberg_town(p: Palette) -> list[str]:
    """The small white tip of an iceberg is above the water; below hangs a whole lit town, upside down."""
    berg = (
        "M140 400L230 460 330 330 420 430 520 400 590 560 500 760 380 920 300 880 200 760 80 560z"
    )
    return [
        mountains(400, 0, 80, 2),
        many(bird(p.near), [(130, 210, 0.6, 0), (200, 180, 0.4, 0)]),
        shape("M0 400H640V960H0z", "#2f5f94"),
        shape(berg, "#7fb4d6"),
        inside(berg, at(0, 850, 1, f'<g transform="scale(1 -1)">{town(p, 330, 3, 2.4, 150)}</g>')),
        shape("M140 400L250 290 300 330 370 220 440 320 520 400z", "#ffffff"),
        shape("M370 220L440 320 520 400H400z", "#d5e3f2"),
        line("M0 400H640", "#ffffff", 5, 0.8),
        at(90, 404, 0.5, paper_boat(p.accent)),
        snow(18, 0.6),
    ]


@deck.card("At anchor", NOON, "cloud anchor sea", "rest dream")
def anchored_cloud(p: Palette) -> list[str]:
    """A white cloud lies at anchor over the sea, on a chain that goes down into the water."""
    chain = "M330 360V700"
    return [
        at(330, 330, 2.6, cloud("#ffffff")),
        at(300, 190, 0.9, house("#fff1d6", p.accent, p.second)),
        at(390, 172, 0.7, tree("#7a4a2c", "#5fa86a")),
        line(chain, "#41566b", 7),
        f'<path d="{chain}" stroke="#9fc4dd" stroke-width="3" stroke-dasharray="9 11"/>',
        sea(p, 640, 0.3),
        at(330, 850, 1.7, anchor("#2f4a63"), 8),
        shape("M0 640H640V960H0z", p.top, 0.3),
        many(
            fish(p.second, p.accent), [(150, 800, 0.7, 0), (500, 880, -0.9, 0), (230, 900, 0.5, 0)]
        ),
    ]


@deck.card("Before I sleep", VIOLET, "bed sail sea stars", "dream journey")
def bed_under_sail(p: Palette) -> list[str]:
    """A bed with a mast and a swelling sail rides over the waves under a starry sky."""
    return [
        stars(80, 620, 0.05),
        crescent(110, 150, 60, p.light),
        sea(p, 620, 0.2),
        line("M330 720V250", "#5b4034", 10),
        at(330, 270, 2.5, square_sail("#fff1dc")),
        shape("M330 250l90-26-90-22z", p.accent),
        swell(p, 720, 0.3),
        at(320, 800, 2, bed("#7a4a3c", p.accent, "#fff4ea"), -4),
        swell(p, 800, 0.5),
        swell(p, 880, 0.85),
    ]


@deck.card("Further down", AURORA, "diver lantern stars depth", "curiosity awe")
def stars_below(p: Palette) -> list[str]:
    """A diver with a lantern sinks past the last rocks and finds a starry sky under the sea."""
    return [
        line("M300 0V320", "#e6f4ea", 3, 0.7),
        shape(
            "M0 200Q120 300 90 460T170 700L0 820zM640 120Q520 260 560 420T470 640L640 760z", p.near
        ),
        stars(120, 960, 0.45),
        glow(364, 440, 170),
        glow(320, 900, 380),
        at(300, 460, 1.3, person("#c98a3d", "#7a4a2c")),
        disc(300, 348, 32, "#f2b23e") + disc(308, 348, 19, "#9fe6e0"),
        at(364, 462, 0.7, lantern(p.near, p.light)),
        line("M330 270h0M346 230h0M332 190h0", "#ffffff", 13, 0.6),
        at(170, 830, 0.9, star(p.light)),
        at(480, 880, 0.7, star(p.light)),
    ]


@deck.card("Upstream", AUTUMN, "boats waterfall cliff", "effort hope")
def up_the_fall(p: Palette) -> list[str]:
    """Paper boats sail up a high waterfall, one behind the other, towards the light."""
    return [
        sun(320, 130, 84, p.light),
        shape("M220 200Q320 170 420 200L470 960H170z", "#bfe0dc"),
        line("M260 210L230 960M300 200L290 960M345 198L355 960M385 204L420 960", "#ffffff", 7, 0.6),
        shape("M0 120Q120 110 230 210L180 960H0z", p.near),
        shape("M640 80Q520 90 410 205L470 960H640z", dark(p.near, 0.15)),
        many(fir(p.second), [(60, 130, 1, 0), (150, 164, 0.8, 0), (560, 100, 1.1, 0)]),
        many(
            paper_boat(p.accent),
            [
                (300, 800, 1.3, -58),
                (345, 600, 1, -70),
                (300, 440, 0.75, -62),
                (330, 320, 0.55, -66),
            ],
        ),
        disc(230, 930, 70, "#ffffff", 0.7)
        + disc(340, 950, 80, "#ffffff", 0.8)
        + disc(440, 940, 66, "#ffffff", 0.7),
    ]


@deck.card("The other castle", MORNING, "castle lake reflection", "truth memory")
def other_castle(p: Palette) -> list[str]:
    """A proud castle stands at a lake, and its reflection in the water is a forest of bare trees."""
    return [
        sun(110, 200, 50, p.second),
        mountains(480, 0, 170, 4),
        hills(480, 1, 14, 2),
        many(
            tower("#d9b8a0", p.light, p.accent),
            [(200, 480, 1, 0), (440, 480, 1.1, 0), (320, 480, 1.5, 0)],
        ),
        shape(
            "M200 480V390h20v-14h20v14h26v-14h26v14h26v-14h26v14h26v-14h26v14h24v-14h20v14h26V480z",
            "#c9a28c",
        ),
        shape("M0 480H640V960H0z", "#4f8f96"),
        f'<g transform="translate(0 960)scale(1 -1)">{many(bare_tree("#1f3f47"), [(200, 480, 1.1, 0), (320, 480, 1.6, 0), (450, 480, 1.2, 0)])}</g>',
        line("M60 560h120M420 620h150M90 700h90M380 780h180M200 860h140", "#dff3ea", 5, 0.5),
    ]


@deck.card("Slow light", EMBER, "snail lighthouse beach sea", "patience guidance")
def snail_lighthouse(p: Palette) -> list[str]:
    """A snail carries a lighthouse along the evening beach in the place of its shell."""
    return [
        sun(120, 430, 64, p.accent),
        sea(p, 500, 0.6),
        hills(700, 1, 30, 3),
        at(360, 752, 2, lighthouse("#fff1de", "#d9483b", p.light)),
        at(330, 810, 2.1, snail("#d9a06a")),
        line("M540 816Q590 830 660 818", "#fff1de", 6, 0.5),
        hills(850, 3, 16, 6),
    ]


@deck.card("After the rain", GREY, "puddle sky boots reflection", "hope perspective")
def puddle(p: Palette) -> list[str]:
    """Two red boots stand at a puddle in grey pavement that reflects a blue summer sky."""
    stones = "".join(f"M0 {y}H640" for y in range(60, 960, 110)) + "".join(
        f"M{x + (y // 110 % 2) * 70} {y}v110"
        for y in range(60, 900, 110)
        for x in (70, 210, 350, 490, 630)
    )
    pool = "M90 420C60 280 240 200 380 240S620 330 570 480S380 640 250 610S110 540 90 420z"
    return [
        shape("M0 0H640V960H0z", "#8d92a0"),
        line(stones, "#777c8b", 6),
        line(pool, "#6d7280", 14),
        shape(pool, "#6fc3ea"),
        inside(
            pool,
            sun(430, 350, 44, "#ffd25e")
            + many(cloud("#ffffff"), [(210, 380, 0.8, 0), (380, 520, 1, 0)])
            + many(bird("#2f4a63"), [(260, 470, 0.6, 0), (320, 440, 0.45, 0)]),
        ),
        many(
            shape("M-34 0V-70Q-34-134 0-134T34-70V0z", p.accent)
            + oval(0, -4, (34, 26), dark(p.accent, 0.35))
            + oval(0, -4, (22, 15), "#3a3f5f"),
            [(262, 850, 1.15, -4), (372, 850, 1.15, 5)],
        ),
    ]


@deck.card("Night train", NIGHT, "train sea moon", "journey dream")
def sea_train(p: Palette) -> list[str]:
    """A little train with lit windows runs over the open sea, right through the light of the moon."""
    return [
        stars(60, 420, 0.6),
        moon(440, 240, 110, p.light),
        at(150, 310, 1, cloud(mix(p.top, p.middle, 0.6))),
        sea(p, 500, 0.1),
        water_light(440, 520, p.light, 12),
        at(300, 690, 1.6, train("#8f2f3a", p.second)),
        line("M20 704H620", "#cfe6ee", 4, 0.7),
        disc(96, 540, 20, "#ffffff", 0.4)
        + disc(150, 500, 28, "#ffffff", 0.3)
        + disc(216, 454, 36, "#ffffff", 0.2),
        swell(p, 850, 0.9),
    ]


@deck.card("What runs away", DESERT, "hourglass sea desert boat", "time loss")
def hourglass_sea(p: Palette) -> list[str]:
    """In a great hourglass a sea with a boat runs out, and becomes a desert below."""
    return [
        hills(780, 1, 30, 2),
        at(
            320,
            480,
            2,
            inside(
                HOURGLASS,
                shape("M-120-110H120V0H-120z", "#2f8fa3")
                + line("M-90-110q15-12 30 0t30 0 30 0 30 0 30 0 30 0", "#d8f0ee", 4)
                + shape("M-3-10H3V120H-3z", "#2f8fa3")
                + shape("M-120 180V150Q-60 140-20 104Q0 90 20 104Q60 140 120 150V180z", "#eab765")
                + at(-10, -108, 0.6, sailing_boat("#7a3b22", "#fff4e4"), -6)
                + at(52, 152, 0.26, tree("#7a4a2c", p.second)),
            )
            + hourglass("#8a4b2f", "#ffffff"),
        ),
        hills(900, 3, 16, 4),
    ]
