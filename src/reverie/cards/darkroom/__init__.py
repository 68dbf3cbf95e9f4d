"""The darkroom: photos and drawings are developed into cards, in processes that can do no harm."""

from reverie.cards.darkroom.door import Darkroom, DarkroomError
from reverie.cards.darkroom.work import Developed

__all__ = ["Darkroom", "DarkroomError", "Developed"]
