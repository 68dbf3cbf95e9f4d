"""The long march."""

import math

from reverie.atelier.develop import Air, Fog
from reverie.atelier.motifs.chess import (
    chess_bishop,
    chess_king,
    chess_knight,
    chess_pawn,
    chess_queen,
    chess_rook,
)
from reverie.atelier.motifs.joinery import rod, wood
from reverie.atelier.motifs.lamps import lantern
from reverie.atelier.motifs.land import Drifts, road, snowfield
from reverie.atelier.motifs.scatter import spaced
from reverie.atelier.motifs.woods import fir, forest_wall
from reverie.atelier.scene import Camera, Scene, Sun, World, card
from reverie.atelier.shapes import ball, box, tube
from reverie.atelier.sky import Sky
from reverie.atelier.thing import Paint, Thing, group, lamp

IVORY, EBONY = "#f4e8cc", "#7a2c38"


def with_lantern(piece: Thing, reach: float, level: float, power: float) -> Thing:
    """A chessman with a lantern on a crooked stick at his right side."""
    stick = tube(
        [
            (0.05, -reach, -0.12),
            (0.06, -reach, level),
            (0.2, -reach - 0.02, level + 0.1),
            (0.3, -reach, level),
        ],
        0.018,
        wood("#5a4030"),
        sides=6,
    )
    hung = lantern(power=power).size(0.42).at(0.3, -reach, level - 0.23)
    pool = lamp(0.5 * power, "#ffa040", 0.1).at(0.34, -reach, level - 0.36)
    return group(piece, stick, hung, pool, motif="lantern")


@card(
    title="The long march",
    concept="the game is over, and black and white cross the snow together, the kings last",
    alt="Chessmen of both colours walk in a winding line over a snowfield at night with lanterns; "
    "the two kings come last, hand in hand.",
    place="snow",
    hour="night",
    palette="blue snow, ivory, lantern orange",
    view="landscape",
    figures="crowd",
    moods=("solemn", "reconciled", "weary"),
    readings=("peace", "exile", "end of the game", "brotherhood", "defeat", "following"),
)
def chess_march() -> Scene:
    """We walk behind the kings and see the others go before them, up to the dark wood."""
    ground = Drifts(0.3, 5, 2, rise=0.05)
    way = [
        (0.1, -3.6), (0.5, -1.6), (1.5, 0.4), (1.7, 2.2), (0.6, 4.0), (-1.0, 5.6), (-1.6, 7.6),
        (-0.6, 9.8), (1.2, 11.8), (2.2, 14.4), (1.4, 18),
    ]  # fmt: skip
    line = spaced(way, 200)

    def on_the_way(piece: Thing, share: float, side: float = 0, size: float = 1) -> Thing:
        at = int(share * 190)
        ahead = line[at + 3] - line[at]
        heading = math.atan2(ahead[1], ahead[0])
        x = float(line[at][0] - math.sin(heading) * side)
        y = float(line[at][1] + math.cos(heading) * side)
        lifted = float(ground(x, y)) - 0.02
        return piece.size(size).turn(math.degrees(heading)).at(x, y, lifted)

    makers = (chess_pawn, chess_knight, chess_bishop, chess_rook, chess_queen)
    crowd = [
        (0, 0, 0.36, -0.45), (1, 0, 0.38, 0.4), (3, 0, 0.41, -0.3), (1, 1, 0.44, -0.25),
        (0, 1, 0.475, 0.2), (4, 0, 0.52, 0.1),
        (4, 1, 0.56, -0.1), (0, 0, 0.6, 0.25), (2, 0, 0.64, 0), (0, 1, 0.68, -0.2),
        (3, 1, 0.72, 0.1), (0, 0, 0.76, 0), (1, 0, 0.8, 0.1), (0, 1, 0.84, -0.1), (2, 1, 0.89, 0),
    ]  # fmt: skip
    march = []
    for at, (kind, side, share, off) in enumerate(crowd):
        piece = makers[kind](colour=(IVORY, EBONY)[side])
        if at % 2 == 0:
            piece = with_lantern(piece, 0.36, 0.85, 60)
        march.append(on_the_way(piece.size(1.15), share, off, 1.0))
    white = with_lantern(chess_king(colour=IVORY), 0.4, 1.0, 110).size(1.9).turn(90)
    black = with_lantern(chess_king(colour=EBONY), -0.4, 0.9, 90).size(1.9).turn(90)
    base = float(ground(0.3, -2.3)) - 0.02
    kings = [black.at(-0.38, -2.3, base), white.at(0.86, -2.3, base)]
    arms = [
        tube(
            [
                king.point(0.02, side * 0.1, 0.66),
                king.point(-0.04, side * 0.22, 0.5),
                (0.24, -2.36, base + 0.84),
            ],
            [0.1, 0.085, 0.08],
            Paint(colour, vary=0.1, rough=0.5),
        )
        for king, side, colour in ((kings[0], -1, EBONY), (kings[1], 1, IVORY))
    ]
    clasp = ball(0.12, Paint(IVORY, vary=0.1), sides=16).at(0.24, -2.38, base + 0.84)
    poles = [rod((-0.85, y, 0.62), (0.85, y, 0.62), 0.03, wood("#6a4a30")) for y in (-0.17, 0.17)]
    litter = group(
        poles,
        box((0.95, 0.36, 0.05), Paint("#b5392f", vary=0.1), bevel=0.02).at(0, 0, 0.62),
        chess_pawn(colour=IVORY).turn(y=-90).at(0.4, 0, 0.84),
        chess_rook(colour=EBONY).at(0.95),
        chess_bishop(colour=IVORY).at(-0.95),
        motif="litter",
    )
    return Scene(
        things=[
            snowfield(ground, "#c8d8f6", "#4f68b0"),
            road(way, ground, "#5a74ba", "#b8caf0", width=1.7, ruts=True, seed=2),
            group(march),
            group(kings),
            group(arms, clasp, motif="chess king"),
            on_the_way(litter, 0.27, 0.0, 1.3),
            forest_wall(
                34,
                17,
                tall=4.6,
                layers=2,
                shades=("#16264a", "#2c4270", "#7086b8"),
                mist="#5068a8",
                snow=0.5,
                gap=(0.4, 3.0),
                height=ground,
                seed=3,
            ),
            fir(3.4, ("#10203f", "#203660", "#5f78ac"), snow=0.6, seed=6).at(-3.1, 3.8, 0),
            fir(2.2, ("#10203f", "#203660", "#5f78ac"), snow=0.6, seed=8).at(3.5, 3.8, 0.2),
        ],
        camera=Camera((-0.7, -8.4, 4.9), (0.15, 2.6, 1.0), lens=45),
        world=World("#4f6cc0", "#8090c8", 0.5),
        lights=[Sun(128, 30, 1.5, "#b8ccff", 3)],
        sky=Sky(((0, "#1a2a6a"), (0.3, "#4060b0"), (1, "#6078c0")), stars=90),
        air=Air(
            1.5, Fog(11, 32, "#42589c", 0.75), bloom=0.4, saturation=1.1, weather="snow", amount=0.3
        ),
    )
