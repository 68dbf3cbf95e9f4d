"""What the terminal says to somebody who has started a server to play: where the others find it."""

import io

import segno

WELCOME = "Reverie is open."
ON_THIS_MACHINE = "On this machine:"
FOR_THE_OTHERS = "For everybody in your network:"
NO_NETWORK = "There is no network, so only this machine can play."
SCAN = "Scan it with a phone to come in:"
PORT_TAKEN = "Port {wanted} is in use, so this is port {port}."
STOP = "Ctrl+C stops it. Games that are on will be there when you start again."

WHITE_ON_BLACK, AS_BEFORE = "\x1b[97;40m", "\x1b[0m"


def welcome(port: int, wanted: int, network: str | None, *, blocks: bool, colours: bool) -> str:
    """The whole greeting. `blocks` and `colours` say what the terminal can show."""
    rows = [(ON_THIS_MACHINE, f"http://localhost:{port}")]
    if network is not None:
        rows.append((FOR_THE_OTHERS, f"http://{network}:{port}"))
    width = max(len(label) for label, _ in rows)
    lines = ["", WELCOME, ""]
    if port != wanted:
        lines += [PORT_TAKEN.format(wanted=wanted, port=port), ""]
    lines += [f"  {label:{width}}  {address}" for label, address in rows]
    if network is None:
        lines += ["", NO_NETWORK]
    elif blocks:
        lines += ["", SCAN, "", *_qr_code(rows[-1][1], colours=colours)]
    return "\n".join([*lines, "", STOP, ""])


def _qr_code(text: str, *, colours: bool) -> list[str]:
    drawn = io.StringIO()
    segno.make_qr(text, error="l").terminal(drawn, compact=True, border=2)
    lines = drawn.getvalue().splitlines()
    return [f"{WHITE_ON_BLACK}{line}{AS_BEFORE}" for line in lines] if colours else lines
