"""Packs to test with."""

import json
import zipfile
from collections.abc import Mapping
from pathlib import Path

SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 3"/>'
PNG = b"\x89PNG\r\n\x1a\n and so on"


def card(name: str, **fields: object) -> dict[str, object]:
    return {
        "id": name,
        "picture": f"{name}.svg",
        "title": {"en": f"The {name}"},
        "alt": {"en": f"A {name} in the sky."},
        "shades": ["#102030", "#405060"],
    } | fields


def manifest(**fields: object) -> dict[str, object]:
    return {
        "id": "box",
        "name": {"en": "A box"},
        "author": "Ada",
        "licence": "CC BY 4.0",
        "cards": [card("moon", small="moon.png"), card("sun")],
    } | fields


def write_pack(folder: Path, **fields: object) -> Path:
    """A folder with a good pack of two cards, but for the fields given."""
    folder.mkdir()
    (folder / "pack.json").write_text(json.dumps(manifest(**fields)))
    for name in ("moon.svg", "sun.svg"):
        (folder / name).write_bytes(SVG)
    (folder / "moon.png").write_bytes(PNG)
    return folder


def files(**fields: object) -> dict[str, bytes]:
    """The files of a good pack, but for the fields given."""
    text = json.dumps(manifest(**fields)).encode()
    return {"pack.json": text, "moon.svg": SVG, "sun.svg": SVG, "moon.png": PNG}


def write_zip(path: Path, entries: Mapping[str, bytes] | None = None) -> Path:
    """A zip with a good pack, or with these entries."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in (files() if entries is None else entries).items():
            archive.writestr(name, content)
    return path
