"""Staying alone: a filter of system calls that lets a process have threads, but no children.

The decoder of HEIC needs a thread, so the limit on the number of processes, which counts threads
too, can't be used for it. Linux asks a small program about every call instead, and that program
can't be taken away again. It is written for the two kinds of machine that people have; elsewhere,
and where the system knows no filters, nothing is changed.
"""

import ctypes
import errno
import os
import sys
from collections.abc import Iterable, Iterator

PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 22, 2
LOAD, IF_EQUAL, IF_AT_LEAST, IF_ANY_BIT, ANSWER = 0x20, 0x15, 0x35, 0x45, 0x06
CALL, MACHINE, FIRST_ARGUMENT = 0, 4, 16
"""where they are found in what the program is told"""
ALLOW, REFUSE, KILL = 0x7FFF0000, 0x00050000, 0x80000000

CLONE_THREAD = 0x10000
CLONE3 = 435
"""Its arguments can't be looked at. If it seems unknown, `clone` is used instead."""
OTHER_NUMBERS = 0x40000000
"""from here on, a second set of numbers for the same calls"""
# The machine's own number, that of `clone`, and those of fork, vfork, execve and execveat.
MACHINES = {
    "x86_64": (0xC000003E, 56, (57, 58, 59, 322)),
    "aarch64": (0xC00000B7, 220, (221, 281)),
}

Instruction = tuple[int, int, int, int]
"""what to do, how many instructions to skip if so and if not, and a number"""


class _Instruction(ctypes.Structure):
    _fields_ = (
        ("code", ctypes.c_uint16),
        ("if_so", ctypes.c_uint8),
        ("if_not", ctypes.c_uint8),
        ("number", ctypes.c_uint32),
    )


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint16), ("first", ctypes.POINTER(_Instruction)))


def stay_alone() -> None:
    """From now on, start no process and become no other program."""
    known = MACHINES.get(os.uname().machine)
    # A system of 32 bits may run on a machine of 64, and has other numbers.
    if known is None or sys.maxsize < 1 << 32:
        return
    written = list(_program(*known))
    instructions = (_Instruction * len(written))(*(_Instruction(*each) for each in written))
    program = _Program(len(written), instructions)
    libc = ctypes.CDLL(None)
    libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.byref(program), 0, 0)


def _program(machine: int, clone: int, forbidden: Iterable[int]) -> Iterator[Instruction]:
    refusal = (ANSWER, 0, 0, REFUSE | errno.EPERM)
    yield LOAD, 0, 0, MACHINE
    yield IF_EQUAL, 1, 0, machine
    yield ANSWER, 0, 0, KILL
    yield LOAD, 0, 0, CALL
    yield IF_AT_LEAST, 0, 1, OTHER_NUMBERS
    yield refusal
    yield IF_EQUAL, 0, 1, CLONE3
    yield ANSWER, 0, 0, REFUSE | errno.ENOSYS
    for call in forbidden:
        yield IF_EQUAL, 0, 1, call
        yield refusal
    yield IF_EQUAL, 0, 3, clone
    yield LOAD, 0, 0, FIRST_ARGUMENT
    yield IF_ANY_BIT, 1, 0, CLONE_THREAD
    yield refusal
    yield ANSWER, 0, 0, ALLOW
