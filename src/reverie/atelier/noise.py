"""Smooth chance over the plane: value noise, its sum over octaves, and the ramp between them.

Every function takes coordinates and a seed and gives the same numbers for ever, so that a card
painted twice is the same card.
"""

import numpy as np
from numba import njit
from numpy.typing import NDArray

Field = NDArray[np.float32]
"""one number for every point of a picture, by row and column"""

OCTAVE_STRIDE = 17
LACUNARITY = 2.03  # not 2: the lattices of two octaves shall never coincide


def smoothstep(start: float, end: float, value: Field) -> Field:
    """0 before `start`, 1 after `end`, and an S between them; `end` may lie before `start`."""
    t = np.clip((value - start) / (end - start), 0.0, 1.0)
    return (t * t * (3.0 - 2.0 * t)).astype(np.float32)


def grid(width: int, height: int) -> tuple[Field, Field]:
    """Where each point of a picture lies: x from 0 to 1, and y in the same unit downwards."""
    x = (np.arange(width, dtype=np.float32) + 0.5) / width
    y = (np.arange(height, dtype=np.float32) + 0.5) / width
    across, down = np.meshgrid(x, y)
    return across, down


def noise(x: Field, y: Field, seed: int = 0) -> Field:
    """Value noise from 0 to 1: one chance number a unit square, blended between."""
    return fbm(x, y, 1, seed)


def fbm(x: Field, y: Field, octaves: int = 5, seed: int = 0, gain: float = 0.5) -> Field:
    """Noise from 0 to 1 with ever finer noise on it, each octave `gain` as strong as the last."""
    shape = np.broadcast(x, y).shape
    flat_x = np.ascontiguousarray(np.broadcast_to(x, shape), np.float64).ravel()
    flat_y = np.ascontiguousarray(np.broadcast_to(y, shape), np.float64).ravel()
    sums: Field = _octaves(flat_x, flat_y, octaves, seed, gain)
    return sums.reshape(shape)


@njit(cache=True)
def _chance(column: int, row: int, seed: int) -> float:
    mixed = (column * 374761393 + row * 668265263 + seed * 982451653) & 0x7FFFFFFF
    mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0x7FFFFFFF
    return ((mixed ^ (mixed >> 16)) & 0xFFFF) / 65535.0


@njit(cache=True)
def _ease(t: float) -> float:
    return t * t * t * (t * (t * 6.0 - 15.0) + 10.0)


@njit(cache=True)
def _value(x: float, y: float, seed: int) -> float:
    column = int(np.floor(x))
    row = int(np.floor(y))
    right = _ease(x - column)
    below = _ease(y - row)
    upper = _chance(column, row, seed) * (1 - right) + _chance(column + 1, row, seed) * right
    lower = (
        _chance(column, row + 1, seed) * (1 - right) + _chance(column + 1, row + 1, seed) * right
    )
    return upper * (1 - below) + lower * below


@njit(cache=True)
def _octaves(
    xs: NDArray[np.float64], ys: NDArray[np.float64], octaves: int, seed: int, gain: float
) -> Field:
    sums = np.empty(xs.size, np.float32)
    for point in range(xs.size):
        x = xs[point]
        y = ys[point]
        total = 0.0
        weights = 0.0
        weight = 1.0
        for octave in range(octaves):
            total += weight * _value(x, y, seed + octave * OCTAVE_STRIDE)
            weights += weight
            weight *= gain
            x = x * LACUNARITY + 13.7
            y = y * LACUNARITY + 7.3
        sums[point] = total / weights
    return sums
