"""The house of cards."""

import math

from reverie.atelier.develop import Air
from reverie.atelier.motifs.games import playing_card
from reverie.atelier.motifs.joinery import drape, plain, rod
from reverie.atelier.motifs.people import figure, person
from reverie.atelier.motifs.winged import moth
from reverie.atelier.scene import Camera, Panel, Scene, Spot, World, card
from reverie.atelier.shapes import box, cutout
from reverie.atelier.thing import Paint, Thing, group, lamp, light


@card(
    title="The house of cards",
    concept="they all live in it, they all know what it is made of, and now a moth comes",
    alt="A tall house of cards with lit rooms and people in it stands on a dark table; a moth "
    "flutters near, and a man on the roof holds his breath.",
    place="indoors",
    hour="night",
    palette="card ivory, crimson, lamp",
    view="room",
    figures="few",
    moods=("tense", "tender", "hushed"),
    readings=("fragility", "trust", "risk", "balance", "family", "the small cause"),
)
def house_of_cards() -> Scene:
    """Every room is its own lamp; the rest of the room is crimson dark."""
    long, lean = 1.3, 23.0
    up, half = long * math.cos(math.radians(lean)), long * math.sin(math.radians(lean))
    step = 2 * half + 0.06
    signs = ("heart", "diamond", "star", "moon", "leaf")
    face = [
        playing_card(sign=s, pattern=p).turn(90).size(long)
        for s, p in zip(signs, ("#a8232c", "#a8232c", "#2a2430", "#a8232c", "#2a2430"), strict=True)
    ]
    back = playing_card(back=True, pattern="#a8232c").turn(90).size(long)
    house_parts: list[Thing] = []
    people: list[Thing] = []
    poses = ("wave", "think", "stand", "look up")
    for level in range(4):
        count = 4 - level
        z = level * (up + 0.03)
        if level:
            floor = playing_card(back=True).turn(90, x=90).size(1.36)
            house_parts += [floor.at((at - (count - 1) / 2) * step, 0, z) for at in range(count)]
        for at in range(count):
            x = (at - (count - 1) / 2) * step
            for s in (-1, 1):
                sheet_of = back if (at + level + s) % 3 == 0 else face[(at * 2 + level + s) % 5]
                house_parts.append(
                    sheet_of.turn(y=-s * lean).at(x + s * half / 2, 0, z + up / 2 + 0.01)
                )
            glow = ("#ffb850", "#ffc870", "#ff9f4a")[(at + level) % 3]
            room_back = cutout(
                [(-half * 0.92, 0.02), (half * 0.92, 0.02), (0, up * 0.94)], 0.01, light(glow, 1.3)
            )
            house_parts.append(room_back.at(x, 0.38, z))
            if (at + level) % 2:
                bars = [
                    rod((0, 0.3, 0.02), (0, 0.3, up * 0.9), 0.018, plain("#3a2018")),
                    rod(
                        (-half * 0.55, 0.3, up * 0.42),
                        (half * 0.55, 0.3, up * 0.42),
                        0.018,
                        plain("#3a2018"),
                    ),
                ]
                house_parts.append(group(bars).at(x, 0, z))
            people.append(lamp(2.6, "#ffb860", 0.1).at(x, -0.2, z + 0.5))
            if (at + level) % 2 == 0:
                who = person(
                    poses[(at + level) % 4],
                    age="adult" if at % 2 else "child",
                    wear="coat",
                    colour=("#3d5a80", "#5b7340", "#a8433a")[at % 3],
                )
                people.append(who.turn(-60 + 40 * at).size(0.42).at(x - 0.03, -0.05, z + 0.02))
    tower_of = group(house_parts, people, motif="house of cards")
    brave = figure(
        "think", age="adult", wear="coat", colour="#e0b23a", hat="beret", hat_colour="#2a4a80"
    )
    brave = brave.turn(-40).size(0.8).at(0.62, -0.14, 3 * (up + 0.03) + 0.03)
    tower_all = group(tower_of, brave.thing).turn(24)
    visitor = moth("open", wings="#ecdcb4", border="#8a5a3a").turn(90).turn(x=62).turn(y=-38)
    visitor = visitor.size(0.72).at(1.55, -0.9, 4.55)
    curtains = [
        drape(
            3.2, 16, Paint("#9c2434", "#7a1828", vary=0.12, sheen=0.4), folds=6, depth=0.2, seed=s
        ).at(x, 4.2, -1)
        for s, x in ((1, -3.4), (2, 3.2))
    ]
    felt = box(
        (24, 14, 0.3),
        Paint("#4a2a1c", "#38200f", vary=0.2, grain=1.5, rough=0.4, shine=0.4),
        motif="table",
    ).at(0, -1, -0.15)
    fallen = [
        playing_card(sign="heart").turn(30, x=-90).size(1.3).at(-1.5, -2.6, 0.02),
        playing_card(back=True).turn(-20, x=-90).size(1.3).at(-1.0, -2.9, 0.04),
    ]
    return Scene(
        things=[
            felt,
            tower_all,
            visitor,
            group(curtains, motif="curtain"),
            *fallen,
            box((24, 0.2, 14), Paint("#4a3a68", vary=0.1), bevel=0, motif="wall").at(0, 5.2, 4),
            lamp(120, "#ff9a5a", 0.4).at(-0.6, 2.6, 2.6),
            lamp(16, "#ffd8a0", 0.2).at(0.9, -1.9, 4.4),
        ],
        camera=Camera((0.5, -7.6, 0.95), (0.12, 0, 2.35), lens=40),
        world=World("#5a5688", "#8a4038", 0.5),
        lights=[
            Spot((3.6, -4.5, 6.5), (0, 0, 2.4), 420, "#ffd49a", 60, 0.7, 0.4),
            Panel((-5, -1, 5), (0, 0, 2.5), 130, "#8a9ae0", 2),
        ],
        air=Air(exposure=1.5, bloom=0.32, saturation=1.06, contrast=1.08),
    )
