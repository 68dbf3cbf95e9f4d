"""What a file is, by its first bytes; what it is called does not matter."""

HEAD = 512
"""bytes that are enough to tell"""
AVIF_BRANDS = (b"avif", b"avis")
HEIC_BRANDS = (b"heic", b"heix", b"heim", b"heis", b"hevc", b"hevx", b"mif1", b"msf1")

_BEGINNINGS = {
    b"\x89PNG\r\n\x1a\n": "png",
    b"\xff\xd8\xff": "jpg",
    b"GIF87a": "gif",
    b"GIF89a": "gif",
    b"BM": "bmp",
    b"II*\0": "tiff",
    b"MM\0*": "tiff",
    b"8BPS": "psd",
    b"%PDF-": "pdf",
    b"PK\x03\x04": "zip",
}
_MARKUP = {b"<svg": "svg", b"<html": "html", b"<!doctype html": "html", b"<script": "html"}


def kind_of(content: bytes) -> str | None:
    """The usual ending of such a file, be it a picture or not; None for what is not known."""
    head = content[:HEAD]
    for beginning, kind in _BEGINNINGS.items():
        if head.startswith(beginning):
            return kind
    if head[:4] == b"RIFF" and head[8:12] == b"WEBP":
        return "webp"
    if head[4:8] == b"ftyp":
        return _boxed_kind(head)
    return _markup_kind(head)


def _boxed_kind(head: bytes) -> str | None:
    """AVIF and HEIC share a container; its first box lists what may read it."""
    length = int.from_bytes(head[:4], "big")
    brands = [head[8:12], *(head[at : at + 4] for at in range(16, min(length, HEAD), 4))]
    if any(brand in AVIF_BRANDS for brand in brands):
        return "avif"
    if any(brand in HEIC_BRANDS for brand in brands):
        return "heic"
    return None


def _markup_kind(head: bytes) -> str | None:
    text = head.removeprefix(b"\xef\xbb\xbf").lstrip().lower()
    if text.startswith((b"<?xml", b"<!--", b"<!doctype svg")):
        return "svg" if b"<svg" in text or text.startswith(b"<?xml") else "html"
    return next((kind for start, kind in _MARKUP.items() if text.startswith(start)), None)
