"""The stage: a scene becomes Blender's objects, and Cycles takes its picture in layers.

The only module that knows `bpy`. Blender keeps one global scene, so a process takes one picture
at a time; `press` runs several processes. What comes back are numbers alone: colour, depth, normals
and which motif is where.
"""

import math
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bpy
import numpy as np
import OpenEXR
from mathutils import Matrix, Vector

from reverie.atelier.colour import linear
from reverie.atelier.develop import Layers
from reverie.atelier.materials import material
from reverie.atelier.scene import Camera, Light, Panel, Scene, Spot, Sun, World
from reverie.atelier.thing import Lamp, Mesh, Paint, Point, Thing, walk


@dataclass(frozen=True)
class Exposure:
    """How large a picture is, and how many rays each of its points is worth."""

    width: int = 640
    height: int = 960
    samples: int = 16
    threads: int = 1


def take(scene: Scene, exposure: Exposure, seed: int) -> Layers:
    """The picture of a scene."""
    stage = _empty_stage(exposure, seed)
    motifs = _furnish(stage, scene.things)
    _light_world(stage, scene.world)
    for light in scene.lights:
        _hang(stage, light)
    camera = _place_camera(stage, scene.camera)
    bpy.context.view_layer.update()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "layers.exr"
        stage.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)
        return _read(path, np.array(camera.matrix_world.to_3x3()), motifs)


def _empty_stage(exposure: Exposure, seed: int) -> Any:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    stage = bpy.context.scene
    render, cycles = stage.render, stage.cycles
    render.engine = "CYCLES"
    render.resolution_x, render.resolution_y = exposure.width, exposure.height
    render.threads_mode, render.threads = "FIXED", exposure.threads
    render.film_transparent = True
    stage.view_settings.view_transform = "Standard"
    cycles.device, cycles.samples, cycles.seed = "CPU", exposure.samples, seed % 2**31
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    # The brush hides what cleaning the guiding layers too would mend, for as long again.
    cycles.denoising_prefilter = "NONE"
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.05
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4
    layer = stage.view_layers[0]
    layer.use_pass_z = layer.use_pass_normal = layer.use_pass_object_index = True
    image = render.image_settings
    image.media_type = "MULTI_LAYER_IMAGE"
    image.file_format, image.color_depth, image.exr_codec = "OPEN_EXR_MULTILAYER", "32", "NONE"
    return stage


def _furnish(stage: Any, things: Sequence[Thing]) -> dict[int, str]:
    """Put up all things; the number of each motif in the index layer."""
    numbers: dict[str, int] = {}
    meshes: dict[tuple[int, Paint], Any] = {}
    materials: dict[Paint, Any] = {}
    for thing, matrix, motif in (leaf for each in things for leaf in walk(each)):
        if thing.lamp is not None:
            _put(stage, _lamp(thing.lamp), matrix)
        if thing.mesh is None:
            continue
        if thing.paint not in materials:
            materials[thing.paint] = material(thing.paint)
        looks = (id(thing.mesh), thing.paint)
        if looks not in meshes:
            meshes[looks] = _mesh(thing.mesh, materials[thing.paint])
        there = _put(stage, meshes[looks], matrix)
        there.pass_index = numbers.setdefault(motif or "thing", len(numbers) + 1)
        if thing.mesh.bevel:
            bevel = there.modifiers.new("bevel", "BEVEL")
            bevel.width, bevel.segments, bevel.limit_method = thing.mesh.bevel, 2, "ANGLE"
    return {number: motif for motif, number in numbers.items()}


def _put(stage: Any, data: Any, matrix: Any) -> Any:
    there = bpy.data.objects.new("thing", data)
    stage.collection.objects.link(there)
    there.matrix_world = Matrix(matrix.tolist())
    return there


def _mesh(mesh: Mesh, looks: Any) -> Any:
    made = bpy.data.meshes.new("mesh")
    made.vertices.add(len(mesh.vertices))
    made.vertices.foreach_set("co", mesh.vertices.astype(np.float32).ravel())
    corners = np.concatenate([faces.ravel() for faces in mesh.faces])
    sides = np.concatenate([np.full(len(faces), faces.shape[1]) for faces in mesh.faces])
    made.loops.add(len(corners))
    made.loops.foreach_set("vertex_index", corners.astype(np.int32))
    made.polygons.add(len(sides))
    starts = np.concatenate([[0], np.cumsum(sides)[:-1]])
    made.polygons.foreach_set("loop_start", starts.astype(np.int32))
    made.polygons.foreach_set("use_smooth", np.full(len(sides), mesh.smooth))
    made.update(calc_edges=True)
    made.validate()
    if mesh.colours is not None:
        colours = np.ones((len(mesh.vertices), 4), np.float32)
        colours[:, :3] = mesh.colours
        layer = made.color_attributes.new("Col", "FLOAT_COLOR", "POINT")
        layer.data.foreach_set("color", colours.ravel())
    made.materials.append(looks)
    return made


def _lamp(lamp: Lamp) -> Any:
    made = bpy.data.lights.new("lamp", "POINT")
    made.energy, made.color = lamp.power, linear(lamp.colour)
    made.shadow_soft_size = lamp.radius
    return made


def _hang(stage: Any, light: Light) -> None:
    kind = {Sun: "SUN", Spot: "SPOT", Panel: "AREA"}[type(light)]
    made = bpy.data.lights.new("light", kind)
    made.color = linear(light.colour)
    matrix: Any
    match light:
        case Sun():
            made.energy, made.angle = light.strength, math.radians(light.softness)
            heading, height = math.radians(light.heading), math.radians(light.height)
            across = math.cos(height)
            source = (across * math.sin(heading), -across * math.cos(heading), math.sin(height))
            matrix = _looking(source, (0, 0, 0))
        case Spot():
            made.energy, made.spot_blend = light.power, light.blend
            made.spot_size, made.shadow_soft_size = math.radians(light.angle), light.radius
            matrix = _looking(light.at, light.to)
        case Panel():
            made.energy, made.size = light.power, light.width
            matrix = _looking(light.at, light.to)
    _put(stage, made, np.array(matrix))


def _looking(at: Point, to: Point) -> Any:
    toward = Vector(to) - Vector(at)
    return Matrix.Translation(at) @ toward.to_track_quat("-Z", "Y").to_matrix().to_4x4()


def _place_camera(stage: Any, camera: Camera) -> Any:
    made = bpy.data.cameras.new("camera")
    made.lens, made.sensor_fit, made.sensor_height, made.clip_end = camera.lens, "VERTICAL", 36, 500
    matrix = _looking(camera.at, camera.to) @ Matrix.Rotation(math.radians(camera.roll), 4, "Z")
    stage.camera = _put(stage, made, np.array(matrix))
    return stage.camera


def _light_world(stage: Any, world: World) -> None:
    made = bpy.data.worlds.new("world")
    stage.world = made
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    direction = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    reach = nodes.new("ShaderNodeMapRange")
    reach.inputs["From Min"].default_value = -0.2
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = (*linear(world.below), 1)
    ramp.color_ramp.elements[1].color = (*linear(world.above), 1)
    links.new(direction.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs["Z"], reach.inputs[0])
    links.new(reach.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = world.strength


def _read(path: Path, camera: Any, motifs: dict[int, str]) -> Layers:
    channels: dict[str, Any] = {}
    for part in OpenEXR.File(str(path), separate_channels=True).parts:
        if "Noisy" not in part.header.get("name", ""):
            for name, kept in part.channels.items():
                channels[name.split(".", 1)[-1] if "." in name else name] = kept.pixels

    def channel(name: str) -> Any:
        return np.asarray(next(v for k, v in channels.items() if k.endswith(name)), np.float32)

    normal = np.stack([channel(f"Normal.{axis}") for axis in "XYZ"], -1) @ camera
    return Layers(
        colour=np.stack([channel(f"Combined.{part}") for part in "RGB"], -1),
        alpha=np.clip(channel("Combined.A"), 0, 1),
        depth=np.minimum(next(v for k, v in channels.items() if "Depth" in k), 1e4),
        normal=normal.astype(np.float32),
        index=np.rint(next(v for k, v in channels.items() if "Index" in k)).astype(np.int32),
        motifs=motifs,
    )
