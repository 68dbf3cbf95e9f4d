"""Sketches in which the sky does what it should not."""

from reverie.cards.sketches.beings import (
    bare_tree,
    bird,
    cat,
    fish,
    nest,
    person,
    reaching,
    tree,
    whale,
)
from reverie.cards.sketches.deck import Deck
from reverie.cards.sketches.grounds import (
    clouds,
    glow,
    hills,
    mountains,
    rain,
    sea,
    snow,
    stars,
    town,
    water_light,
    woods,
)
from reverie.cards.sketches.heavens import (
    cloud,
    comet,
    crescent,
    eye,
    moon,
    planet,
    rays,
    star,
    sun,
)
from reverie.cards.sketches.ink import (
    Palette,
    at,
    dark,
    inside,
    line,
    many,
    mix,
    pale,
    shape,
    spread,
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
    STORM,
    VIOLET,
)
from reverie.cards.sketches.things import (
    cage,
    clock,
    door,
    feather,
    hot_air_balloon,
    house,
    key,
    ladder,
    lantern,
    paper_boat,
    stairs,
    swing,
    teacup,
    umbrella,
)

deck = Deck()


@deck.card("The door in the moon", NIGHT, "moon door ladder hill", "longing wonder")
def moon_door(p: Palette) -> list[str]:
    """A ladder leans from a dark hill against the full moon, where a small door stands open."""
    return [
        stars(70, 700),
        moon(350, 330, 230, p.light),
        at(350, 420, 1.2, door(p.accent, "#fffdf2")),
        at(212, 880, 1, ladder(470, dark(p.near, 0.1)), 16),
        hills(840, 2, 50, 1),
        hills(900, 3, 30, 2),
        at(150, 872, 0.9, person(p.accent, p.light)),
    ]


@deck.card("Above the clouds", DUSK, "boat clouds sail birds", "freedom calm")
def boat_on_clouds(p: Palette) -> list[str]:
    """A large paper boat sails on a sea of pink clouds towards a low sun."""
    return [
        sun(470, 420, 92, p.light),
        clouds(560, pale(p.low, 0.1), 0.55, 2),
        at(140, 300, 0.8, bird(p.near)),
        at(215, 250, 0.5, bird(p.near)),
        clouds(640, mix(p.low, p.middle, 0.3), 0.9, 5),
        at(270, 730, 3.1, paper_boat("#fff3e2"), -6),
        clouds(700, mix(p.low, p.middle, 0.55), 0.95, 1),
        clouds(810, mix(p.middle, p.top, 0.4), 1, 3),
    ]


@deck.card("The last ferry", MORNING, "whale town basket flight", "wonder departure")
def whale_ferry(p: Palette) -> list[str]:
    """A whale floats over the roofs of a town and carries a lit house on its back."""
    return [
        sun(120, 180, 50, p.second),
        at(520, 200, 1, cloud(pale(p.middle, 0.5))),
        at(90, 520, 0.8, cloud(pale(p.middle, 0.4))),
        at(342, 338, 0.95, house("#fff1d6", p.accent, p.second), 4),
        at(270, 342, 0.6, tree(p.near, "#5f9c7a")),
        at(320, 420, 2.1, whale(p.near, pale(p.far, 0.5))),
        town(p, 850, 1, 1, 90),
        town(p, 930, 3, 4.2, 110),
    ]


@deck.card("A swing for one", ROSE, "moon swing child thread", "solitude play")
def moon_swing(p: Palette) -> list[str]:
    """A child sits with its back to us on a long swing that hangs from a crescent moon."""
    return [
        stars(30, 500, 0.4),
        crescent(330, 260, 170, p.light),
        at(330, 716, 1, swing(310, p.near)),
        at(330, 726, 1.5, person(p.accent, p.light)),
        clouds(820, mix(p.low, p.far, 0.3), 0.8, 4),
        clouds(890, p.far, 1, 2),
    ]


@deck.card("Brooding", AUTUMN, "sun nest tree bird", "patience warmth")
def sun_in_a_nest(p: Palette) -> list[str]:
    """The sun lies like an egg in a nest at the top of a bare tree, and a small bird keeps watch."""
    return [
        hills(760, 0, 60, 3),
        hills(830, 1, 40, 1),
        at(300, 930, 2.5, bare_tree(p.near)),
        rays(300, 370, 150, 240, "#fff1c4"),
        sun(300, 370, 116, "#ffd25e"),
        at(300, 486, 1.35, nest("#7a4a2c")),
        at(548, 520, 0.9, bird(p.accent), -10),
        hills(900, 3, 24, 5),
    ]


@deck.card("The lamplighter", VIOLET, "stars ladder person lantern", "duty wonder")
def lamplighter(p: Palette) -> list[str]:
    """Somebody on a very tall ladder lights the stars one by one; half of the sky is still dark."""
    lit = [(90, 130, 0.9), (200, 80, 0.6), (250, 210, 1.1), (110, 300, 0.7), (390, 150, 1.4)]
    unlit = [(520, 120, 0.8), (570, 270, 1), (480, 330, 0.6), (590, 430, 0.8), (420, 60, 0.5)]
    return [
        many(glow(0, 0, 70) + star(p.light), [(*one, 0) for one in lit]),
        many(star(dark(p.middle, 0.25)), [(*one, 0) for one in unlit]),
        at(372, 900, 1, ladder(660, p.near), -3),
        line("M352 290L384 186", p.near, 5),
        at(346, 376, 1.2, person(p.accent, p.light, p.near)),
        mountains(820, 1, 120, 2),
        hills(890, 3, 30, 2),
        at(120, 892, 0.7, house(dark(p.far, 0.3), p.near, p.light)),
    ]


@deck.card("Harvest of light", STORM, "umbrella stars rain", "hope luck")
def star_harvest(p: Palette) -> list[str]:
    """An umbrella turned upside down catches the stars that fall out of a stormy sky."""
    falling = [(110, 160, 0.5, 20), (470, 110, 0.7, 20), (300, 230, 0.9, 20), (540, 330, 0.5, 20)]
    falling += [(180, 390, 0.7, 20), (380, 420, 0.9, 20)]
    caught = [(200 + x * 240, 690 - y * 46, 0.7, n * 15) for n, (x, y) in enumerate(spread(8))]
    return [
        at(120, 90, 1.3, cloud(p.top)),
        at(480, 60, 1.6, cloud(dark(p.top, 0.3))),
        rain(50, p.second),
        glow(320, 560, 230),
        many(star(p.light), [*falling, *caught]),
        at(320, 540, 2.6, umbrella(p.accent, "#f3e6d0"), 180),
        hills(880, 2, 24, 2),
        hills(926, 3, 14, 4),
    ]


@deck.card("Not yet", NOON, "balloon tree rope roots", "restlessness home")
def tree_balloon(p: Palette) -> list[str]:
    """A hot-air balloon wants to rise, but its basket has grown roots deep into a green hill."""
    return [
        at(110, 190, 0.9, cloud("#ffffff")),
        at(560, 340, 0.7, cloud("#ffffff")),
        hills(720, 0, 50, 2),
        at(330, 690, 2.9, hot_air_balloon(p.accent, p.second, "#7a4a2c")),
        hills(730, 2, 16, 8.2),
        line(
            "M330 690V800Q330 860 270 920M330 740Q300 800 210 830M330 760Q370 830 470 850"
            "M330 800Q350 880 420 940M250 816Q220 850 170 900M410 838Q450 870 540 890",
            "#7a4a2c",
            15,
        ),
    ]


@deck.card("Walking the comet", AURORA, "comet child thread snow", "play wonder")
def comet_kite(p: Palette) -> list[str]:
    """A child holds a comet by a thread, as if it were a kite, under a green northern sky."""
    return [
        shape("M0 330Q200 150 330 300T640 200V90Q420 200 320 130T0 170z", p.low, 0.25),
        shape("M0 470Q240 320 380 420T640 330V270Q430 370 330 300T0 380z", p.second, 0.22),
        stars(60, 640, 0.2),
        glow(330, 260, 190),
        at(330, 260, 2, comet(p.light)),
        line("M186 772Q300 560 326 286", p.light, 2.5),
        mountains(800, 1, 130, 5),
        hills(850, 0, 26, 3),
        at(150, 900, 1.6, reaching(p.accent, p.light)),
        hills(910, 2, 20, 1),
    ]


@deck.card("Taken home", LAMP, "moon cage window night", "possession regret")
def moon_in_a_cage(p: Palette) -> list[str]:
    """The full moon shines in a birdcage on a table; the window behind it shows an empty night."""
    return [
        shape("M70 110h210v290H70z", "#152447") + stars(14, 300, 0.1),
        line("M70 110h210v290H70zM175 110v290M70 255h210", dark(p.near, 0.1), 14),
        moon(380, 540, 96, "#fff3cf"),
        at(380, 700, 1.7, cage(p.near)),
        shape("M0 724H640V770H0z", dark(p.middle, 0.3)),
        shape("M0 770H640V960H0z", dark(p.near, 0.1)),
        at(120, 724, 1.3, cat("#1d1414")),
    ]


@deck.card("High noon", DESERT, "clock sun desert traveller", "time weariness")
def clock_sun(p: Palette) -> list[str]:
    """A great clock hangs in the sky in the place of the sun, and a lone traveller crosses the sand."""
    return [
        glow(400, 300, 420),
        rays(400, 300, 205, 275, p.light),
        at(400, 300, 4, clock(p.accent, p.light)),
        hills(660, 0, 40, 2),
        hills(730, 1, 50, 4),
        shape("M174 884L330 940 200 892z", p.near, 0.5),
        hills(830, 2, 40, 1, 3),
        at(170, 846, 1.1, person(p.second, p.light, p.near)),
        hills(930, 3, 20, 3),
    ]


@deck.card("Still too hot", EMBER, "planet teacup steam spoon", "comfort vastness")
def planet_in_a_cup(p: Palette) -> list[str]:
    """A planet with a ring floats in a huge cup of tea, and its steam becomes a galaxy."""
    return [
        line("M240 420Q140 330 250 240T270 60M400 420Q500 320 400 220T440 40", p.light, 26, 0.16),
        stars(60, 420, 0.6),
        glow(330, 520, 260),
        at(320, 880, 2.4, teacup("#fff1de", "#b5562f")),
        inside(
            "M0 0H640V632H470A150 30 0 0 1 170 632H0z",
            at(322, 530, 2.5, planet(p.second, p.light), -12),
        ),
        shape("M0 900H640V960H0z", p.near),
    ]


@deck.card("The cloud shepherd", MINT, "clouds shepherd threads hill", "calm care")
def cloud_shepherd(p: Palette) -> list[str]:
    """A shepherd on a green hill leads four clouds home on long threads."""
    flock = [(120, 190, 1.1), (330, 110, 0.8), (300, 330, 1.3), (520, 230, 1)]
    return [
        sun(560, 640, 60, p.second),
        hills(700, 0, 50, 1),
        *(line(f"M430 742Q{(x + 430) / 2:.0f} 600 {x} {y}", p.near, 2.5) for x, y, _ in flock),
        many(cloud("#ffffff"), [(*one, 0) for one in flock]),
        hills(800, 2, 40, 6, 3),
        at(446, 820, 1.2, person(p.accent, p.second, dark(p.near, 0.2))),
        line("M424 746L420 826", p.near, 5),
        hills(900, 3, 26, 2),
    ]


@deck.card("The eye of the evening", EMBER, "eye sea sun boat", "unease fate")
def evening_eye(p: Palette) -> list[str]:
    """Above the sea the setting sun is the iris of an enormous open eye, and a tiny boat sails below."""
    return [
        glow(320, 380, 380),
        at(320, 390, 1.35, eye(p.accent, "#fff2d6", p.near)),
        sea(p, 690, 0.3),
        water_light(320, 700, p.accent),
        at(450, 800, 0.7, paper_boat(p.light)),
    ]


@deck.card("Drawing the night", NOON, "birds night day curtain", "ending change")
def drawn_night(p: Palette) -> list[str]:
    """Five white birds draw the starry night over a bright day like a cloth."""
    flock = [(470, 150), (420, 290), (390, 430), (420, 570), (480, 700)]
    night = (
        "M0 0H470Q400 150 420 290Q350 370 390 430Q370 520 420 570Q420 650 480 700Q300 720 0 800z"
    )
    return [
        hills(780, 0, 50, 2),
        sun(560, 300, 44, p.second),
        shape(night, "#1b2757"),
        inside(night, stars(60, 780, 0.15)),
        crescent(130, 200, 66, "#ffeeb5"),
        many(bird("#ffffff"), [(x, y, 1.7, 24) for x, y in flock]),
        hills(860, 2, 40, 4),
        at(110, 884, 0.9, house("#243056", "#121a3c", "#ffd97a")),
        at(520, 892, 0.9, house("#fff1d6", p.accent, "#6a7f8c")),
        hills(930, 3, 14, 1),
    ]


@deck.card("A rain of keys", VIOLET, "keys moon roofs rain", "secrets chance")
def rain_of_keys(p: Palette) -> list[str]:
    """Golden keys rain on the roofs of a town at night, and one hangs on the horn of the moon."""
    return [
        crescent(420, 210, 120, p.light),
        many(
            key("#f5c565"),
            [
                (30 + x * 580, 90 + y * 640, 0.5 + n % 4 * 0.22, n * 47 % 60 - 30)
                for n, (x, y) in enumerate(spread(19, 0.35))
            ],
        ),
        town(p, 840, 1, 3.3, 120),
        town(p, 930, 3, 1.6, 110),
    ]


@deck.card("School of lanterns", NIGHT, "fish lanterns roofs night", "celebration strangeness")
def lantern_fish(p: Palette) -> list[str]:
    """Red fish swim between glowing lanterns above the roofs of a sleeping town."""
    lamps = [(110, 330, 1.1), (330, 210, 0.8), (540, 400, 1.2), (250, 520, 0.9)]
    school = [(230, 330, 1.4), (450, 260, -1.1), (150, 560, 1), (420, 540, 1.7), (540, 640, -0.8)]
    return [
        stars(40, 500, 0.7),
        *(line(f"M{x} 0V{y - 84 * s:.0f}", p.near, 2.5) for x, y, s in lamps),
        many(lantern(p.near, p.light), [(*lamp, 0) for lamp in lamps]),
        many(fish("#e2583e", "#f7a35c"), [(*one, 0) for one in school]),
        town(p, 900, 2, 2.2, 110),
        town(p, 960, 3, 0.4, 80),
    ]


@deck.card("One more step", ROSE, "stairs clouds sun climber", "ambition hope")
def cloud_stairs(p: Palette) -> list[str]:
    """White stairs rise out of the clouds to the sun, and end one step before it."""
    return [
        sun(490, 210, 100, p.light),
        at(110, 300, 0.9, cloud(pale(p.low, 0.4))),
        at(20, 860, 1, stairs(10, "#fff4ea", 42, 52)),
        at(296, 498, 1, person(p.accent, p.near, p.near)),
        clouds(660, mix(p.low, p.middle, 0.2), 0.9, 1.5),
        clouds(760, mix(p.low, p.middle, 0.5), 0.95, 3),
        clouds(860, p.middle, 1, 6),
    ]


@deck.card("Something fell", SNOW, "feather village snow", "mystery tenderness")
def fallen_feather(p: Palette) -> list[str]:
    """A feather as long as a street has fallen on a small village in the snow."""
    return [
        mountains(560, 0, 190, 3),
        woods(640, 1, 70, 2),
        hills(650, 0, 24, 2),
        at(120, 720, 0.9, house("#8f5f5a", "#f7f3f2", p.second)),
        at(250, 690, 0.7, house("#6d6f8f", "#f7f3f2", p.second)),
        at(545, 712, 0.9, house("#8f5f5a", "#f7f3f2", p.second)),
        at(90, 880, 1.35, feather("#3f5f9f"), 72),
        at(470, 850, 0.8, person(p.near, p.accent, p.near)),
        hills(890, 0, 20, 7),
        snow(46),
    ]


@deck.card("Patience", DUSK, "person stars roof thread", "patience solitude")
def star_fishing(p: Palette) -> list[str]:
    """Somebody on a steep roof fishes in the evening sky and has a star on the line."""
    return [
        stars(46, 560, 0.5),
        shape("M640 500L430 760 640 960z", dark(p.far, 0.2)),
        shape("M-40 960L250 560 560 960z", p.near),
        shape("M420 640h60v150h-60z", dark(p.near, 0.2)),
        shape("M190 800h60v80h-60zM270 800h60v80h-60z", p.light),
        line("M262 520L480 300", "#5b3a4a", 7),
        line("M480 300Q500 380 470 440", p.light, 2),
        glow(470, 466, 90),
        at(470, 466, 1.2, star(p.light)),
        at(250, 590, 1.3, person(p.accent, p.light, p.near)),
    ]


@deck.card("Two moons", AURORA, "moons bridge traveller", "choice distance")
def bridge_of_moons(p: Palette) -> list[str]:
    """A thin rope bridge hangs between two moons, and a traveller has come to its middle."""
    rope = "M150 330Q330 700 520 560"
    planks = "M190 404v34M230 466v34M275 520v34M320 560v34M365 584v34M410 592v34M455 584v34"
    return [
        stars(90, 960, 0.9),
        moon(90, 250, 170, p.light),
        moon(580, 610, 130, p.second),
        line(rope, "#f2e3c4", 4),
        line("M150 366Q330 736 520 596", "#f2e3c4", 7),
        line(planks, "#f2e3c4", 3),
        at(352, 608, 0.75, person(p.accent, p.light, dark(p.top))),
        clouds(880, mix(p.top, p.middle, 0.6), 0.7, 2),
    ]
