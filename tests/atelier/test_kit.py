"""The kit that scenes are built with: things, shapes, clay, and a rehearsal of them."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from reverie.atelier.clay import Clay
from reverie.atelier.rehearsal import rehearse
from reverie.atelier.scene import Camera, Scene, Sun, digest
from reverie.atelier.shapes import ball, box, cutout, land, lathe, tube
from reverie.atelier.thing import Array, Mesh, Paint, Thing, group, lamp, on_ball, walk

GREY = Paint("#808080", vary=0, bump=0)


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_ATELIER_CACHE", str(tmp_path))


def _corners(thing: Thing) -> Array:
    return np.concatenate(
        [
            leaf.mesh.vertices @ matrix[:3, :3].T + matrix[:3, 3]
            for leaf, matrix, _ in walk(thing)
            if leaf.mesh
        ]
    )


def test_moves_read_in_order() -> None:
    """A thing is sized, then turned, then moved, in the order in which it is written."""
    arrow = box((2, 0.1, 0.1), GREY).at(1)
    assert arrow.size(2).turn(90).at(5, 0, 0).point(0, 0, 0) == pytest.approx((5, 2, 0))


def test_a_group_names_its_parts() -> None:
    """Parts without a motif take the group's; those with one keep it."""
    both = group(ball(1, GREY), ball(1, GREY, motif="moon"), motif="sky")
    assert [motif for _, _, motif in walk(both)] == ["sky", "moon"]
    assert [motif for _, _, motif in walk(both.called("night"))] == ["night", "night"]


def test_the_top_of_a_thing_is_found() -> None:
    """Things can be put down on others: the height of a surface is known, or that there is none."""
    height = ball(2, GREY, sides=64).at(3, 0, 1).top()
    assert height(3.02, 0.01) == pytest.approx(3, abs=0.02)
    assert height(9, 0) is None


def test_standing_on_a_ball() -> None:
    """North 90 is its top, north 0 faces the viewer."""
    foot = Thing(Mesh(np.zeros((1, 3)), ()))
    assert on_ball(foot, 2, 0, 90).point(0, 0, 0) == pytest.approx((0, 0, 2))
    assert on_ball(foot, 2, 0, 0).point(0, 0, 0) == pytest.approx((0, -2, 0))


@pytest.mark.parametrize(
    "shape",
    [
        ball(1, GREY),
        box((1, 1, 1), GREY),
        cutout([(0, 0), (1, 0), (0.5, 1)], 0.1, GREY),
        lathe([(0, 0), (1, 0.5), (0, 1)], GREY),
        tube([(0, 0, 0), (0, 0, 1), (1, 0, 2)], [0.2, 0.1], GREY),
        land(lambda x, y: 0 * x * y, GREY),
        Clay("#c05030").ball((0, 0, 0), 1).limb([(0, 0, 0), (2, 0, 0)], 0.3).thing("x", 30),
    ],
    ids=["ball", "box", "cutout", "lathe", "tube", "land", "clay"],
)
def test_shapes_are_whole(shape: Thing) -> None:
    """Every face has corners that exist, and no corner is without a place."""
    assert shape.mesh
    assert np.isfinite(shape.mesh.vertices).all()
    for faces in shape.mesh.faces:
        assert faces.min() >= 0
        assert faces.max() < len(shape.mesh.vertices)


def test_clay_is_as_large_as_told() -> None:
    """A ball of clay has its radius, a cut takes away, and a piece keeps its colour."""
    lump = Clay("#ff0000").ball((0, 0, 0), 1).box((0, 0, 1), (2, 2, 1), cut=True, blend=0.01)
    corners = _corners(lump.thing("x", 60))
    assert corners[:, 2].max() == pytest.approx(0, abs=0.06)
    assert corners[:, 2].min() == pytest.approx(-1, abs=0.06)
    mesh = lump.thing("x", 60).mesh
    assert mesh
    assert mesh.colours == pytest.approx(np.tile([1, 0, 0], (len(corners), 1)))


def test_a_pair_is_the_same_left_and_right() -> None:
    """What is added as a pair is there at y and at -y."""
    corners = _corners(Clay("#808080").ball((0, 1, 0), 0.3, pair=True).thing("x", 60))
    assert corners[:, 1].max() == pytest.approx(-corners[:, 1].min(), abs=0.02)


def test_clay_is_fired_once(tmp_path: Path) -> None:
    """The same lump is kept by its content; another is another."""
    Clay("#808080").ball((0, 0, 0), 1).thing("x", 20)
    Clay("#808080").ball((0, 0, 0), 1).thing("y", 20)
    assert len(list((tmp_path / "clay").iterdir())) == 1
    Clay("#808181").ball((0, 0, 0), 1).thing("x", 20)
    assert len(list((tmp_path / "clay").iterdir())) == 2


def test_a_scene_is_known_by_its_content() -> None:
    """Two scenes that are the same have the same digest; moving a thing by a hair changes it."""

    def scene(x: float) -> Scene:
        return Scene([ball(1, GREY).at(x)], Camera((0, -9, 2), (0, 0, 1)), lights=[Sun()])

    assert digest(scene(0)) == digest(scene(0))
    assert digest(scene(0)) != digest(scene(1e-6))


def test_a_rehearsal_shows_what_is_where() -> None:
    """The near ball hides the far wall; above both is sky; a lamp lights the side it is on."""
    scene = Scene(
        [
            ball(1, GREY, motif="ball"),
            box((20, 1, 6), GREY, motif="wall").at(y=6),
            lamp(400).at(-4, -2, 0),
        ],
        Camera((0, -8, 0), (0, 0, 0)),
    )
    layers = rehearse(scene, 64, 96)
    motif = {name: number for number, name in layers.motifs.items()}
    assert layers.index[48, 32] == motif["ball"]
    assert layers.index[48, 2] == motif["wall"]
    assert layers.index[0, 32] == 0
    assert layers.depth[48, 32] == pytest.approx(7, abs=0.05)
    assert layers.depth[48, 2] == pytest.approx(13.5, abs=0.05)
    assert layers.colour[48, 28].sum() > 1.5 * layers.colour[48, 36].sum()


def test_the_ground_reaches_behind_the_viewer() -> None:
    """What lies partly behind the camera is cut, not lost: ground fills the picture's foot."""
    floor = box((100, 100, 0.1), GREY, motif="floor")
    layers = rehearse(Scene([floor], Camera((0, -8, 2), (0, 0, 2))), 64, 96)
    assert layers.alpha[60:].all()
    assert not layers.alpha[:40].any()


def test_the_sun_throws_shadows() -> None:
    """Beside a ball in the evening sun the ground is dark on the far side from the sun."""
    scene = Scene(
        [ball(1, GREY).at(z=1), box((40, 40, 0.1), GREY, motif="floor")],
        Camera((0, -3, 12), (0, 0, 0)),
        lights=[Sun(heading=-90, height=45)],
    )
    lit = rehearse(replace(scene, things=scene.things[1:]), 64, 96).colour.sum(-1)
    shaded = rehearse(scene, 64, 96).colour.sum(-1)
    darker = shaded < lit * 0.6
    assert darker[:, 32:].sum() > 4 * darker[:, :32].sum()
