"""Which system calls a worker may still make: those that computing takes, and no others.

Linux asks a small program about every call, and that program can't be taken away again. It knows
the few calls by which a process has memory and threads, tells the time, reads and writes what is
open already, and ends. Whatever else there is, or will be in Linux some day, is refused: opening
files, sockets and memory that others share, starting processes, becoming another program, signals
to others and changes of their limits. The list is short on purpose; a library that misses a call
is told that it is not permitted.

It is written for the two kinds of machine that people have; elsewhere, and where the system knows
no filters, nothing is changed.
"""

import ctypes
import errno
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

PR_SET_SECCOMP, SECCOMP_MODE_FILTER = 22, 2
LOAD, IF_EQUAL, IF_ANY_BIT, ANSWER = 0x20, 0x15, 0x45, 0x06
CALL, MACHINE, FIRST_ARGUMENT = 0, 4, 16
"""where they are found in what the program is told"""
ALLOW, REFUSE, KILL = 0x7FFF0000, 0x00050000, 0x80000000

CLONE_THREAD = 0x10000
CLONE3 = 435
"""Its arguments can't be looked at. If it seems unknown, `clone` is used instead."""


class Machine(NamedTuple):
    """A kind of machine: its own number, and those of its system calls."""

    number: int
    clone: int
    allowed: tuple[int, ...]


MACHINES = {
    "x86_64": Machine(
        0xC000003E,
        56,
        (
            *(0, 1, 3, 8, 20),  # read, write, close, lseek, writev
            *(9, 10, 11, 12, 25, 28),  # mmap, mprotect, munmap, brk, mremap, madvise
            *(13, 14, 15, 131),  # rt_sigaction, rt_sigprocmask, rt_sigreturn, sigaltstack
            *(202, 273, 334, 324),  # futex, set_robust_list, rseq, membarrier
            *(24, 204, 309),  # sched_yield, sched_getaffinity, getcpu
            *(96, 228, 229),  # gettimeofday, clock_gettime, clock_getres
            *(35, 230, 219),  # nanosleep, clock_nanosleep, restart_syscall
            *(39, 110, 186, 102, 107),  # getpid, getppid, gettid, getuid, geteuid
            *(63, 98, 99, 318),  # uname, getrusage, sysinfo, getrandom
            *(60, 231),  # exit, exit_group
        ),
    ),
    "aarch64": Machine(
        0xC00000B7,
        220,
        (
            *(63, 64, 57, 62, 66),
            *(222, 226, 215, 214, 216, 233),
            *(134, 135, 139, 132),
            *(98, 99, 293, 283),
            *(124, 123, 168),
            *(169, 113, 114),
            *(101, 115, 128),
            *(172, 173, 178, 174, 175),
            *(160, 165, 179, 278),
            *(93, 94),
        ),
    ),
}
"""The same calls in the same order."""

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


def only_compute(*, threads: bool) -> None:
    """From now on, make no call that reaches beyond this process and what it has open."""
    machine = MACHINES.get(os.uname().machine)
    # A system of 32 bits may run on a machine of 64, and has other numbers.
    if machine is not None and sys.maxsize > 1 << 32:
        filter_calls(tuple(_program(machine, threads=threads)))


def filter_calls(written: Sequence[Instruction]) -> None:
    """Have Linux ask this program about every call, from now on and beside any other program."""
    instructions = (_Instruction * len(written))(*(_Instruction(*each) for each in written))
    program = _Program(len(written), instructions)
    libc = ctypes.CDLL(None)
    libc.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, ctypes.byref(program), 0, 0)


def _program(machine: Machine, *, threads: bool) -> Iterator[Instruction]:
    yield LOAD, 0, 0, MACHINE
    yield IF_EQUAL, 1, 0, machine.number
    yield ANSWER, 0, 0, KILL
    yield LOAD, 0, 0, CALL
    yield from _answered(machine.allowed, ALLOW)
    yield from _answered((CLONE3,), REFUSE | errno.ENOSYS)
    if threads:
        yield IF_EQUAL, 0, 3, machine.clone
        yield LOAD, 0, 0, FIRST_ARGUMENT
        yield IF_ANY_BIT, 0, 1, CLONE_THREAD
        yield ANSWER, 0, 0, ALLOW
    yield ANSWER, 0, 0, REFUSE | errno.EPERM


def _answered(calls: Iterable[int], answer: int) -> Iterator[Instruction]:
    for call in calls:
        yield IF_EQUAL, 0, 1, call
        yield ANSWER, 0, 0, answer
