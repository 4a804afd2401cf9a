"""Random ioctls, with wrong parents, sizes, handles and orders, on a simulated NVIDIA machine.

    python -m tests.drivers.sim.nv.ioctl_fuzz --branch 580 --calls 20000 --seed 1

Each call must end with the driver's status or an errno; now and then a client that does everything right must
still get its answer. Anything else raises, and the message has the seed and the number of the call.
"""

from __future__ import annotations

import argparse
import ctypes
import errno
import random
import time
from collections import Counter
from collections.abc import Callable

from autogen.nv.codes import STATUS
from drivers.core.errors import HostError, SimFault
from drivers.sim.nv.chips import BRANCHES, CHIPS
from drivers.sim.nv.controls import COMMANDS
from drivers.sim.nv.host import NvHost
from drivers.sim.nv.rm import ESCAPES
from drivers.sim.nv.uvm import NAMES
from tests.drivers.sim.nv.plain_client import CLASSES, PlainClient, Refused, blob, put, release, wait

ERRNOS = {errno.EINVAL, errno.EFAULT, errno.EBADF, errno.ENOTTY, errno.EPERM}
FITTING = [  # class, whose child it is, bytes of its parameters
    (0x80, "client", 56), (0x2080, "device", 4), (0x40, "device", 128), (0x3E, "device", 128),
    (0x70, "device", 24), (0x90F1, "device", 56), (0xA06C, "device", 20), (0x9067, "group", 12),
    (0x83DE, "device", 12), (0xC36F, "group", 368), (0x41, "", 0),
]  # fmt: skip
BASE_CLASSES = [0x41, 0x80, 0x2080, 0x40, 0x3E, 0x70, 0x71, 0x90F1, 0xA06C, 0x9067, 0x83DE, 0, 0xFFFF]
SIZES = [1, 4, 8, 12, 16, 20, 24, 28, 32, 40, 48, 56, 64, 72, 128, 268, 368, 1032, 4824, 9264]
POINTERS = [0, 0x10, 0x1000, 0xFFFF_8000_0000_0000]  # none is mapped in a process
NODES = ["/dev/nvidiactl", "/dev/nvidia0", "/dev/nvidia-uvm"]
CHECK_EVERY, OK = 200, 0


class Fuzzer:
    """One machine. told: how many calls ended how."""

    def __init__(self, chip: str, branch: str, seed: int) -> None:
        self.random, self.seed, self.number = random.Random(seed), seed, 0
        self.chip, self.branch = chip, BRANCHES[branch]
        self.host = NvHost(chip, seed=seed, branch=self.branch)
        self.told: Counter[str] = Counter()
        self.handles, self.fds = [0, 0xBAD], list[int]()
        self.client = self.right_client()

    def right_client(self) -> PlainClient:
        """A client that does everything right, and is told so; its handles may be used by all."""
        made = PlainClient(self.host, self.chip, self.branch.map_dma_bytes).open()
        flag = made.memory(0x1000)
        made.compute.submit(release(flag.va, 7))
        wait(made, flag, 0, 7)
        own = (made.client, made.device, made.subdevice, made.virtual, made.space, made.group, made.share)
        self.handles = [*self.handles[-40:], *own, made.compute.handle, made.compute.object, flag.handle]
        self.fds = [*self.fds[-12:], made.control_fd, made.card_fd, made.uvm_fd]  # closed ones among them
        return made

    def run(self, calls: int) -> Counter[str]:
        ways = (self.raw, self.raw, self.alloc, self.alloc, self.control, self.control, self.uvm, self.uvm,
                self.free, self.files)  # fmt: skip
        for self.number in range(calls):
            self.call(self.random.choice(ways))
            if self.number % CHECK_EVERY == CHECK_EVERY - 1:
                self.client = self.right_client()
        return self.told

    def call(self, way: Callable[[], int | None]) -> None:
        try:
            status = way()
            assert status is None or status == OK or status in STATUS, hex(status)
            self.told["no status" if status is None else f"status {status:#x}"] += 1
        except Refused as refused:
            self.told[f"status {refused.status:#x}"] += 1
        except HostError as refused:
            if refused.errno not in ERRNOS:
                raise AssertionError(
                    f"seed {self.seed}, call {self.number}: errno {refused.errno}"
                ) from refused
            self.told[errno.errorcode[refused.errno]] += 1
        except SimFault as fault:
            if fault.code != "E_NOT_MODELLED":
                raise AssertionError(f"seed {self.seed}, call {self.number}: {fault}") from fault
            self.told[fault.code] += 1
        except Exception as error:
            raise AssertionError(
                f"seed {self.seed}, call {self.number}, {way.__name__}: {error!r}"
            ) from error

    # Arguments.

    def word(self) -> int:
        draw = self.random
        handles, plain = self.handles, [0, 1, 2, 16, 64, 0x1000, 0x20_0000]
        if draw.random() < 0.2:
            return draw.randrange(2**32)
        return draw.choice(draw.choice([handles, handles, plain, self.fds]))

    def filled(self, size: int, room: int = 0) -> ctypes.Structure:
        """`size` bytes of which some words mean something; the memory has `room` at least."""
        made = blob(max(size, room))
        for at in range(0, size - 3, 4):
            if self.random.random() < 0.3:
                put(made, "I", at, self.word() & 0xFFFF_FFFF)
        if size >= 16 and self.random.random() < 0.5:
            made.data[0:16] = self.client.uuid
        return made

    def own_fds(self) -> tuple[int, int, int]:
        return self.client.control_fd, self.client.card_fd, self.client.uvm_fd

    def fd(self) -> int:
        """Mostly one that is open, as far as is known."""
        return self.random.choice(self.fds) if self.random.random() < 0.95 else 9999

    # Calls. Each gives the status that it was answered, where it is known where that stands.

    def raw(self) -> int | None:
        """A number of RM's with an argument of its size or another."""
        number = self.random.choice([*ESCAPES, self.random.randrange(256)])
        row = ESCAPES.get(number)
        right = [ctypes.sizeof(self.host.rm.layout(name)) for name in row.layouts] if row else []
        size = self.random.choice([*right, *right, self.random.choice(SIZES)] if right else SIZES)
        arg = self.filled(size)
        for at in range(
            0, size - 15, 8
        ):  # pointers that lead nowhere, so that nothing of this process is hit
            if at >= 16 and self.random.random() < 0.9:
                put(arg, "I", at + 4, 0xFFFF_8000)
        self.client.escape(self.fd(), number, arg)
        return None

    def described(self, form: str, number: int, *heads: int) -> int:
        """RM_ALLOC or RM_CONTROL with parameters of some size.

        RM_ALLOC reads and writes the parameters of its class, whatever size it is told (param_copy.c,
        rmapiParamsCopyInit): the memory has room for the largest, so that nothing else is hit.
        """
        arg, size = blob(32), self.random.choice(SIZES)
        params = self.filled(size, max(SIZES))
        put(arg, form, 0, *heads)
        told = size if self.random.random() < 0.8 else self.random.randrange(size + 1)
        pointer = ctypes.addressof(params) if self.random.random() < 0.9 else self.random.choice(POINTERS)
        put(arg, "QII", 16, pointer, told if pointer not in POINTERS else 0, 0xFFFF)
        self.client.escape(self.random.choice([self.client.control_fd, self.fd()]), number, arg)
        if number == 0x2B and not int.from_bytes(bytes(arg)[28:32], "little"):
            self.handles.append(int.from_bytes(bytes(arg)[8:12], "little"))
        return int.from_bytes(bytes(arg)[28:32], "little")

    def alloc(self) -> int:
        if self.random.random() < 0.5:
            hclass, parent, size = self.random.choice(FITTING)
            params, handle = blob(max(size, 1)), getattr(self.client, parent) if parent else 0
            for at in range(0, size - 3, 4):
                if self.random.random() < 0.15:
                    put(params, "I", at, self.word() & 0xFFFF_FFFF)
            made = self.client.alloc(self.one(handle), hclass, params if size else None)
            self.handles.append(made)
            return 0
        hclass = self.random.choice([*BASE_CLASSES, *CLASSES[self.chip], self.random.randrange(0x10000)])
        handle = self.random.choice([0, 0, 0, self.word() & 0xFFFF_FFFF])
        return self.described(
            "IIII", 0x2B, self.one(self.client.client), self.word() & 0xFFFF_FFFF, handle, hclass
        )

    def control(self) -> int:
        command = self.random.choice([*COMMANDS, self.random.randrange(2**32)])
        return self.described(
            "IIII", 0x2A, self.one(self.client.client), self.word() & 0xFFFF_FFFF, command, 0
        )

    def one(self, likely: int) -> int:
        return likely if self.random.random() < 0.8 else self.word() & 0xFFFF_FFFF

    def free(self) -> int:
        """Rarely of the newest client itself, behind which no call comes far."""
        arg, freed = blob(16), self.word() & 0xFFFF_FFFF
        if freed == self.client.client and self.random.random() < 0.98:
            freed = self.handles[-1]
        put(arg, "IIII", 0, self.one(self.client.client), 0, freed, 0xFFFF)
        self.client.escape(self.client.control_fd, 0x29, arg)
        return int.from_bytes(bytes(arg)[12:16], "little")

    def uvm(self) -> None:
        number = self.random.choice([*NAMES, self.random.randrange(256)])
        name = NAMES.get(number, "")
        try:
            right = ctypes.sizeof(self.host.uvm.layout(f"{name}_PARAMS"))
        except (AttributeError, KeyError):
            right = self.random.choice(SIZES)
        size = right if self.random.random() < 0.8 else self.random.choice(SIZES)
        self.host.ioctl(self.random.choice([self.client.uvm_fd, self.fd()]), number, self.filled(size))

    def files(self) -> None:
        """Files opened before their time, closed under the feet of others, mapped without leave."""
        way = self.random.randrange(4)
        if way < 2:
            self.fds.append(int(self.host.open(self.random.choice(NODES))))
        elif way == 2:
            closed = self.fd()
            if closed not in self.own_fds() or self.random.random() < 0.02:
                self.fds = [fd for fd in self.fds if fd != closed] or [9999]
                self.host.close(closed)
        else:
            self.host.mmap(None, 0x1000, 3, 1, self.fd(), 0)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--branch", choices=BRANCHES, default="580")
    parser.add_argument("--chip", choices=CHIPS, default="gh100")
    parser.add_argument("--calls", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begin = time.monotonic()
    told = Fuzzer(asked.chip, asked.branch, asked.seed).run(asked.calls)
    took = time.monotonic() - begin
    print(f"{asked.chip}, branch {asked.branch}, seed {asked.seed}: {asked.calls} calls in {took:.1f} s")
    print(", ".join(f"{count} {what}" for what, count in told.most_common()))


if __name__ == "__main__":
    main()
