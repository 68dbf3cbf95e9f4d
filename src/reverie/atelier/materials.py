"""Paint as Blender's shader nodes."""

from typing import Any

import bpy

from reverie.atelier.colour import linear
from reverie.atelier.thing import Paint


def material(paint: Paint) -> Any:
    """The material for a paint."""
    made = bpy.data.materials.new(paint.kind)
    made.use_nodes = True
    nodes = _Nodes(made.node_tree)
    match paint.kind:
        case "paint":
            _storybook(nodes, paint)
        case "light":
            _shining(nodes, paint)
        case "glass":
            _clear(nodes, paint)
        case "water":
            _wet(nodes, paint)
    return made


class _Nodes:
    """A node tree that is written from left to right."""

    def __init__(self, tree: Any) -> None:
        self._tree = tree
        self.surface = tree.nodes["Principled BSDF"]
        self.output = tree.nodes["Material Output"]

    def add(self, kind: str, inputs: dict[Any, Any] | None = None, **settings: Any) -> Any:
        node = self._tree.nodes.new(f"ShaderNode{kind}")
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.feed(node, name, value)
        return node

    def feed(self, node: Any, name: Any, value: Any) -> None:
        """Set an input, or wire another node's output to it."""
        if isinstance(value, bpy.types.NodeSocket):
            self._tree.links.new(value, node.inputs[name])
        else:
            node.inputs[name].default_value = value

    def set(self, **values: Any) -> None:
        for name, value in values.items():
            self.feed(self.surface, name.replace("_", " "), value)

    def noise(self, where: Any, grain: float, detail: float = 5, distortion: float = 0) -> Any:
        inputs = {"Vector": where, "Scale": grain, "Detail": detail, "Distortion": distortion}
        return self.add("TexNoise", inputs).outputs["Fac"]

    def reach(self, value: Any, low: float, high: float) -> Any:
        """Noise, which mostly lies between .3 and .7, spread between two values."""
        inputs = {0: value, "From Min": 0.3, "From Max": 0.7, "To Min": low, "To Max": high}
        return self.add("MapRange", inputs).outputs[0]

    def mix(self, share: Any, one: Any, other: Any) -> Any:
        return self.add("Mix", {0: share, 6: one, 7: other}, data_type="RGBA").outputs[2]


def _colour(value: str) -> tuple[float, float, float, float]:
    return (*linear(value), 1.0)


def _storybook(nodes: _Nodes, paint: Paint) -> None:
    coordinates = nodes.add("TexCoord")
    where = coordinates.outputs["Object"]
    base = _base(nodes, paint, coordinates)
    noise = nodes.noise(where, paint.grain, distortion=0.6)
    if paint.second:
        base = nodes.mix(_share(nodes, paint, where, noise), base, _colour(paint.second))
    if paint.vary:
        hues = nodes.noise(where, paint.grain * 0.37, detail=2)
        inputs = {
            "Color": base,
            "Value": nodes.reach(noise, 1 - paint.vary, 1 + paint.vary),
            "Hue": nodes.reach(hues, 0.5 - paint.vary * 0.12, 0.5 + paint.vary * 0.12),
        }
        base = nodes.add("HueSaturation", inputs).outputs["Color"]
    nodes.set(
        Base_Color=base,
        Roughness=paint.rough,
        Specular_IOR_Level=paint.shine,
        Metallic=paint.metal,
        Sheen_Weight=paint.sheen,
    )
    if paint.glow:
        nodes.set(Emission_Color=base, Emission_Strength=paint.glow)
    if paint.bump:
        relief = nodes.noise(where, paint.bump_grain or paint.grain * 4, detail=4)
        _emboss(nodes, relief, paint.bump, 0.05)


def _base(nodes: _Nodes, paint: Paint, coordinates: Any) -> Any:
    if paint.gradient:
        parts = nodes.add("SeparateXYZ", {0: coordinates.outputs["Generated"]})
        ramp = nodes.add("ValToRGB", {0: parts.outputs["Z"]})
        stops = ramp.color_ramp.elements
        for at, colour in enumerate(paint.gradient):
            place = at / (len(paint.gradient) - 1)
            stop = stops[at] if at < 2 else stops.new(place)
            stop.position, stop.color = place, _colour(colour)
        return ramp.outputs[0]
    if paint.colour is None:
        return nodes.add("Attribute", attribute_name="Col").outputs["Color"]
    node = nodes.add("RGB")
    node.outputs[0].default_value = _colour(paint.colour)
    return node.outputs[0]


def _share(nodes: _Nodes, paint: Paint, where: Any, noise: Any) -> Any:
    """How much of the second colour is where."""
    if paint.pattern == "mottle":
        ramp = nodes.add("ValToRGB", {0: noise})
        ramp.color_ramp.elements[0].position = 0.4
        ramp.color_ramp.elements[1].position = 0.62
        return ramp.outputs[0]
    turn = {"front": (-1.5708, 0, 0), "top": (0, 0, 0), "side": (-1.5708, 0, -1.5708)}[paint.face]
    flat = nodes.add("VectorRotate", {"Vector": where, "Rotation": turn}, rotation_type="EULER_XYZ")
    on = flat.outputs[0]
    match paint.pattern:
        case "stripes" | "rings":
            axis = "X" if paint.pattern == "stripes" else "Y"
            inputs = {"Vector": on, "Scale": paint.grain, "Distortion": 0.4, "Detail": 1.0}
            wave = nodes.add("TexWave", inputs, bands_direction=axis)
            return nodes.add(
                "MapRange", {0: wave.outputs["Fac"], "From Min": 0.45, "From Max": 0.55}
            ).outputs[0]
        case "checks":
            return nodes.add("TexChecker", {"Vector": on, "Scale": paint.grain}).outputs["Fac"]
        case "bricks" | "planks":
            long = 4.0 if paint.pattern == "planks" else 0.5
            sizes = {"Brick Width": long, "Row Height": 0.25, "Mortar Size": 0.012}
            inputs = {"Vector": on, "Scale": paint.grain, **sizes}
            return nodes.add("TexBrick", inputs).outputs["Fac"]
        case _:
            dots = nodes.add("TexVoronoi", {"Vector": on, "Scale": paint.grain, "Randomness": 0.25})
            limits = {"From Min": 0.24, "From Max": 0.3, "To Min": 1.0, "To Max": 0.0}
            return nodes.add("MapRange", {0: dots.outputs["Distance"], **limits}).outputs[0]


def _emboss(nodes: _Nodes, relief: Any, strength: float, distance: float) -> None:
    bump = nodes.add("Bump", {"Height": relief, "Strength": strength, "Distance": distance})
    nodes.set(Normal=bump.outputs[0])


def _shining(nodes: _Nodes, paint: Paint) -> None:
    colour = _colour(paint.colour or "#ffffff")
    nodes.set(Base_Color=colour, Emission_Color=colour, Emission_Strength=paint.glow)
    nodes.set(Roughness=1.0, Specular_IOR_Level=0.0)


def _clear(nodes: _Nodes, paint: Paint) -> None:
    rim = _colour(paint.second or "#ffffff")
    clear = nodes.add("BsdfTransparent", {0: _colour(paint.colour or "#ffffff")})
    shade = nodes.add("BsdfDiffuse", {"Color": rim})
    shine = nodes.add("Emission", {0: rim, 1: 0.12})
    edge = nodes.add("AddShader", {0: shade.outputs[0], 1: shine.outputs[0]})
    facing = nodes.add("LayerWeight", {0: 0.5}).outputs["Facing"]
    limits = {"From Min": 0.62, "From Max": 1.0, "To Min": 0.0, "To Max": paint.vary}
    share = nodes.add("MapRange", {0: facing, **limits}, interpolation_type="SMOOTHSTEP")
    inputs = {0: share.outputs[0], 1: clear.outputs[0], 2: edge.outputs[0]}
    nodes.feed(nodes.output, "Surface", nodes.add("MixShader", inputs).outputs[0])


def _wet(nodes: _Nodes, paint: Paint) -> None:
    nodes.set(Base_Color=_colour(paint.colour or "#1f4f63"), Roughness=paint.rough)
    nodes.set(Specular_IOR_Level=0.8)
    where = nodes.add("TexCoord").outputs["Object"]
    stretched = nodes.add("Mapping", {"Vector": where, "Scale": paint.stretch}).outputs[0]
    _emboss(nodes, nodes.noise(stretched, paint.grain, detail=3), paint.bump, 0.1)
