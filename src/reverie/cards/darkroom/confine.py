"""Taking rights away from the process that calls it, for good.

A decoder that a hostile file has taken over finds itself with a little time and memory, no file it
could open, no network, and no other process it could start. It may have no descriptor but those
that are open already, which is a limit of every system and enough by itself against files and
sockets of all kinds, even when it has closed one of its own. On Linux two more things stand behind
that limit, in case there is a way round it, and before calls that need no descriptor, such as
deleting a file or sending a signal: Landlock, and a filter that leaves only the calls of computing.
"""

import ctypes
import os
import resource
import signal
import sys
from contextlib import suppress

from reverie.cards.darkroom.calls import only_compute
from reverie.cards.darkroom.limits import MEMORY, SECONDS_OF_WORK

NOBODY = 65_534

PR_SET_PDEATHSIG, PR_SET_NO_NEW_PRIVS = 1, 38
LANDLOCK_CREATE_RULESET, LANDLOCK_RESTRICT_SELF = 444, 446
"""the same numbers on every architecture"""
LANDLOCK_VERSION = 1
# How many kinds of access each version of Landlock knows, as (files, network, signals and sockets).
KINDS_OF_ACCESS = {1: (13, 0, 0), 2: (14, 0, 0), 3: (15, 0, 0), 4: (15, 2, 0), 5: (16, 2, 0)}
NEWEST_KINDS = (16, 2, 2)


def confine(*, threads: bool) -> None:
    """Give up all but computing. A decoder that needs threads may start some."""
    os.nice(10)
    if sys.platform == "linux":
        _become_nobody()
        _close_the_house()
    limits = {
        resource.RLIMIT_CORE: 0,
        resource.RLIMIT_CPU: SECONDS_OF_WORK + 1,
        resource.RLIMIT_FSIZE: 0,
        resource.RLIMIT_AS: MEMORY,
        # Standard input, output and error are open already, and stay so. If the limit left room for
        # three, one that was closed could be opened again as something else.
        resource.RLIMIT_NOFILE: 0,
    }
    if not threads:
        limits[resource.RLIMIT_NPROC] = 0
    for limit, most in limits.items():
        _set_limit(limit, most)
    if sys.platform == "linux":
        # Last, since it takes away what the steps before need.
        only_compute(threads=threads)


def _set_limit(limit: int, most: int) -> None:
    _, hard = resource.getrlimit(limit)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    # At the softer end of a limit on time a process is told why it ends; at the harder one, not.
    softer = most - 1 if limit == resource.RLIMIT_CPU else most
    try:
        resource.setrlimit(limit, (softer, most))
    except (OSError, ValueError):
        # macOS knows a limit on memory but does not set it.
        if sys.platform == "linux":
            raise


def _become_nobody() -> None:
    if os.geteuid() != 0:
        return
    # In some containers root is not allowed to become anybody else; the rest still holds.
    with suppress(OSError):
        os.setgroups([])
        os.setresgid(NOBODY, NOBODY, NOBODY)
        os.setresuid(NOBODY, NOBODY, NOBODY)


class _Ruleset(ctypes.Structure):
    _fields_ = (
        ("files", ctypes.c_uint64),
        ("network", ctypes.c_uint64),
        ("scopes", ctypes.c_uint64),
    )


def _close_the_house() -> None:
    """Die with the server; gain no rights; and, where the kernel knows Landlock, reach nothing."""
    libc = ctypes.CDLL(None, use_errno=True)
    libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    libc.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)
    version = libc.syscall(LANDLOCK_CREATE_RULESET, None, ctypes.c_size_t(0), LANDLOCK_VERSION)
    if version < 1:
        return
    kinds = KINDS_OF_ACCESS.get(version, NEWEST_KINDS)
    rules = _Ruleset(*((1 << count) - 1 for count in kinds))
    # An older kernel refuses fields that it does not know, unless they are empty.
    size = ctypes.c_size_t(ctypes.sizeof(rules))
    ruleset = libc.syscall(LANDLOCK_CREATE_RULESET, ctypes.byref(rules), size, 0)
    if ruleset < 0:
        raise OSError(ctypes.get_errno(), "Landlock")
    if libc.syscall(LANDLOCK_RESTRICT_SELF, ruleset, 0) != 0:
        raise OSError(ctypes.get_errno(), "Landlock")
    os.close(ruleset)
