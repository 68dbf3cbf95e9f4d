"""Computer players. They see a view and answer with a move, like anyone else."""

from reverie.bots.engines import best_engine, encoder_installed
from reverie.bots.lexical import Lexical
from reverie.bots.move import bots_move
from reverie.bots.personality import PERSONALITIES, Personality, personality_of
from reverie.bots.player import Bot, Engine
from reverie.bots.random_player import random_move
from reverie.bots.sight import Sight, sights_of

__all__ = [
    "PERSONALITIES",
    "Bot",
    "Engine",
    "Lexical",
    "Personality",
    "Sight",
    "best_engine",
    "bots_move",
    "encoder_installed",
    "personality_of",
    "random_move",
    "sights_of",
]
