"""Things that people make. Each stands on its origin and is about 100 high, unless it says more."""

from reverie.cards.sketches.grounds import glow
from reverie.cards.sketches.ink import dark, disc, line, oval, pale, shape


def door(colour: str, light: str) -> str:
    """A door that stands open; light falls out."""
    return (
        shape("M-24 0H24L70 44H-60z", light, 0.35)
        + shape("M-32 0V-68A32 32 0 0 1 32-68V0z", dark(colour, 0.4))
        + shape("M-24 0V-68A24 24 0 0 1 24-68V0z", light)
        + shape("M24 0L52 14V-62Q46-84 24-76z", colour)
        + disc(46, -28, 3.5, light)
    )


def key(colour: str) -> str:
    """A key that hangs from its ring."""
    return line("M0-64V0M0-6h18M0-22h13", colour, 9) + line(
        "M-18-82a18 18 0 1 1 36 0a18 18 0 1 1-36 0", colour, 9
    )


def ladder(length: int, colour: str) -> str:
    """A ladder of this length."""
    rungs = "".join(f"M-15-{y}h30" for y in range(16, length, 26))
    return line(f"M-17 0V-{length}M17 0V-{length}{rungs}", colour, 6)


def stairs(steps: int, colour: str, going: int = 40, rise: int = 30) -> str:
    """Steps that lead up to the right, with their lit tops."""
    climb = f"v-{rise}h{going}" * steps
    tops = "".join(f"M{n * going} {-(n + 1) * rise}h{going}" for n in range(steps))
    return shape(f"M0 0{climb}V0z", colour) + line(tops, pale(colour, 0.4), 5)


def paper_boat(colour: str) -> str:
    """A folded boat."""
    return (
        shape("M-30-30L0-82 30-30z", pale(colour, 0.25))
        + shape("M0-82L30-30H0z", dark(colour, 0.08))
        + shape("M-70-40L-42 0H42L70-40 30-28H-30z", colour)
        + shape("M0-28H30L70-40 42 0H0z", dark(colour, 0.16))
    )


def sailing_boat(hull: str, sail: str) -> str:
    """A boat under sail."""
    return (
        line("M0-14V-112", dark(hull), 5)
        + shape("M6-108Q62-66 56-24H6z", sail)
        + shape("M-6-92Q-40-60-42-24H-6z", dark(sail, 0.12))
        + shape("M-62-18H66Q52 8 30 8H-32Q-52 6-62-18z", hull)
        + shape("M-62-18H66l-5 9H-58z", pale(hull, 0.2))
    )


def umbrella(colour: str, handle: str) -> str:
    """An open umbrella."""
    return (
        line("M0-60V-8q0 10 9 10t9-10M0-112v-8", handle, 5)
        + shape(
            "M-56-58A56 56 0 0 1 56-58Q45-70 34-58Q22-70 11-58Q0-70-11-58Q-22-70-34-58Q-45-70-56-58z",
            colour,
        )
        + shape(
            "M0-114Q-26-100-34-58Q-22-70-11-58Q-10-96 0-114zM0-114Q40-106 56-58Q45-70 34-58Q28-96 0-114z",
            dark(colour, 0.18),
        )
    )


def clock(colour: str, face: str) -> str:
    """A round clock without figures; its origin is its middle."""
    ticks = "M0-31v6M0 31v-6M-31 0h6M31 0h-6"
    return (
        disc(0, 0, 44, colour)
        + disc(0, 0, 36, face)
        + line(f"{ticks}M0 0V-22M0 0L16 9", dark(colour, 0.4), 4)
    )


def lantern(colour: str, light: str) -> str:
    """A lantern with a ring to carry it."""
    return (
        glow(0, -34, 74)
        + shape("M-18-8L-22-56H22L18-8z", light)
        + line("M-18-8L-22-56M18-8L22-56M0-8V-56", colour, 4)
        + shape("M-24 0H24V-9H-24zM-28-55H28L12-72H-12z", colour)
        + line("M-9-76a9 9 0 1 1 18 0", colour, 4)
    )


def hot_air_balloon(colour: str, stripe: str, basket: str) -> str:
    """A balloon with its basket, 200 high."""
    return (
        line("M-12-56L-9-22M12-56L9-22", basket, 2.5)
        + shape("M0-200C-84-200-84-104-14-54H14C84-104 84-200 0-200z", colour)
        + shape("M0-200C-34-196-36-104-6-54H6C36-104 34-196 0-200z", stripe)
        + shape("M0-200C84-200 84-104 14-54H8C62-104 66-190 0-200z", dark(colour, 0.16))
        + shape("M-14-24H14L11 0H-11z", basket)
    )


def toy_balloon(colour: str, thread: int) -> str:
    """A balloon above its thread; its origin is the thread's end."""
    y = -thread
    return (
        line(f"M0 0Q14 {y // 2} 0 {y}", dark(colour, 0.4), 2)
        + shape(f"M0 {y}C-46 {y - 26}-40 {y - 92} 0 {y - 92}S46 {y - 26} 0 {y}z", colour)
        + oval(-15, y - 66, (6, 12), pale(colour, 0.5))
    )


def house(wall: str, roof: str, light: str) -> str:
    """A small house with a lit window."""
    return (
        shape("M16-60V-92H28V-50z", dark(wall, 0.4))
        + shape("M-34 0V-48H34V0z", wall)
        + shape("M8 0V-48H34V0z", dark(wall, 0.14))
        + shape("M-44-44L0-86 44-44z", roof)
        + shape("M-22-14V-34H-4V-14z", light)
        + shape("M10 0V-28H25V0z", dark(roof, 0.25))
    )


def tower(colour: str, light: str, roof: str) -> str:
    """A slender tower, 200 high."""
    return (
        shape("M-26 0L-20-140H20L26 0z", colour)
        + shape("M4 0V-140H20L26 0z", dark(colour, 0.16))
        + shape("M-30-136H30L0-204z", roof)
        + shape("M-7-104a7 7 0 1 1 14 0v16H-7zM-5-50h10v16H-5z", light)
    )


def lighthouse(colour: str, stripe: str, light: str) -> str:
    """A lighthouse and its beams, 200 high."""
    return (
        shape("M0-178L-330-250V-120zM0-178L330-250V-120z", light, 0.22)
        + glow(0, -178, 80)
        + shape("M-30 0L-18-156H18L30 0z", colour)
        + shape("M-27-38L-24-78H24L27-38zM-21-117L-18-150H18L21-117z", stripe)
        + shape("M0 0V-156H18L30 0z", "#14143230")
        + shape("M-14-160V-188H14V-160z", light)
        + shape("M-24-156H24V-164H-24zM-20-186H20L0-208z", dark(stripe, 0.3))
    )


def teacup(colour: str, tea: str) -> str:
    """A cup on its saucer, 200 wide."""
    return (
        oval(0, -6, (120, 14), dark(colour, 0.18))
        + line("M84-84c52-12 52 56-14 46", colour, 13)
        + shape("M-92-106H92C92-42 56-6 0-6S-92-42-92-106z", colour)
        + shape("M30-106H92C92-42 56-6 0-6C30-30 36-70 30-106z", dark(colour, 0.1))
        + oval(0, -106, (92, 22), dark(colour, 0.12))
        + oval(0, -103, (82, 17), tea)
    )


def teapot(colour: str, band: str) -> str:
    """A teapot that pours to the left, 160 wide."""
    return (
        line("M58-84c56-16 56 64-8 58", colour, 12)
        + shape("M-52-44L-96-98-82-104-36-78z", colour)
        + shape("M-62-50C-62-100 62-100 62-50S34 0 0 0S-62-12-62-50z", colour)
        + shape("M-61-56Q0-36 61-56l1 12Q0-24-62-44z", band)
        + shape("M-30-86Q0-98 30-86Q20-100 8-102a9 9 0 1 0-16 0Q-20-100-30-86z", dark(colour, 0.2))
    )


def bottle(glass: str) -> str:
    """A bottle lying on its side, 300 long, its outline to be filled from within."""
    return (
        shape(BOTTLE, glass, 0.28)
        + line(BOTTLE, glass, 5, 0.9)
        + line("M-110-92H60", glass, 8, 0.7)
        + shape("M152-36h34v-36h-34z", "#b07a4a")
    )


BOTTLE = (
    "M-120 0Q-140 0-140-20V-88Q-140-108-120-108H60C100-108 110-74 152-74V-34C110-34 100 0 60 0z"
)


def hourglass(frame: str, glass: str) -> str:
    """An hourglass, 400 high; its origin is its middle."""
    return (
        shape(HOURGLASS, glass, 0.2)
        + line(HOURGLASS, glass, 5, 0.9)
        + shape("M-130-200H130V-176H-130zM-130 200H130V176H-130z", frame)
        + line("M-116-176V176M116-176V176", dark(frame, 0.2), 9)
    )


HOURGLASS = "M-96-176H96C96-60 8-40 8 0S96 60 96 176H-96C-96 60-8 40-8 0S-96-60-96-176z"


def book(cover: str, paper: str) -> str:
    """An open book, 240 wide."""
    return (
        shape("M-126-18L0 16 126-18V-4L0 32-126-4z", cover)
        + shape(
            "M0 12C-30-22-90-30-118-22V-36C-90-46-30-38 0-4C30-38 90-46 118-36V-22C90-30 30-22 0 12z",
            paper,
        )
        + shape("M0 12V-4C30-38 90-46 118-36V-22C90-30 30-22 0 12z", dark(paper, 0.1))
    )


def books(colours: tuple[str, ...]) -> str:
    """A pile of closed books, 26 high each."""
    return "".join(
        shape(f"M{-64 + n % 2 * 14} {-26 * n}h{120 - n % 3 * 12}v-26h-{120 - n % 3 * 12}z", colour)
        + shape(
            f"M{-50 + n % 2 * 14} {-26 * n - 6}h{106 - n % 3 * 12}v-14h-{106 - n % 3 * 12}z",
            pale(colour, 0.6),
        )
        for n, colour in enumerate(colours)
    )


def chair(colour: str) -> str:
    """A plain chair seen from the side."""
    return line("M-22 0V-96M-22-46H24V0M-22-80h0M-22-68H-22", colour, 8) + line(
        "M-22-92V-50", pale(colour, 0.25), 8
    )


def armchair(colour: str) -> str:
    """A soft chair, 140 wide."""
    return (
        line("M-50-6V8M50-6V8", dark(colour, 0.5), 9)
        + shape("M-48-6V-110Q-48-136 0-136T48-110V-6z", dark(colour, 0.12))
        + shape("M-40-30H40V-58Q0-70-40-58z", pale(colour, 0.12))
        + shape("M-70 0V-62Q-70-78-56-78T-42-62V-32H42V-62Q42-78 56-78T70-62V0z", colour)
    )


def bed(frame: str, blanket: str, sheet: str) -> str:
    """A bed seen from the side, 240 wide."""
    return (
        shape("M-124 0V-104Q-116-116-108-104V0zM124 0V-74Q116-84 108-74V0z", frame)
        + shape("M-112-18V-44H112V-18z", dark(frame, 0.2))
        + shape("M-108-44Q-104-76-76-76T-44-48V-40H-108z", sheet)
        + shape("M-64-26V-50Q-40-72 20-66T112-52V-26z", blanket)
        + shape("M-64-26V-50Q-54-62-38-64V-26z", pale(blanket, 0.3))
    )


def candle(wax: str, light: str) -> str:
    """A burning candle."""
    return (
        glow(0, -112, 110)
        + shape("M-17 0V-80Q-8-74 0-80T17-78V0z", wax)
        + shape("M5 0V-80L17-78V0z", dark(wax, 0.12))
        + line("M0-80v-12", "#3a2a2a", 3)
        + shape("M0-136C22-106 14-90 0-90S-22-106 0-136z", light)
        + shape("M0-116C10-102 7-94 0-94S-10-102 0-116z", "#ff9d4a")
    )


def cage(colour: str) -> str:
    """A birdcage, 220 high."""
    bars = "M-64 0V-130M-32 0V-188M0 0V-200M32 0V-188M64 0V-130"
    return (
        line(f"{bars}M-82-130C-82-224 82-224 82-130V0H-82z", colour, 6)
        + line("M-82-70H82M-82-130H82", colour, 6)
        + line("M-10-212a10 10 0 1 1 20 0", colour, 5)
        + shape("M-92 14V-4H92V14z", colour)
    )


def suitcase(colour: str, strap: str) -> str:
    """An open suitcase, 220 wide; what is in it grows out at the top."""
    return (
        shape("M-104-74L-120-168H120L104-74z", dark(colour, 0.35))
        + shape("M-92-80L-106-156H106L92-80z", dark(colour, 0.55))
        + shape("M-110 0V-76H110V0z", colour)
        + shape("M-78 0V-76H-60V0zM60 0V-76H78V0z", strap)
        + line("M-20-40q20 22 40 0", strap, 7)
    )


def crown(colour: str, jewel: str) -> str:
    """A crown."""
    return (
        shape("M-46 0L-56-56-24-24 0-70 24-24 56-56 46 0z", colour)
        + shape("M-46 0L-47-10H47L46 0z", dark(colour, 0.2))
        + disc(0, -74, 7, jewel)
        + disc(-57, -60, 6, jewel)
        + disc(57, -60, 6, jewel)
    )


def anchor(colour: str) -> str:
    """An anchor."""
    return line(
        "M0-76V0M-22-58H22M-46-34Q-44 0 0 2Q44 0 46-34M-46-34l-8 14M-46-34l14 8M46-34l8 14M46-34l-14 8",
        colour,
        9,
    ) + line("M-11-88a11 11 0 1 1 22 0a11 11 0 1 1-22 0", colour, 7)


def feather(colour: str) -> str:
    """A feather, 400 long, its quill at the origin."""
    return (
        shape(
            "M0 0C-25-60-43-110-47-170L-27-150-50-204C-52-240-48-280-41-314L-21-286-35-336C-27-372-16-392-6-400C19-360 35-310 37-254L15-230 36-226C36-150 22-70 0 0z",
            colour,
        )
        + shape(
            "M0 0C-15-140-15-280-6-400C19-360 35-310 37-254L15-230 36-226C36-150 22-70 0 0z",
            dark(colour, 0.12),
        )
        + line("M1 46C-12-120-15-260-7-380", pale(colour, 0.55), 5)
    )


def pawn(colour: str) -> str:
    """A pawn of chess."""
    return (
        shape("M-30 0V-12Q-12-18-10-54H10Q12-18 30-12V0z", colour)
        + shape("M-18-52H18V-60H-18z", dark(colour, 0.2))
        + disc(0, -76, 19, colour)
        + disc(-6, -82, 6, pale(colour, 0.4))
    )


def rook(colour: str) -> str:
    """A castle of chess."""
    return shape(
        "M-34 0V-14L-22-24-20-74-30-80V-106H-16V-94H-7V-106H7V-94H16V-106H30V-80L20-74 22-24 34-14V0z",
        colour,
    ) + shape("M6 0V-74H20L22-24 34-14V0z", dark(colour, 0.15))


def bishop(colour: str) -> str:
    """A bishop of chess."""
    return (
        shape("M-32 0V-14Q-12-22-12-60H12Q12-22 32-14V0z", colour)
        + shape(
            "M-20-58H20V-66H-20zM0-124C24-100 22-74 12-66H-12C-22-74-24-100 0-124z",
            dark(colour, 0.1),
        )
        + line("M4-104l8 14", pale(colour, 0.4), 4)
    )


def tent(colour: str, stripe: str) -> str:
    """A round tent with stripes, 300 wide; it is open in the middle."""
    return (
        shape("M-150 0L-140-96H140L150 0z", colour)
        + shape("M-100 0L-94-96H-46L-50 0zM100 0L94-96H46L50 0z", stripe)
        + shape("M-156-94L0-214 156-94z", stripe)
        + shape("M-100-94L0-214-46-94zM0-214L46-94H100z", colour)
        + shape(
            "M-156-96h312q-12 26-26 0q-13 26-26 0q-13 26-26 0q-13 26-26 0q-13 26-26 0q-13 26-26 0q-13 26-26 0q-13 26-26 0q-13 26-26 0q-13 26-26 0q-13 26-26 0q-13 26-26 0z",
            dark(stripe, 0.2),
        )
        + line("M0-214V-244", stripe, 5)
        + shape("M2-246l40 14-40 12z", colour)
    )


def windmill(colour: str, sail: str, roof: str) -> str:
    """A windmill, 200 high; its sails are put on by whoever draws it."""
    return (
        shape("M-46 0L-30-130H30L46 0z", colour)
        + shape("M6 0V-130H30L46 0z", dark(colour, 0.15))
        + shape("M-36-126Q0-190 36-126z", roof)
        + shape("M-12 0V-34a12 12 0 1 1 24 0V0z", dark(roof, 0.2))
        + disc(0, -132, 7, sail)
    )


def mirror(frame: str) -> str:
    """The frame of a standing mirror, 300 high, round `MIRROR`."""
    return (
        line("M-70 0L-40-40M70 0L40-40", frame, 13)
        + line(MIRROR, frame, 16)
        + disc(0, -296, 13, frame)
    )


MIRROR = "M-96-160A96 126 0 1 1 96-160A96 126 0 1 1-96-160z"


def spool(wood: str, thread: str) -> str:
    """A spool of thread, 120 high."""
    return (
        shape("M-52 0V-16H52V0zM-52-104V-120H52V-104z", wood)
        + shape("M-40-16Q-46-60-40-104H40Q46-60 40-16z", thread)
        + line("M-41-30L41-40M-43-50L43-60M-43-70L43-80M-41-90L40-98", dark(thread, 0.22), 4)
    )


def mask(colour: str, other: str) -> str:
    """A mask with dark eyes, 400 high; its origin is its middle."""
    return (
        shape(MASK, colour)
        + shape("M0-200C120-200 150-150 146-60S60 200 0 200z", other)
        + shape("M-104-50Q-66-92-26-44Q-66-24-104-50zM104-50Q66-92 26-44Q66-24 104-50z", "#1c1430")
        + line("M-56 92Q0 128 56 92", "#1c1430", 9)
        + line("M-8-20Q-22 30 0 36", dark(colour, 0.25), 6)
    )


MASK = "M0-200C-120-200-150-150-146-60S-60 200 0 200S146 60 146-60S120-200 0-200z"


def top_hat(colour: str, band: str) -> str:
    """A tall hat, 200 wide."""
    return (
        shape("M-60-14L-68-150Q0-170 68-150L60-14z", colour)
        + shape("M-61-20L-64-54Q0-40 64-54L61-20Q0-6-61-20z", band)
        + shape("M-110-18Q0 26 110-18Q92 14 0 14T-110-18z", dark(colour, 0.2))
    )


def pencil(colour: str, wood: str) -> str:
    """A pencil that stands on its tip, 300 high."""
    return (
        shape("M0 0L-20-46H20z", wood)
        + shape("M0 0L-7-16H7z", "#2a2438")
        + shape("M-20-46V-260H20V-46z", colour)
        + shape("M6-46V-260H20V-46z", dark(colour, 0.2))
        + shape("M-20-258V-276H20V-258z", "#c9c4bc")
        + shape("M-20-276Q-20-300 0-300T20-276z", "#e88f93")
    )


def train(colour: str, light: str) -> str:
    """A small engine and two carriages that go to the left, 330 long."""
    return (
        glow(-170, -34, 60)
        + shape("M-160-8V-48H-104V-70H-66V-8zM-54-8V-60H38V-8zM50-8V-60H142V-8z", colour)
        + shape(
            "M-148-48V-76H-132V-48zM-108-70H-62V-78H-108zM-58-60H42V-67H-58zM46-60H146V-67H46z",
            dark(colour, 0.3),
        )
        + shape(
            "M-96-58h20v20h-20zM-42-48h18v18h-18zM-16-48h18v18h-18zM10-48h18v18h-18zM62-48h18v18h-18zM88-48h18v18h-18zM114-48h18v18h-18z",
            light,
        )
        + line("M-144-4h0M-112-4h0M-82-4h0M-36-4h0M20-4h0M68-4h0M124-4h0", dark(colour, 0.5), 18)
    )


def bicycle(colour: str) -> str:
    """The frame of a bicycle, its wheels to be put at -100 and 100."""
    return line(
        "M-100 0L-46-104 50-104 0 0zM-46-104L0 0H100L50-104 42-140H70M-52-120L-46-104M-72-122H-36",
        colour,
        9,
    )


def swing(length: int, colour: str) -> str:
    """A swing; its origin is the middle of the seat."""
    return line(f"M-34 0V-{length}M34 0V-{length}", colour, 3) + line("M-42 0H42", colour, 9)


def well(stone: str, roof: str) -> str:
    """A well under a roof, 200 high."""
    return (
        line("M-70-60V-150M70-60V-150", dark(roof, 0.3), 10)
        + shape("M-104-142L0-206 104-142z", roof)
        + shape("M0-206L104-142H20z", dark(roof, 0.2))
        + shape("M-88 0V-66H88V0Q0 22-88 0z", stone)
        + line("M-60-40h44M8-40h52M-84-18h50M-12-14h48", dark(stone, 0.25), 4)
        + oval(0, -66, (88, 20), dark(stone, 0.5))
    )


def square_sail(colour: str) -> str:
    """A square sail that the wind fills, 120 wide, hanging from its yard."""
    return (
        line("M-64 0H64", "#5b4034", 6)
        + shape("M-58 0H58Q84 60 56 122Q0 100-56 122Q-30 60-58 0z", colour)
        + shape("M10 0H58Q84 60 56 122Q30 110 8 110Q30 50 10 0z", dark(colour, 0.1))
    )
