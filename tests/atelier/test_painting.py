from dataclasses import replace

import pytest

pytest.importorskip("cv2")
pytest.importorskip("numba")

import numpy as np

from reverie.atelier.brush import GOUACHE, QUICK, paint
from reverie.atelier.develop import (
    NOTHING,
    Air,
    Developed,
    Fog,
    Layers,
    LowFog,
    Tint,
    develop,
    folds,
    is_quiet,
    tone,
)
from reverie.atelier.eye import faults
from reverie.atelier.noise import fbm, grid, smoothstep
from reverie.atelier.picture import (
    TooLargeError,
    contact_sheet,
    drawing_hash,
    encode,
    likenesses,
    shades,
    thumbnail,
)
from reverie.atelier.sky import Aurora, Clouds, Disc, Glow, Rays, Sky, paint_sky, rgb
from reverie.atelier.study import enlarged_index, parts_of, soften_within

WIDTH, HEIGHT = 64, 96
FULL_SKY = Sky(
    stops=((0.0, "#1c2550"), (0.6, "#c97a80"), (1.0, "#f2b184")),
    clouds=(Clouds("#e8a08a", "#6a5a8a"),),
    stars=20,
    glow=Glow(0.5, 0.6, 0.4, "#ffd8a0", 0.6),
    rays=Rays(),
    aurora=(Aurora(),),
    moon=Disc(phase=0.4),
)
MOTIFS = {1: "ground", 2: "fox"}


def stage() -> Layers:
    """A red ball before a brown ground that fills the lower half."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    index = np.where(y > HEIGHT / 2, 1, 0).astype(np.int32)
    away_x, away_y = (x - WIDTH / 2) / 16, (y - HEIGHT / 2) / 16
    ball = np.hypot(away_x, away_y) < 1
    index[ball] = 2
    colours = np.array([[0, 0, 0], [0.25, 0.16, 0.1], [0.7, 0.1, 0.05]], np.float32)
    alpha = (index > 0).astype(np.float32)
    up = np.sqrt(np.clip(1 - away_x**2 - away_y**2, 0, 1))
    normal = np.where(ball[..., None], np.stack([away_x, -away_y, up], -1), [0, 1, 0])
    depth = np.choose(index, [2 * NOTHING, 30.0, 8.0]).astype(np.float32)
    return Layers(colours[index], alpha, depth, normal.astype(np.float32), index, MOTIFS)


@pytest.fixture(scope="module")
def developed() -> Developed:
    return develop(stage(), Sky(), Air(fog=Fog(10, 60)), seed=3)


def test_noise_is_the_same_on_every_day() -> None:
    """Noise lies between 0 and 1 and depends on its place and seed alone."""
    x, y = grid(40, 60)
    once, again, other = fbm(x * 9, y * 9, 4, 5), fbm(x * 9, y * 9, 4, 5), fbm(x * 9, y * 9, 4, 6)
    assert np.array_equal(once, again)
    assert not np.array_equal(once, other)
    assert once.min() >= 0
    assert once.max() <= 1


def test_a_ramp_may_run_either_way() -> None:
    """A smooth step rises from start to end, or falls if the end lies before the start."""
    values = np.array([0.0, 0.5, 1.0], np.float32)
    assert smoothstep(0, 1, values).tolist() == [0.0, 0.5, 1.0]
    assert smoothstep(1, 0, values).tolist() == [1.0, 0.5, 0.0]


def test_a_sky_has_the_size_asked_for() -> None:
    """A sky with everything in it fills the picture with colours."""
    sky = paint_sky(FULL_SKY, WIDTH, HEIGHT, 1)
    assert sky.shape == (HEIGHT, WIDTH, 3)
    assert np.isfinite(sky).all()
    assert sky.min() >= 0
    assert sky.max() <= 1
    assert np.array_equal(sky, paint_sky(FULL_SKY, WIDTH, HEIGHT, 1))
    assert not np.array_equal(sky, paint_sky(FULL_SKY, WIDTH, HEIGHT, 2))


def test_a_sky_runs_from_its_first_colour_to_its_last() -> None:
    """The top of a plain sky is near its first stop and the bottom near its last."""
    sky = paint_sky(Sky(stops=((0, "#000000"), (1, "#ffffff"))), WIDTH, HEIGHT)
    assert sky[0].mean() < 0.15
    assert sky[-1].mean() > 0.85


def test_a_moon_has_its_colour() -> None:
    """A full moon's middle is about as bright as its colour says."""
    sky = paint_sky(Sky(moon=Disc(0.5, 0.5, 0.2, "#ffffff")), WIDTH, HEIGHT)
    assert sky[HEIGHT // 2, WIDTH // 2].min() > 0.8


def test_lamps_keep_their_colour() -> None:
    """Orange light ten times too bright is still orange, not white."""
    red, green, blue = tone(np.array([[[10.0, 5.0, 1.0]]], np.float32))[0, 0]
    assert red > green > blue
    assert red - blue > 0.2


def test_figures_get_more_detail_than_ground_and_sky(developed: Developed) -> None:
    """Detail is 1 on a subject, about .3 on quiet ground and .25 in the sky."""
    assert developed.detail[HEIGHT // 2, WIDTH // 2] == pytest.approx(1, abs=0.02)
    assert developed.detail[-2, 2] == pytest.approx(0.3, abs=0.02)
    assert developed.detail[2, 2] == pytest.approx(0.25, abs=0.02)


@pytest.mark.parametrize(
    ("motif", "quiet"),
    [
        ("hills", True),
        ("stormy sea", True),
        ("hills far", True),
        ("sea monster", False),
        ("snow globe", False),
        ("fox", False),
        ("seal", False),
    ],
)
def test_what_is_ground(motif: str, quiet: bool) -> None:  # noqa: FBT001
    """A motif is quiet if its last word names a ground, or its first does and it says where."""
    assert is_quiet(motif) is quiet


def test_fog_takes_far_things(developed: Developed) -> None:
    """Ground in thick fog has the fog's colour; what is nearer keeps its own."""
    white = Air(fog=Fog(10, 20, "#ffffff", 1.0), vignette=0, contrast=1, separation=0)
    foggy = develop(stage(), Sky(), white)
    assert foggy.image[-2, 2].min() > 0.95
    assert foggy.image[HEIGHT // 2, WIDTH // 2, 2] < 0.6
    assert developed.image[-2, 2].max() < 0.9


@pytest.mark.parametrize("weather", ["snow", "rain", "dust", "petals", "sparks"])
def test_weather_is_painted_finely(weather: str) -> None:
    """Weather changes the picture and asks for detail where it falls."""
    still = develop(stage(), FULL_SKY, Air(), 2)
    falling = develop(stage(), FULL_SKY, Air(weather=weather, amount=1.0), 2)  # type: ignore[arg-type]
    changed = np.abs(still.image - falling.image).max(-1) > 0.2
    assert changed.any()
    assert falling.detail[changed].mean() > still.detail[changed].mean()


def test_every_air_gives_a_picture() -> None:
    """All of the air's settings together still give colours from 0 to 1."""
    air = Air(
        fog=Fog(5, 40),
        low_fog=LowFog("#e0e0ff"),
        tint=Tint("#202060", "#ffe0a0", 0.5),
        saturation=1.3,
        bloom=0.5,
        weather="snow",
    )
    image = develop(stage(), FULL_SKY, air, 4).image
    assert image.dtype == np.float32
    assert np.isfinite(image).all()
    assert image.min() >= 0
    assert image.max() <= 1


def test_a_blur_stays_within_its_motif(developed: Developed) -> None:
    """No colour crosses the border of two motifs."""
    flat = np.where(developed.index[..., None] == 2, 1.0, 0.0).astype(np.float32).repeat(3, -1)
    softened = soften_within(flat, developed.index, 4)
    assert np.allclose(softened, flat, atol=1e-3)


def test_an_enlarged_border_is_smooth(developed: Developed) -> None:
    """At another size there are the same motifs, with the same shares of the picture."""
    larger = enlarged_index(developed.index, (2 * WIDTH, 2 * HEIGHT))
    assert set(np.unique(larger)) == {0, 1, 2}
    for number in (0, 1, 2):
        before, after = (developed.index == number).mean(), (larger == number).mean()
        assert after == pytest.approx(before, abs=0.01)


def test_a_near_piece_is_a_part_of_its_own() -> None:
    """Two squares of one motif, one before the other, are two parts; the sky is still 0."""
    index = np.zeros((40, 40), np.int32)
    index[10:, :] = 1
    depth = np.where(np.arange(40) < 20, 5.0, 9.0) * np.ones((40, 1))
    parts = parts_of(index, folds(depth.astype(np.float32)))
    assert parts[30, 5] != parts[30, 35]
    assert (parts[:10] == 0).all()
    assert len(np.unique(parts)) == 3


def test_the_same_seed_paints_the_same_picture(developed: Developed) -> None:
    """A picture and a seed give the same bytes; another seed gives other strokes."""
    once, again = paint(developed, GOUACHE, 5), paint(developed, GOUACHE, 5)
    assert encode(once) == encode(again)
    assert not np.array_equal(once, paint(developed, GOUACHE, 6))


@pytest.mark.parametrize("brush", [GOUACHE, QUICK, replace(GOUACHE, oversampling=1.5)])
def test_paint_keeps_to_the_picture(developed: Developed, brush: object) -> None:
    """A painted picture has the developed one's size and, seen from afar, its colours."""
    painted = paint(developed, brush, 5)  # type: ignore[arg-type]
    assert painted.shape == developed.image.shape
    assert np.isfinite(painted).all()
    far, near = thumbnail(painted, 8), thumbnail(developed.image, 8)
    assert np.abs(far - near).mean() < 0.06


def test_a_silhouette_stays_where_it_is(developed: Developed) -> None:
    """Two points inside a red ball it is red, two outside it is not."""
    painted = paint(developed, GOUACHE, 5)
    middle = HEIGHT // 2 - 4
    redness = painted[middle, :, 0] - painted[middle, :, 2]
    inside = np.flatnonzero(developed.index[middle] == 2)
    assert redness[inside[2]] > redness[inside[0] - 3] + 0.15
    assert redness[inside[-3]] > redness[inside[-1] + 3] + 0.15


def test_a_file_fits_its_limit() -> None:
    """A picture is encoded as well as the limit allows, or refused."""
    chance = np.random.default_rng(1)
    busy = chance.random((HEIGHT, WIDTH, 3)).astype(np.float32)
    free = encode(busy)
    tight = encode(busy, len(free) - 500)
    assert len(free) - 1500 < len(tight) <= len(free) - 500
    assert free[:4] == b"RIFF"
    with pytest.raises(TooLargeError):
        encode(busy, 200)


def test_the_most_alike_come_first() -> None:
    """Of three pictures the two that are nearly the same head the list of pairs."""
    red, blue = (np.full((60, 40, 3), rgb(c), np.float32) for c in ("#c03020", "#2030c0"))
    red[:30] *= 0.5
    blue[:, :20] *= 0.3
    pairs = likenesses({"red": red, "blue": blue, "rose": red * 0.98})
    assert len(pairs) == 3
    assert {pairs[0].one, pairs[0].other} == {"red", "rose"}
    assert pairs[0].distance < 0.1 < pairs[1].distance
    assert drawing_hash(red) == drawing_hash(red.copy())


def test_a_contact_sheet_holds_all() -> None:
    """A sheet of three in two columns has two rows."""
    sheet = contact_sheet([np.ones((30, 20, 3), np.float32)] * 3, columns=2, width=20, gap=2)
    assert sheet.shape == (2 + 2 * 32, 2 + 2 * 22, 3)


def test_shades_run_from_top_to_bottom() -> None:
    """The colours shown before a picture are its bands' means."""
    image = np.zeros((30, 20, 3), np.float32)
    image[20:] = 1
    assert shades(image) == ("#000000", "#000000", "#ffffff")


def test_a_good_picture_has_no_faults(developed: Developed) -> None:
    """A lit ball on a ground that fills the frame passes."""
    assert faults(developed, paint(developed, QUICK)) == ()


def test_darkness_is_a_fault(developed: Developed) -> None:
    """A picture nobody can see on a telephone is reported."""
    assert any("too dark" in fault for fault in faults(developed, developed.image * 0.1))


def test_a_ground_that_ends_is_a_fault(developed: Developed) -> None:
    """A hole in the ground at the bottom edge is reported."""
    alpha = developed.alpha.copy()
    alpha[-2:, 10:40] = 0
    holed = replace(developed, alpha=alpha)
    assert any("bottom edge" in fault for fault in faults(holed, developed.image))


def test_a_band_at_the_edge_is_a_fault(developed: Developed) -> None:
    """A strip of another colour along the border is reported."""
    image = developed.image.copy()
    image[-1:] = 0.95
    assert any("bottom edge" in fault for fault in faults(developed, image))


def test_a_picture_without_a_subject_is_a_fault(developed: Developed) -> None:
    """A picture of ground alone is reported."""
    index = np.minimum(developed.index, 1)
    empty = replace(developed, index=index)
    assert any("no subject" in fault for fault in faults(empty, developed.image))
