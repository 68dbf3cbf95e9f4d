"""By which light a backdrop is seen: the dark theme's or the light one's."""

from typing import Literal, get_args

Hour = Literal["night", "day"]
HOURS: tuple[Hour, ...] = get_args(Hour)
