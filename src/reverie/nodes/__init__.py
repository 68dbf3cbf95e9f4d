"""One of many nodes: who else lives, what they say of their people, whose errands a table's are."""

from reverie.nodes.node import Node

__all__ = ["Node"]
