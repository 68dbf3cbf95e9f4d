"""How long a test waits for what has to happen, and happens at once where nothing else is going on.

It is a bound for what would never happen, and no measure of anything: on a machine that is busy
with ten other things, what takes a second takes a minute.
"""

PATIENCE = 240.0
"""seconds; shorter than pytest's own, which ends the whole run"""
