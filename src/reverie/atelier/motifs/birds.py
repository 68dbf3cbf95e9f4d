"""Birds of the garden and the wood.

Marks: "head" (its crown), "bill" (its tip), "back", and "foot" twice where they hang or stand.
"""

from typing import Literal

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    FEATHERS,
    Creature,
    blade,
)
from reverie.atelier.motifs.plumage import bill, fan, folded_wing, shins, wing
from reverie.atelier.shapes import tube
from reverie.atelier.thing import Paint, Thing

BirdPose = Literal["perch", "peck", "wings up", "wings down"]
OwlPose = Literal["perch", "fly"]
CrowPose = Literal["perch", "caw", "wings up", "wings down"]


def bird(
    pose: BirdPose = "perch",
    *,
    colour: str = "#c2452d",
    belly: str = "#f2ddb6",
    beak: str = "#e2a53b",
    wings: str | None = None,
    cells: int = 90,
) -> Thing:
    """A small song bird, 0.55 high on its legs; 1.1 across its wings."""
    body = Creature(colour, 0.05)
    dark = wings or mix(colour, "#301812", 0.3)
    flying = pose in ("wings up", "wings down")
    frame = body.within((0, 0, 0.3), (0, {"peck": 38, "perch": -22}.get(pose, -6), 0))
    frame.ball((0, 0, 0), (0.22, 0.165, 0.17)).ball((0.1, 0, 0.02), (0.15, 0.15, 0.15))
    frame.ball((0.07, 0, -0.06), (0.17, 0.135, 0.12), belly, blend=0.04)
    frame.limb([(-0.12, 0, 0.0), (-0.26, 0, 0.0)], [0.1, 0.045])
    frame.add(fan(5, 0.4, 44 if flying else 22, dark).at(-0.16, 0, 0.03))
    if flying:
        lift, bend = (48, -10) if pose == "wings up" else (-22, 12)
        frame.add(
            wing(0.62, 0.26, dark, lift=lift, bend=bend, count=12).at(0.06, 0.1, 0.07), pair=True
        )
        frame.mark("foot", (-0.06, 0.05, -0.18), pair=True)
    else:
        folded_wing(frame, (-0.03, 0.145, 0.03), (0.17, 0.04, 0.1), dark, nod=4)
        body.add(shins((0.0, 0.06, 0.2), (0.03, 0.06, 0.012), beak, thick=0.011), pair=True)
        body.mark("foot", (0.03, 0.06, 0), pair=True)
    at, turn = {
        "peck": ((0.22, 0, 0.24), (0, 48, -10)),
        "perch": ((0.13, 0, 0.48), (10, 0, -22)),
    }.get(pose, ((0.2, 0, 0.4), (0, 4, -6)))
    head = body.within(at, turn)
    head.ball((0, 0, 0), (0.125, 0.12, 0.12)).ball(
        (0.05, 0, -0.05), (0.075, 0.085, 0.06), belly, blend=0.03
    )
    head.add(
        bill([(0.09, 0, 0.005), (0.15, 0, 0.0), (0.21, 0, -0.02)], [0.036, 0.022, 0.003], beak)
    )
    head.eye((0.075, 0.085, 0.03), 0.022, out=(0.5, 0.85, 0.2))
    head.crown((0, 0, 0.115)).mark("bill", (0.21, 0, -0.02))
    return body.mark("back", (-0.05, 0, 0.46)).thing("bird", cells, FEATHERS)


def owl(
    pose: OwlPose = "perch",
    *,
    colour: str = "#7d5c42",
    face: str = "#ecdcbe",
    eyes: str = "#e9a93a",
    cells: int = 120,
) -> Thing:
    """An owl, 1.3 high, with a round stare and ear tufts; 3.1 across its wings."""
    body = Creature(colour, 0.06)
    dark = mix(colour, "#2a1a10", 0.35)
    if pose == "perch":
        body.chain([(-0.02, 0, 0.24), (0, 0, 0.46), (0.02, 0, 0.7)], [0.22, 0.265, 0.22], count=6)
        body.ball((0.1, 0, 0.42), (0.19, 0.19, 0.31), face, blend=0.05)
        for row in range(5):
            for each in range(-2 + row % 2, 3):
                y = each * 0.085 + (0.0425 if row % 2 else 0) - 0.04 * (row % 2)
                body.spot(
                    (0.29 - 0.06 * abs(each), y, 0.2 + row * 0.1),
                    (0.08, 0.016, 0.032),
                    dark,
                    soft=0.01,
                )
        folded_wing(
            body, (-0.05, 0.215, 0.46), (0.3, 0.06, 0.17), dark, mix(face, dark, 0.4), nod=-68
        )
        for side in (0.07, 0.13, 0.01):
            toe = [(0.1, side, 0.07), (0.19, side, 0.05), (0.24, side, 0.012)]
            body.add(tube(toe, [0.035, 0.032, 0.008], Paint("#d9a648", vary=0.15)), pair=True)
        body.add(fan(5, 0.3, 30, dark).turn(y=-62).at(-0.12, 0, 0.24))
        at, turn = (0.03, 0, 0.88), (8, 2, -14)
        body.mark("back", (-0.25, 0, 0.6)).mark("foot", (0.18, 0.08, 0), pair=True)
    else:
        body.chain([(-0.36, 0, 0.36), (0, 0, 0.42), (0.24, 0, 0.48)], [0.12, 0.22, 0.2], count=6)
        body.ball((0.02, 0, 0.34), (0.3, 0.17, 0.14), face, blend=0.05)
        spread = wing(1.25, 0.46, colour, dark, lift=22, bend=8)
        body.add(spread.at(0.1, 0.14, 0.5), pair=True)
        body.add(fan(7, 0.4, 56, colour, dark).at(-0.38, 0, 0.36))
        for side in (0.06, 0.11):
            body.add(
                tube([(0.06, side, 0.24), (0.12, side, 0.1)], [0.035, 0.012], Paint("#d9a648")),
                pair=True,
            )
        at, turn = (0.4, 0, 0.54), (0, 4, -6)
        body.mark("back", (0, 0, 0.64)).mark("foot", (0.12, 0.09, 0.08), pair=True)
    _owl_head(body.within(at, turn), colour, face, eyes)
    return body.thing("owl", cells, FEATHERS)


def crow(
    pose: CrowPose = "perch", *, colour: str = "#26262f", beak: str = "#3a3a42", cells: int = 100
) -> Thing:
    """A crow or raven, 0.85 high, glossy; 2.2 across its wings. `caw` leans out and calls."""
    body = Creature(colour, 0.05)
    flying = pose.startswith("wings")
    tilt = -4 if flying else (-34 if pose == "perch" else 4)
    frame = body.within((0, 0, 0.46), (0, tilt, 0))
    frame.ball((0, 0, 0), (0.29, 0.17, 0.18)).ball((0.13, 0, 0.02), (0.18, 0.15, 0.16))
    frame.limb([(-0.2, 0, 0), (-0.4, 0, 0)], [0.11, 0.05])
    frame.add(fan(6, 0.55, 44 if flying else 18, colour).at(-0.24, 0, 0.03))
    if flying:
        lift, bend = (42, -14) if pose == "wings up" else (-16, 14)
        frame.add(
            wing(1.05, 0.4, colour, lift=lift, bend=bend, slots=1).at(0.08, 0.1, 0.08), pair=True
        )
    else:
        folded_wing(
            frame, (-0.08, 0.15, 0.03), (0.26, 0.045, 0.12), mix(colour, "#3a4a7a", 0.2), nod=3
        )
        body.add(
            shins((0.02, 0.08, 0.32), (0.05, 0.08, 0.015), beak, thick=0.018, toe=0.1), pair=True
        )
        body.mark("foot", (0.05, 0.08, 0), pair=True)
    at, turn = {
        "perch": ((0.2, 0, 0.74), (6, 4, -20)),
        "caw": ((0.38, 0, 0.6), (0, -14, -8)),
    }.get(pose, ((0.34, 0, 0.54), (0, 6, -4)))
    body.limb([(0.12, 0, 0.54), at], [0.14, 0.11])
    head = body.within(at, turn)
    head.ball((0, 0, 0), (0.14, 0.115, 0.12))
    gap = 0.07 if pose == "caw" else 0.0
    upper = [(0.09, 0, 0.02), (0.2, 0, 0.03 + gap * 0.4), (0.33, 0, -0.02 + gap * 0.4)]
    head.add(bill(upper, [0.052, 0.042, 0.006], beak))
    head.add(
        bill(
            [(0.09, 0, -0.025), (0.19, 0, -0.03 - gap * 0.6), (0.29, 0, -0.03 - gap)],
            [0.04, 0.028, 0.005],
            beak,
        )
    )
    head.eye((0.085, 0.085, 0.035), 0.022, iris="#c9c4b0", out=(0.5, 0.85, 0.2))
    head.crown((0, 0, 0.12)).mark("bill", (0.33, 0, -0.03))
    return body.mark("back", (-0.05, 0, 0.64)).thing(
        "crow", cells, Paint(vary=0.14, grain=6, rough=0.55, shine=0.35, bump=0.12)
    )


def _owl_head(head: Creature, colour: str, face: str, eyes: str) -> None:
    head.ball((0, 0, 0), (0.23, 0.265, 0.21))
    head.ball((0.13, 0.105, -0.005), (0.085, 0.135, 0.135), face, blend=0.03, pair=True)
    head.eye((0.185, 0.1, 0.015), 0.076, iris=eyes, out=(0.96, 0.16, 0.05))
    head.limb([(0.2, 0, 0.1), (0.235, 0, 0.0)], [0.04, 0.03], colour, blend=0.02)
    tuft = blade(
        [(0.06, 0.14, 0.15), (0.05, 0.2, 0.25), (0.02, 0.25, 0.37)],
        [0.05, 0.055, 0.035, 0.003],
        mix(colour, "#20120a", 0.25),
        colour,
        facing=(1, 0, 0),
        cup=0.3,
        thick=0.03,
    )
    head.add(tuft, pair=True)
    head.add(
        bill(
            [(0.225, 0, -0.01), (0.27, 0, -0.05), (0.255, 0, -0.11)],
            [0.035, 0.032, 0.004],
            "#d9a648",
        )
    )
    head.crown((0, 0, 0.21)).mark("bill", (0.26, 0, -0.1))
