"""Birds of the shore and the water.

Marks: "head" (its crown), "bill" (its tip), "back", and "foot" twice where they hang or stand; a
stork's "bundle", a pelican's "pouch".
"""

from typing import Literal

from reverie.atelier.colour import mix
from reverie.atelier.motifs.anatomy import (
    FEATHERS,
    Creature,
    blade,
)
from reverie.atelier.motifs.plumage import bill, fan, folded_wing, lay, pinion, shins, wing
from reverie.atelier.shapes import ball, tube
from reverie.atelier.thing import Paint, Point, Thing

HeronPose = Literal["stand", "one leg", "fly"]
DuckPose = Literal["swim", "stand"]


def heron(
    pose: HeronPose = "stand",
    *,
    colour: str = "#8d9bab",
    pale: str = "#eceae4",
    dark: str = "#2f3642",
    beak: str = "#e0a83e",
    legs: str = "#b98a4a",
    cells: int = 130,
) -> Thing:
    """A heron, 1.9 high, all neck and legs; 3.0 across its wings."""
    return _wader(pose, (colour, pale, dark, beak, legs), cells).called("heron")


def duck(
    pose: DuckPose = "swim",
    *,
    colour: str = "#e9c24a",
    wings: str | None = None,
    head: str | None = None,
    beak: str = "#e0752e",
    cells: int = 100,
) -> Thing:
    """A duck or duckling, 0.75 long; a green head and brown body make a drake."""
    body = Creature(colour, 0.06)
    lift = 0.0 if pose == "swim" else 0.22
    frame = body.within((0, 0, lift))
    frame.ball((-0.02, 0, 0.16), (0.32, 0.21, 0.19)).ball((0.14, 0, 0.2), (0.18, 0.17, 0.18))
    frame.limb([(-0.2, 0, 0.2), (-0.42, 0, 0.34)], [0.13, 0.02])
    folded_wing(
        frame, (-0.05, 0.19, 0.2), (0.22, 0.045, 0.12), wings or mix(colour, "#a06020", 0.15), nod=8
    )
    frame.limb([(0.18, 0, 0.3), (0.24, 0, 0.48)], [0.12, 0.1], head)
    if pose == "stand":
        for side in (1, -1):
            paint = Paint(beak, vary=0.12)
            body.add(tube([(0.02, side * 0.09, 0.26), (0.04, side * 0.09, 0.03)], 0.024, paint))
            body.add(ball(1, paint).size(0.1, 0.07, 0.016).at(0.09, side * 0.1, 0.016))
        body.mark("foot", (0.06, 0.1, 0), pair=True)
    skull = frame.within((0.26, 0, 0.53), (8, 0, -20))
    skull.ball((0, 0, 0), (0.145, 0.13, 0.135), head)
    skull.add(
        bill(
            [(0.11, 0, -0.01), (0.2, 0, -0.03), (0.27, 0, -0.02)],
            [0.05, 0.036, 0.03],
            beak,
            flat=1.45,
        )
    )
    skull.eye((0.08, 0.095, 0.035), 0.023, out=(0.5, 0.85, 0.2))
    skull.crown((-0.01, 0, 0.13)).mark("bill", (0.28, 0, -0.03))
    return frame.mark("back", (-0.08, 0, 0.36)).thing("duck", cells, FEATHERS)


def penguin(
    *,
    coat: str = "#2b3342",
    belly: str = "#f3eee2",
    beak: str = "#e0913a",
    waddle: bool = False,
    cells: int = 110,
) -> Thing:
    """A penguin, 1.1 high; `waddle` leans it from one foot to the other with lifted flippers."""
    body = Creature(coat, 0.06)
    lean = 7 if waddle else 0
    frame = body.within((0, 0, -0.01), (lean, -3, 0))
    frame.chain([(-0.03, 0, 0.24), (0, 0, 0.46), (0.02, 0, 0.72)], [0.22, 0.245, 0.16], count=6)
    frame.ball((0.12, 0, 0.42), (0.18, 0.19, 0.33), belly, blend=0.015)
    frame.limb([(-0.16, 0, 0.16), (-0.28, 0, 0.05)], [0.1, 0.02])
    out = 0.42 if waddle else 0.34
    low = 0.42 if waddle else 0.28
    flipper = blade(
        [(0.02, 0.17, 0.72), (0.0, (out + 0.24) / 2, 0.54), (-0.05, out, low)],
        [0.06, 0.085, 0.07, 0.01],
        mix(coat, belly, 0.15),
        coat,
        facing=(0.2, -1, -0.5),
        cup=-0.15,
        thick=0.045,
    )
    frame.add(flipper, pair=True)
    for side in (1, -1):
        up = 0.07 if waddle and side < 0 else 0.0
        foot = Paint(beak, vary=0.15)
        for toe in (-24, 0, 24):
            claw = ball(1, foot, sides=12).size(0.1, 0.032, 0.026).at(0.08).turn(toe + side * 12)
            body.add(claw.turn(y=-up * 250).at(0.05, side * 0.1, 0.024 + up))
    head = frame.within((0.03, 0, 0.9), (-lean + 6, 2, -18))
    head.ball((0, 0, 0), (0.16, 0.155, 0.155))
    head.ball((0.095, 0.068, -0.02), (0.08, 0.065, 0.08), belly, blend=0.012, pair=True)
    head.ball((0.06, 0, -0.1), (0.1, 0.1, 0.06), mix(belly, "#f0b848", 0.6), blend=0.04)
    head.add(bill([(0.13, 0, 0.0), (0.2, 0, -0.01), (0.28, 0, -0.04)], [0.04, 0.028, 0.004], beak))
    head.eye((0.155, 0.092, 0.02), 0.024, out=(0.7, 0.6, 0.2))
    head.crown((0, 0, 0.155)).mark("bill", (0.28, 0, -0.04))
    return frame.mark("back", (-0.22, 0, 0.55)).thing("penguin", cells, FEATHERS)


def _wader(
    pose: HeronPose,
    colours: tuple[str, str, str, str, str],
    cells: int,
    crown: str | None = None,
    *,
    straight: bool = False,
) -> Thing:
    """The heron, the crane and the stork: colour, pale, dark, beak and legs."""
    colour, pale, dark, beak, legs = colours
    body = Creature(colour, 0.06)
    if pose == "fly":
        body.chain([(-0.42, 0, 0.6), (0, 0, 0.62), (0.34, 0, 0.68)], [0.08, 0.18, 0.11], count=7)
        body.add(wing(1.5, 0.48, colour, dark, lift=24, bend=12).at(0.1, 0.12, 0.7), pair=True)
        body.add(fan(6, 0.34, 36, dark if crown else colour).at(-0.42, 0, 0.6))
        for side in (1, -1):
            paint = Paint(legs, vary=0.12)
            body.add(
                tube(
                    [
                        (-0.3, side * 0.05, 0.54),
                        (-0.8, side * 0.05, 0.5),
                        (-1.3, side * 0.04, 0.46),
                    ],
                    [0.022, 0.018, 0.008],
                    paint,
                )
            )
        neck: list[Point] = (
            [(0.34, 0, 0.7), (0.6, 0, 0.76), (0.9, 0, 0.78)]
            if straight or crown
            else [(0.34, 0, 0.7), (0.58, 0, 0.66), (0.52, 0, 0.86), (0.72, 0, 0.9)]
        )
        end = neck[-1]
        at, turn = (end[0] + 0.06, 0, end[2] + 0.01), (0, 6, 0)
        body.mark("back", (0, 0, 0.8)).mark("foot", (-1.3, 0.04, 0.46), pair=True)
    else:
        frame = body.within((0, 0, 0.95), (0, -24, 0))
        frame.chain([(-0.42, 0, 0.0), (-0.04, 0, 0), (0.2, 0, 0.03)], [0.06, 0.185, 0.12], count=7)
        folded_wing(
            frame, (-0.08, 0.15, 0.01), (0.32, 0.05, 0.14), mix(colour, dark, 0.12), dark, nod=2
        )
        frame.add(fan(5, 0.3, 20, dark if crown else colour).at(-0.34, 0, 0))
        for each in range(3):
            plume = pinion(pale).size(0.3, 0.16, 0.3)
            frame.add(
                lay(plume, (0.16, 0.05 * (each - 1), -0.05), (0.1, 0.1 * (each - 1), -1), (1, 0, 0))
            )
        body.add(
            shins((-0.02, 0.07, 0.84), (0.02, 0.06, 0.015), legs, thick=0.02, toe=0.16, heel=0.05)
        )
        if pose == "one leg":
            paint = Paint(legs, vary=0.12)
            body.add(
                tube(
                    [(-0.02, -0.07, 0.84), (0.16, -0.07, 0.64), (-0.04, -0.07, 0.46)],
                    [0.024, 0.02, 0.018],
                    paint,
                    bend=False,
                )
            )
            body.add(tube([(-0.04, -0.07, 0.46), (-0.03, -0.07, 0.34)], [0.018, 0.008], paint))
        else:
            body.add(
                shins(
                    (0.02, -0.07, 0.84), (0.14, -0.07, 0.015), legs, thick=0.02, toe=0.16, heel=0.05
                )
            )
        neck = [(0.2, 0, 1.08), (0.36, 0, 1.24), (0.26, 0, 1.46), (0.3, 0, 1.68), (0.4, 0, 1.76)]
        at, turn = (0.46, 0, 1.77), (4, 12, -12)
        body.mark("back", (-0.08, 0, 1.14)).mark("foot", (0.02, 0.06, 0))
    body.chain(neck, [0.1, 0.066, 0.055, 0.052, 0.055][: len(neck)], pale, count=20, blend=0.05)
    head = body.within(at, turn)
    head.ball((0, 0, 0), (0.12, 0.076, 0.078), pale)
    if crown:
        head.spot((0.02, 0, 0.07), (0.08, 0.06, 0.045), crown, soft=0.012)
        head.spot((-0.04, 0, -0.07), (0.12, 0.1, 0.06), dark, soft=0.02)
    elif not straight:
        head.limb(
            [(0.03, 0.045, 0.045), (-0.12, 0.03, 0.045)], [0.03, 0.02], dark, blend=0.01, pair=True
        )
        plume = pinion(dark).size(0.36, 0.12, 0.3)
        head.add(lay(plume, (-0.09, 0.01, 0.045), (-1, 0.06, -0.32), (0, 0, 1)))
    head.add(
        bill([(0.09, 0, 0.0), (0.26, 0, -0.015), (0.46, 0, -0.04)], [0.042, 0.028, 0.003], beak)
    )
    head.eye(
        (0.065, 0.062, 0.018), 0.018, iris=None if straight else "#e8c24a", out=(0.4, 0.9, 0.2)
    )
    head.crown((0, 0, 0.078)).mark("bill", (0.46, 0, -0.04))
    return body.thing("heron", cells, FEATHERS)
