"""Computer players. They see a view and answer with a move, like anyone else."""

from reverie.bots.random_player import random_move

__all__ = ["random_move"]
