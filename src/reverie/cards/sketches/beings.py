"""Who lives there: animals, people, trees. Each stands on its origin, about 100 high."""

from reverie.cards.sketches.ink import dark, disc, line, oval, pale, shape


def fish(colour: str, fin: str) -> str:
    """A fish that swims to the left; its origin is its middle."""
    return (
        shape("M-8-24Q14-52 40-32L22-14zM-4 22Q10 44 28 34L16 14z", fin)
        + shape("M-56 0C-28-36 16-32 38-5L64-28Q56 0 64 28L38 5C16 32-28 36-56 0z", colour)
        + shape("M-56 0C-28 36 16 32 38 5Q-10 18-56 0z", pale(colour, 0.25))
        + line("M-20-18Q-10 0-20 18", fin, 4)
        + disc(-36, -5, 5, "#1c1c30")
    )


def whale(colour: str, belly: str) -> str:
    """A whale that swims to the left, 250 long; its origin is its middle."""
    return (
        shape(
            "M-110 0C-108-58-30-76 30-44C70-22 90-24 98-58C78-68 72-84 78-96C96-94 106-86 111-74C118-88 134-98 152-94C152-76 138-62 122-56C124-8 90 36 10 40C-60 44-110 42-110 0z",
            colour,
        )
        + shape("M-109 8C-70 22 0 20 56 28C30 40-20 42-44 41C-92 38-108 30-109 8z", belly)
        + line("M-84 26q30 8 60 8M-76 32q20 5 40 5", dark(belly, 0.25), 3)
        + shape("M-34 18Q-30 52-2 64Q8 40-6 18z", dark(colour, 0.25))
        + disc(-78, -4, 5, "#14142a")
        + line("M-86-16q10-6 18 0", pale(colour, 0.4), 3)
    )


def bird(colour: str) -> str:
    """A bird on the wing, 80 wide; its origin is its middle."""
    return shape("M-42-12Q-22-36 0-6Q22-36 42-12Q20-20 5 3Q0 8-5 3Q-20-20-42-12z", colour)


def perched(colour: str, wing: str) -> str:
    """A bird that sits and looks to the right."""
    return (
        line("M-6-4V8M4-4V8", dark(colour, 0.5), 3)
        + shape("M-58 6L-26-30C-26-56 22-66 26-42L42-36 26-30C26-8 4 0-14-2z", colour)
        + shape("M-40-6L-18-30Q4-34 10-20Q-8-4-40-6z", wing)
        + disc(15, -44, 3.5, "#14142a")
    )


def cat(colour: str) -> str:
    """A cat that sits with its back to us."""
    return (
        line("M22-6C60 0 62-34 46-40", colour, 11)
        + shape("M-30 0C-40-36-22-56-18-66H18C22-56 40-36 30 0Q0 8-30 0z", colour)
        + shape("M-22-70L-24-104-8-92H8L24-104 22-70Q0-48-22-70z", colour)
        + line("M-10 0Q-14-20-8-30M10 0Q14-20 8-30", dark(colour, 0.4), 3)
    )


def sleeping_cat(colour: str) -> str:
    """A cat curled up, 260 wide, its head to the left."""
    return (
        shape("M-130 0C-150-80-60-136 30-128C110-122 146-60 128 0z", colour)
        + line("M120-14C110-2 20 6-60-10", dark(colour, 0.25), 26)
        + shape(
            "M-126-50L-132-100-106-84H-74L-50-100-52-44Q-60-12-92-12T-126-50z", pale(colour, 0.1)
        )
        + line("M-114-50q9 8 18 0M-84-50q9 8 18 0M-98-34q5 6 10 0", dark(colour, 0.6), 4)
        + line("M20-104q20 6 30 22M56-102q18 8 26 24", dark(colour, 0.2), 7)
    )


def fox(colour: str) -> str:
    """A fox that sits with its back to us and looks to the right."""
    return (
        shape("M20 0C72 6 84-40 60-66C64-40 40-34 20-24z", colour)
        + shape("M60-66C70-54 72-44 70-34L50-40Q60-48 60-66z", "#fff4e6")
        + shape("M-28 0C-36-38-18-54-14-64H16C22-52 36-34 28 0Q0 8-28 0z", colour)
        + shape("M-20-72L-22-106-4-92 14-104 18-82 46-66Q20-52-4-54Q-18-58-20-72z", colour)
        + shape("M46-66Q20-52-4-54Q14-60 22-74z", "#fff4e6")
        + disc(22, -78, 3, "#14142a")
        + disc(45, -67, 4, "#14142a")
    )


def rabbit(colour: str) -> str:
    """A rabbit that sits with its back to us."""
    return (
        shape(
            "M-14-72C-34-110-26-140-16-140S-4-104-4-74zM14-72C34-110 26-140 16-140S4-104 4-74z",
            colour,
        )
        + shape("M-32 0C-40-40-20-52-16-58H16C20-52 40-40 32 0Q0 8-32 0z", colour)
        + disc(0, -66, 22, colour)
        + disc(0, -8, 12, pale(colour, 0.6))
        + line("M16-76C26-104 22-126 17-132M-16-76C-26-104-22-126-17-132", dark(colour, 0.2), 4)
    )


def deer(colour: str) -> str:
    """A deer without its antlers, which grow at 62, -140; it looks to the right."""
    return (
        line("M-44-60L-48 0M-30-56L-26 0M30-60L26 0M44-62L48 0", dark(colour, 0.2), 8)
        + shape(
            "M-60-84Q-56-98-30-96H20Q38-100 44-130L48-142 64-146 88-128Q86-120 66-122Q60-84 50-64Q20-48-40-54Q-58-60-60-84z",
            colour,
        )
        + shape("M-60-84l-10 12 12 4z", pale(colour, 0.5))
        + shape("M48-142l-18-8 4 14z", dark(colour, 0.2))
        + disc(65, -134, 3, "#14142a")
        + line("M-34-88h0M-16-84h0M2-88h0M-26-76h0M-6-74h0", pale(colour, 0.5), 6)
    )


def elephant(colour: str, ear: str) -> str:
    """An elephant that stands and looks to the right, 160 wide."""
    return (
        shape(
            "M-70 0V-60C-70-108-20-114 16-106C34-128 84-118 84-76C84-50 80-30 92-10Q80 2 72-8C60-24 64-44 60-56Q52-44 44-44V0H18V-34H-36V0z",
            colour,
        )
        + shape("M14-104C-8-100-6-56 16-50C36-52 44-84 36-102z", ear)
        + shape("M62-54Q78-44 92-50Q80-38 62-44z", "#fff8ea")
        + line("M-70-72q-12 14-8 30", dark(colour, 0.2), 4)
        + disc(56, -88, 3.5, "#14142a")
    )


def snail(colour: str) -> str:
    """The body of a snail that creeps to the left, 200 wide; its load goes at 10, -30."""
    return (
        shape(
            "M-110-4C-112-60-104-70-96-70S-86-60-84-46C-70-26-30-34 20-34S90-20 104 0Q0 8-110-4z",
            colour,
        )
        + line("M-98-66l-10-30M-92-66l4-32", colour, 5)
        + disc(-109, -98, 6, colour)
        + disc(-87, -100, 6, colour)
    )


def owl(colour: str, face: str) -> str:
    """An owl that looks at us."""
    return (
        shape(
            "M-38-30C-44-90-36-112-34-122Q-22-108 0-108T34-122C36-112 44-90 38-30Q30 2 0 2T-38-30z",
            colour,
        )
        + shape("M-22-16Q-26-54 0-60Q26-54 22-16Q0 4-22-16z", face)
        + line("M-10-40l5 5 5-5 5 5 5-5M-8-26l4 5 4-5 4 5 4-5", dark(face, 0.35), 3)
        + disc(-15, -82, 16, face)
        + disc(15, -82, 16, face)
        + disc(-13, -82, 8, "#1c1c30")
        + disc(13, -82, 8, "#1c1c30")
        + shape("M-5-74H5L0-62z", "#f2a541")
    )


def person(coat: str, scarf: str, hat: str = "") -> str:
    """Somebody in a long coat, seen from behind."""
    head = disc(0, -84, 11, "#3a2a33")
    if hat:
        head += oval(0, -90, (19, 4), hat) + shape("M-11-90Q-10-108 0-108T11-90z", hat)
    return (
        line("M-7 0V-16M7 0V-16", dark(coat, 0.5), 7)
        + shape("M-22-10L-13-62Q0-76 13-62L22-10z", coat)
        + shape("M3-10V-70Q11-68 13-62L22-10z", dark(coat, 0.2))
        + head
        + shape("M-13-66Q0-58 13-66V-73Q0-68-13-73z", scarf)
    )


def reaching(coat: str, scarf: str) -> str:
    """A child seen from behind, one arm up to the right; the hand is at 26, -96."""
    return line("M8-58L26-94", coat, 8) + person(coat, scarf)


def tree(trunk: str, crown: str) -> str:
    """A tree with a round crown."""
    return (
        shape("M-8 0Q-3-30-5-56H5Q3-30 8 0z", trunk)
        + disc(-20, -64, 26, dark(crown, 0.12))
        + disc(20, -66, 27, dark(crown, 0.2))
        + disc(0, -84, 32, crown)
        + oval(-9, -95, (12, 8), pale(crown, 0.25))
    )


def bare_tree(colour: str) -> str:
    """A tree without leaves, 200 high; `TWIGS` are its ends."""
    return (
        shape("M-20 0Q-8-40-9-90H9Q8-40 20 0z", colour)
        + line("M0-80Q-10-120-64-136M0-88Q14-124 66-140M-1-86V-150", colour, 11)
        + line(
            "M-30-126Q-60-126-92-112M-34-128Q-58-150-62-178M32-130Q66-124 94-112M36-132Q60-156 62-182M-1-148Q-16-180-30-206M0-150Q14-180 30-208M-1-150V-190M-64-136L-100-158M66-140L102-160",
            colour,
            5,
        )
    )


TWIGS = (
    (-92, -112),
    (-62, -178),
    (94, -112),
    (62, -182),
    (-30, -206),
    (30, -208),
    (-100, -158),
    (102, -160),
    (0, -190),
    (-46, -132),
    (48, -136),
)
"""where something can hang in a bare tree"""


def fir(colour: str) -> str:
    """A fir."""
    return shape("M0-110L26-68H13L34-36H17L40 0H-40L-17-36H-34L-13-68H-26z", colour) + shape(
        "M0-110L26-68H13L34-36H17L40 0H0z", dark(colour, 0.18)
    )


def mushroom(cap: str, stem: str, light: str = "") -> str:
    """A mushroom, perhaps with a light in its window."""
    window = shape("M-7-26a7 7 0 1 1 14 0v14H-7z", light) if light else ""
    return (
        shape("M-16 0Q-10-30-14-60H14Q10-30 16 0z", stem)
        + window
        + shape("M-60-52C-54-120 54-120 60-52Q0-36-60-52z", cap)
        + oval(-24, -78, (9, 7), pale(cap, 0.6))
        + oval(10, -90, (11, 8), pale(cap, 0.6))
        + oval(36, -66, (7, 6), pale(cap, 0.6))
    )


def jellyfish(colour: str) -> str:
    """A jellyfish, 150 high; its origin is under its bell."""
    return (
        line(
            "M-26 0q-12 30 0 50t-4 50M-8 0q10 34 0 60t6 44M12 0q-10 30 2 56t-4 40M30 0q10 28-2 48t6 40",
            colour,
            4,
            0.7,
        )
        + shape(
            "M-48 0C-48-72 48-72 48 0Q36 10 24 0Q12 10 0 0Q-12 10-24 0Q-36 10-48 0z", colour, 0.85
        )
        + shape("M-34-14Q-28-42-4-46Q-22-34-22-12z", pale(colour, 0.6), 0.8)
    )


def butterfly(wing: str, other: str) -> str:
    """A butterfly, 200 wide; its origin is its middle."""
    return (
        shape(
            "M0-10C-30-90-110-100-104-40C-100 0-40 10 0 0zM0-10C30-90 110-100 104-40C100 0 40 10 0 0z",
            wing,
        )
        + shape(
            "M0 0C-40 0-84 20-66 60C-50 90-12 50 0 14zM0 0C40 0 84 20 66 60C50 90 12 50 0 14z",
            other,
        )
        + oval(-66, -46, (15, 18), pale(wing, 0.5))
        + oval(66, -46, (15, 18), pale(wing, 0.5))
        + line("M0-24V36M0-24Q-6-50-22-58M0-24Q6-50 22-58", "#2a2034", 6)
    )


def apple(colour: str, leaf: str) -> str:
    """An apple, 400 high; its origin is its middle."""
    return (
        line("M0-136Q4-180 24-200", "#5b3a29", 13)
        + shape("M18-170Q60-220 120-190Q80-140 18-170z", leaf)
        + shape(APPLE, colour)
        + shape(
            "M30-148C150-196 200-96 176 20S70 214 0 190C120 130 120-60 30-148z", dark(colour, 0.14)
        )
    )


APPLE = "M0-136C-70-196-200-160-192-10S-80 220 0 190S184 140 192-10S70-196 0-136z"


def nest(colour: str) -> str:
    """A nest, 240 wide; what lies in it is drawn before it."""
    return (
        shape("M-120-46Q0-6 120-46Q106 20 0 22T-120-46z", colour)
        + line(
            "M-124-44Q-20 6 110-20M-110-24Q0 20 122-42M-96-4Q10 30 100-6M-130-34L-96-24M126-54L92-30",
            dark(colour, 0.3),
            5,
        )
        + line("M-118-40Q0 2 116-38M-70 10Q10 22 84 4", pale(colour, 0.25), 4)
    )


def dandelion(stem: str) -> str:
    """The stem and heart of a dandelion, 500 high; its seeds leave from 0, -500."""
    return (
        line("M0 0C30-160-24-330 0-500", stem, 10)
        + disc(0, -500, 22, dark(stem, 0.2))
        + shape(
            "M0 0C-70-10-110-60-130-130C-70-110-20-80 0 0zM6 0C50-20 90-50 120-104C70-100 20-70 6 0z",
            stem,
        )
    )
