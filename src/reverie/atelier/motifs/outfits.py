"""Outfits: which clothes make a sailor's jacket, a nightgown or a pair of dungarees."""

from dataclasses import dataclass, replace

from reverie.atelier.colour import mix
from reverie.atelier.motifs import clothes
from reverie.atelier.motifs.bodies import Body
from reverie.atelier.motifs.clothes import Wear, cloth
from reverie.atelier.shapes import tube
from reverie.atelier.thing import Paint, Thing, group


@dataclass(frozen=True)
class Worn:
    """What somebody wears, and on which skin."""

    wear: Wear
    colour: str
    second: str | None
    legs: str
    skin: str
    wind: float


def dressed(frame: Body, worn: Worn) -> list[Thing]:
    """All the clothes, from the neck to the ankles."""
    colour, trim = worn.colour, worn.second or mix(worn.colour, "#f6ead0", 0.75)
    dark = mix(colour, "#241a20", 0.45)
    neck = tube(
        [frame.chest - frame.up * 0.02, frame.head],
        frame.measures.head * 0.4,
        Paint(worn.skin, vary=0.06, bump=0.02),
        sides=14,
    )
    parts = [neck]
    skirt_paint = cloth(colour)
    length = clothes.LONG.get(worn.wear, 0)
    match worn.wear:
        case "coat":
            parts += [clothes.upper(frame, colour), clothes.legs(frame, worn.legs, loose=False)]
            parts += [
                clothes.skirt(frame, skirt_paint, length, flare=0.85, folds=0.03, wind=worn.wind)
            ]
            parts += [
                clothes.collar(frame, dark),
                clothes.buttons(frame, trim, (0.84, 0.66, 0.48, 0.3)),
                clothes.cuffs(frame, dark),
            ]
        case "dress":
            parts += [clothes.upper(frame, colour), clothes.legs(frame, worn.legs, loose=False)]
            parts += [
                clothes.skirt(frame, skirt_paint, length, flare=1.5, folds=0.08, wind=worn.wind)
            ]
            parts += [
                clothes.collar(frame, trim),
                clothes.cuffs(frame, trim, 0.44),
                clothes.belt(frame, trim, 0.42, 0.1, 0.08),
            ]
        case "sweater":
            knit = cloth(colour, worn.second, "rings", 3.4) if worn.second else cloth(colour)
            parts += [
                clothes.upper(frame, colour, knit, low=0.55),
                clothes.legs(frame, worn.legs, loose=True),
            ]
            parts += [
                clothes.collar(frame, dark, "rolled"),
                clothes.cuffs(frame, dark, 0.45),
                clothes.belt(frame, dark, 0.12, 0.2, 0.02),
            ]
        case "shirt":
            parts += [
                clothes.upper(frame, colour, sleeve="short", low=0.5),
                clothes.arms(frame, worn.skin),
            ]
            parts += [
                clothes.legs(frame, worn.legs, loose=True),
                clothes.collar(frame, colour),
                clothes.belt(frame, dark, 0.08),
            ]
        case "overalls":
            parts += [
                clothes.upper(
                    frame, trim, cloth(trim, mix(trim, colour, 0.6), "rings", 4), low=0.6
                ),
                clothes.legs(frame, colour, loose=True),
            ]
            parts += [
                clothes.collar(frame, trim, "rolled"),
                clothes.panel(frame, cloth(colour), 0.0, 0.78, 62),
                _straps(frame, colour),
            ]
            parts += [
                clothes.panel(frame, cloth(colour), 0.0, 0.22, 180, ease=0.06),
                clothes.buttons(frame, "#e0b860", (0.72,), (0.42, -0.42), 0.5),
            ]
        case "apron":
            parts += [clothes.upper(frame, colour), clothes.legs(frame, worn.legs, loose=False)]
            parts += [
                clothes.skirt(frame, skirt_paint, length, flare=0.9, folds=0.06, wind=worn.wind),
                clothes.collar(frame, trim),
            ]
            white = cloth(worn.second or "#f3ead8")
            parts += [
                clothes.panel(frame, white, 0.36, 0.84, 42),
                clothes.belt(frame, white.colour or "", 0.42, 0.1, 0.1),
            ]
            parts += [
                clothes.skirt(
                    frame,
                    white,
                    length * 0.84,
                    flare=0.96,
                    folds=0.06,
                    wind=worn.wind,
                    span=(-72, 72),
                    ease=0.06,
                )
            ]
        case "pyjamas":
            cotton = cloth(colour, worn.second or "#f4ecdc", "stripes", 5)
            cotton = replace(cotton, face="side")
            parts += [
                clothes.upper(frame, colour, cotton, low=0.4),
                clothes.legs(frame, colour, loose=True).painted(cotton),
            ]
            parts += [clothes.collar(frame, trim), clothes.buttons(frame, trim, (0.78, 0.54, 0.3))]
            parts += [clothes.skirt(frame, cotton, 0.22, flare=0.5, folds=0.02)]
        case "uniform":
            parts += [clothes.upper(frame, colour), clothes.legs(frame, worn.legs, loose=True)]
            parts += [
                clothes.skirt(frame, skirt_paint, 0.42, flare=0.5, folds=0.02),
                clothes.belt(frame, dark, 0.34, 0.14, 0.08),
            ]
            parts += [
                clothes.collar(frame, trim, "high"),
                clothes.buttons(frame, "#e6bd5a", (0.86, 0.68, 0.5), (0.36, -0.36), 0.5),
            ]
            parts += [clothes.cuffs(frame, trim), _epaulettes(frame, "#e6bd5a")]
        case "robe" | "nightgown":
            wide = "wide" if worn.wear == "robe" else "long"
            parts += [
                clothes.upper(frame, colour, sleeve=wide),
                clothes.legs(frame, worn.legs, loose=False),
            ]
            parts += [
                clothes.skirt(frame, skirt_paint, length, flare=1.15, folds=0.06, wind=worn.wind)
            ]
            kind = "rolled" if worn.wear == "robe" else "round"
            parts += [
                clothes.collar(frame, trim, kind),
                clothes.cuffs(frame, trim, 0.64 if wide == "wide" else 0.45),
            ]
            if worn.wear == "robe":
                parts.append(clothes.belt(frame, trim, 0.4, 0.12, 0.06))
        case "cloak":
            parts += [
                clothes.upper(frame, dark),
                clothes.legs(frame, worn.legs, loose=True),
                clothes.collar(frame, colour, "rolled"),
            ]
            parts += [clothes.skirt(frame, cloth(dark), 0.55, flare=0.6, folds=0.03)]
        case "bare":
            parts += [
                clothes.upper(frame, worn.skin, Paint(worn.skin, vary=0.06, bump=0.02)),
                clothes.legs(frame, worn.skin, loose=False),
            ]
            parts += [clothes.legs(frame, colour, loose=True, short=True)]
    return parts


def _straps(frame: Body, colour: str) -> Thing:
    girth = frame.measures.girth
    found = []
    for sign in (1, -1):
        side = frame.across * sign * girth
        front = (
            frame.hip + (frame.chest - frame.hip) * 0.74 + frame.ahead * girth * 0.9 + side * 0.42
        )
        over = frame.chest + side * 0.62 + frame.up * girth * 0.62
        behind = frame.waist - frame.ahead * girth * 0.84 + side * 0.1
        high = frame.chest - frame.ahead * girth * 0.7 + side * 0.5
        found.append(
            tube(
                [
                    front,
                    front * 0.35 + over * 0.65 + frame.ahead * girth * 0.22,
                    over,
                    high,
                    behind,
                ],
                girth * 0.11,
                cloth(colour),
                sides=6,
            )
        )
    return group(found)


def _epaulettes(frame: Body, colour: str) -> Thing:
    girth = frame.measures.girth
    gold = Paint(colour, vary=0.1, rough=0.4, metal=0.4)
    found = []
    for sign, shoulder in zip((1, -1), frame.shoulders, strict=True):
        top = shoulder + frame.up * girth * 0.46
        out = frame.across * sign * girth
        found.append(
            tube(
                [top - out * 0.5 + frame.up * girth * 0.04, top + out * 0.25],
                [girth * 0.16, girth * 0.26],
                gold,
                sides=10,
                bend=False,
            )
        )
    return group(found)
