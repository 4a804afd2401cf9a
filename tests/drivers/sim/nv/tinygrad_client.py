"""tinygrad's own NVIDIA runtime on a simulated card: `python tinygrad_client.py CHIP`, with nvrtc in reach.
`python tinygrad_client.py CHIP MODULE ARGUMENTS` runs a module on it, as pytest on tinygrad's tests.

tinygrad opens nodes, maps memory and rings doorbells by itself; here its files lead to `NvHost`, stores to
the user page reach the doorbell, and its wait lets the machine run. Nothing else of it is changed. Prints one
line for each result: "ok", or how far off it is.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import runpy
import sys
from types import SimpleNamespace
from typing import Any

import numpy as np

from drivers.sim.nv.host import NvHost, UsermodeMapping

DOORBELLS: dict[int, UsermodeMapping] = {}
HOST = NvHost(sys.argv[1])


class SimFile:
    """tinygrad's FileIOInterface over the simulated machine."""

    def __init__(self, path: str = "", flags: int = 0, fd: int | None = None) -> None:
        self.path, self.fd = path, HOST.open(path, flags) if fd is None else fd

    def __del__(self) -> None:
        HOST.close(self.fd)

    def ioctl(self, request: int, arg: Any) -> int:
        if isinstance(arg, ctypes.Array):
            kind = type("Raw", (ctypes.Structure,), {"_fields_": (("data", type(arg)),)})
            arg = kind.from_buffer(arg)
        HOST.ioctl(self.fd, request, arg)
        return 0

    def mmap(self, start: int | None, size: int, prot: int, flags: int, offset: int) -> int:
        made = HOST.mmap(start, size, prot, flags, self.fd, offset)
        if isinstance(made, UsermodeMapping):
            DOORBELLS[made.address] = made
        return int(made.address)

    @staticmethod
    def anon_mmap(start: int, size: int, prot: int, flags: int, offset: int) -> int:
        return int(HOST.mmap(start, size, prot, flags, -1, 0).address)

    @staticmethod
    def munmap(address: int, size: int) -> int:
        HOST.munmap(SimpleNamespace(address=address, size=size))
        return 0

    @staticmethod
    def exists(path: str) -> bool:
        return bool(HOST.exists(path))


def attach() -> None:
    """Put the machine under tinygrad."""
    hcq = importlib.import_module("tinygrad.runtime.support.hcq")
    plain = hcq.MMIOInterface

    class Registers(plain):  # type: ignore[misc, valid-type]
        def __setitem__(self, index: Any, value: Any) -> None:
            if self.addr in DOORBELLS and isinstance(index, int):
                DOORBELLS[self.addr].write32(4 * index, value)
            else:
                super().__setitem__(index, value)

    hcq.FileIOInterface, hcq.MMIOInterface = SimFile, Registers
    runtime = importlib.import_module("tinygrad.runtime.ops_nv")
    runtime.FileIOInterface, runtime.MMIOInterface = SimFile, Registers
    runtime.NVSignal._sleep = lambda signal, spent: HOST.relax("a signal of tinygrad's")


def tell(name: str, found: Any, wanted: Any, tolerance: float = 1e-4) -> None:
    off = float(np.abs(np.asarray(found, np.float64) - wanted).max())
    print(name, "ok" if off <= tolerance else f"is off by {off:g}")


def run_module(name: str, *arguments: str) -> int:
    """As `python -m` does, with this process' tinygrad; its exit status."""
    sys.argv[:] = [name, *arguments]
    try:
        runpy.run_module(name, run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def compute() -> int:
    """A few kernels of each kind, against numpy."""
    tensor = importlib.import_module("tinygrad").Tensor
    lot = np.random.default_rng(1)
    a, b = (lot.standard_normal(shape).astype(np.float32) for shape in ((64, 48), (48, 80)))
    power = np.exp(a - a.max(1, keepdims=True))
    tell("sum", (tensor(np.arange(1000, dtype=np.float32)) * 2 + 1).sum().numpy(), 1e6)
    tell("product", (tensor(a) @ tensor(b)).numpy(), a @ b)
    tell("softmax", tensor(a).softmax().numpy(), power / power.sum(1, keepdims=True))
    tell("half", (tensor(a).half() * 2).float().numpy(), a.astype(np.float16).astype(np.float64) * 2)
    tell("double", tensor(np.arange(100.0)).sin().numpy(), np.sin(np.arange(100.0)), 1e-9)
    tell("int64", (tensor(np.arange(100)) * 12345678901).numpy(), np.arange(100) * 12345678901)
    tell("argmax", tensor(a).argmax(1).numpy(), a.argmax(1))
    tell("sort", tensor(a[0]).sort()[0].numpy(), np.sort(a[0]))
    return 0


def main() -> None:
    os.environ["DEV"] = "NV"  # before tinygrad is imported
    attach()
    status = run_module(*sys.argv[2:]) if sys.argv[2:] else compute()
    if HOST.rm.log or HOST.uvm.log:
        print("refused:", *HOST.rm.log, *HOST.uvm.log, sep="\n")
    sys.stdout.flush()
    os._exit(status)  # tinygrad gives its memory back to a machine that is gone


if __name__ == "__main__":
    main()
