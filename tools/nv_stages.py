"""The stages of the first run on an NVIDIA card: each asks one thing and returns what it saw, as data.

A stage takes a Bench and raises DeviceError, or Wrong, where something did not hold; the run goes on with the
next. Order and questions: firmware_notes/nv_bringup.md. Nothing changes clocks, power or compute mode.
"""

from __future__ import annotations

import dataclasses
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from autogen.nv import compute, rm
from autogen.nv.qmd import QmdType, QmdV3, QmdV4, QmdV5
from drivers.core.errors import DeviceError
from drivers.core.host import Host
from drivers.nv.card import open_card
from drivers.nv.device import NvDevice
from drivers.nv.generation import class_name
from drivers.nv.memory import Aperture
from drivers.nv.objects import CardObjects
from drivers.nv.probe.machine import machine_findings
from drivers.nv.program import NvProgram
from drivers.nv.pushbuffer import COMPUTE, LAUNCH_ADDRESS_AT, immediate, words_of
from drivers.nv.rm import Rm
from hcq.program import Commands, Dim
from hcq.settings import Settings
from tools import nv_kernels as kernels

MIB = 1 << 20
WAIT_S = 5.0
FORMS: dict[type, tuple[int, ...]] = {QmdV3: (3,), QmdV4: (4, 3), QmdV5: (5,)}  # of the QMD, to be tried
ONE: Dim = (1, 1, 1)
PTX = """
.version {version}
.target {arch}
.address_size 64
.visible .entry first(.param .u64 out, .param .u64 in)
{{
  .reg .b32 %r<5>; .reg .b64 %d<6>; .reg .f32 %f<3>;
  ld.param.u64 %d1, [out]; ld.param.u64 %d2, [in];
  mov.u32 %r1, %tid.x; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %ntid.x;
  mad.lo.u32 %r4, %r2, %r3, %r1;
  mul.wide.u32 %d3, %r4, 4;
  add.u64 %d4, %d2, %d3; add.u64 %d5, %d1, %d3;
  ld.global.f32 %f1, [%d4];
  fma.rn.f32 %f2, %f1, %f1, %f1;
  st.global.f32 [%d5], %f2;
  ret;
}}
"""


class Wrong(DeviceError):
    """A stage ran, and what it saw is not what must be."""


class NotAsked(DeviceError):
    """A stage is about another kind of card, or about what is not here."""


@dataclasses.dataclass
class Bench:
    """What a stage has. number: of the card; folder: for tables that are kept; ptxas: its path, or ''."""

    host: Host
    number: int
    folder: Path
    is_simulated: bool
    ptxas: str = ""

    def opened(self, **classes: int) -> NvDevice:
        """The device, by other classes where they are given."""
        chosen = None
        if classes:
            client = Rm(self.host)
            objects = CardObjects(client, client.cards()[self.number])
            missing = [name for name in classes.values() if name not in objects.offered]
            chosen = dataclasses.replace(objects.classes, **classes)  # type: ignore[arg-type]
            objects.close()
            if missing:
                raise NotAsked(f"the card does not offer {', '.join(map(class_name, missing))}")
        device = NvDevice("card", open_card(self.host, self.number, chosen), Settings())
        device.compute_queue.timeout_s = device.copy_queue.timeout_s = WAIT_S
        return device


def ran(
    device: NvDevice,
    body: str,
    count: int = 32,
    threads: int = 32,
    given: NDArray[Any] | None = None,
    **needs: int,
) -> NDArray[Any]:
    """What `count` threads of a kernel around `body` stored."""
    bank = device.card.classes.generation.bank
    code = kernels.kernel(device.arch, bank, body, threads, has_input=given is not None, **needs)
    out = device.buffer(np.full(count, 0xDEAD_BEEF, np.uint32))
    buffers = [out] if given is None else [out, device.buffer(given)]
    device.load(code.pack())(*buffers, grid=(count // threads, 1, 1), block=(threads, 1, 1))
    return out.numpy(np.uint32)


def must(holds: bool, what: str, **seen: Any) -> dict[str, Any]:
    """The data of a stage. Raises Wrong with them where it does not hold."""
    if not holds:
        raise Wrong(f"{what}: {seen}")
    return seen


# S0 to S2


def machine(bench: Bench) -> dict[str, Any]:
    """The machine, its driver's version and nodes; what nvidia-smi says, where there is one."""
    seen = {each.step: f"{each.verdict}: {each.read}" for each in machine_findings(bench.host)}
    if shutil.which("nvidia-smi") and not bench.is_simulated:
        done = subprocess.run(["nvidia-smi", "-L"], capture_output=True, text=True, timeout=30, check=False)
        seen["nvidia-smi"] = (done.stdout or done.stderr).strip()
    return seen


def objects(bench: Bench) -> dict[str, Any]:
    """Client, device, subdevice; classes, graphics information, compute mode."""
    client = Rm(bench.host)
    found = CardObjects(client, client.cards()[bench.number])
    try:
        return {
            "driver": client.version.text,
            "pci": found.info.pci,
            "shape": dataclasses.asdict(found.shape),
            "arch": found.arch.name,
            "classes": [f"{number:#06x}" for number in sorted(found.offered)],
            "chosen": [class_name(getattr(found.classes, name)) for name in ("copy", "gpfifo", "usermode")],
            "compute_mode": found.compute_mode(),
        }
    finally:
        found.close()


def memory(bench: Bench) -> dict[str, Any]:
    """Address space, UVM; each kind of memory, written and read by the host where it can."""
    client = Rm(bench.host)
    found = CardObjects(client, client.cards()[bench.number])
    try:
        found.open()
        seen: dict[str, Any] = {"uuid": found.uuid.hex()}
        for place in Aperture:
            piece = found.alloc(MIB, place, f"a piece of {place.value}")
            seen[place.name] = f"{piece.gpu_va:#x}"
            if piece.mapping is not None:
                piece.mapping.write64(64, 0x1122_3344_5566_7788)
                got = piece.mapping.read64(64)
                must(got == 0x1122_3344_5566_7788, f"{place.value} keeps what is written", got=hex(got))
        return seen
    finally:
        found.close()


# S3, S4


def semaphores(bench: Bench, **classes: int) -> dict[str, Any]:
    """A channel that runs: a release, an acquire of the other channel's word, time stamps."""
    with bench.opened(**classes) as device:
        device.synchronize()
        marks = device.buffer(np.zeros(8, np.uint64))
        queue = device.compute_queue
        for number in range(2):
            queue.timestamp(marks.gpu_va + 16 * number)
            marks.points[queue.index] = queue.next_point
        device.copy_queue.order_after(marks.points)
        first, last = (int(marks.numpy(np.uint64)[at]) for at in (1, 3))
        return must(
            last >= first > 0, "time goes on", ns_between=last - first, token=device.hardware[0].token
        )


def copies(bench: Bench) -> dict[str, Any]:
    """Host to card, card to card, card to host, and a fill; GB/s where the card is real."""
    size = 4 * MIB if bench.is_simulated else 64 * MIB
    with bench.opened() as device:
        data = np.random.default_rng(1).integers(0, 2**32, size // 4, np.uint32)
        first, second = device.buffer(data), device.empty(size)
        second.copy_from(first)
        must(bool((second.numpy(np.uint32) == data).all()), "copies keep every word")
        second.fill(0x0BAD_F00D)
        must(set(second.numpy(np.uint32).tolist()) == {0x0BAD_F00D}, "a fill sets every word")
        acts = {
            "in": lambda: first.copyin(data),
            "out": first.copyout,
            "across": lambda: second.copy_from(first),
        }
        return {f"{name}_gb_s": round(size / timed(device, act) / 1e9, 2) for name, act in acts.items()}


def timed(device: NvDevice, act: Callable[[], object], count: int = 5) -> float:
    """Median seconds of an act and the wait for it."""
    samples = []
    for _ in range(count):
        begin = time.perf_counter()
        act()
        device.synchronize()
        samples.append(time.perf_counter() - begin)
    return statistics.median(samples)


# S5


class ChangedProgram(NvProgram):
    """A program whose QMD and last method are other than the driver's. action: of SEND_SIGNALING_PCAS2_B."""

    action = compute.SendSignalingPcas2BPcasAction.INVALIDATE_COPY_SCHEDULE
    kind: QmdType | None = None

    def encode(self, grid: Dim, block: Dim, local_bytes: int) -> Commands:
        made = super().encode(grid, block, local_bytes)
        words = words_of(
            made.words[:-1], immediate(COMPUTE, compute.SendSignalingPcas2B(pcas_action=self.action))
        )
        image = bytearray(made.implicit)
        if self.kind is not None:
            size = self.generation.qmd_bytes
            image[:size] = (
                self.generation.qmd.from_bytes(bytes(image[:size])).replace(qmd_type=self.kind).to_bytes()
            )
        return Commands(words, LAUNCH_ADDRESS_AT, bytes(image))


def launch(bench: Bench, version: int, kind: int, action: int) -> dict[str, Any]:
    """One warp that stores a constant, by one form of the QMD and one way of sending it."""
    with bench.opened() as device:
        classes = device.card.classes
        if version not in FORMS[classes.generation.qmd]:
            raise NotAsked(f"{classes.generation.name} takes no QMD {version}")
        if version == 3:
            older = dataclasses.replace(classes.generation, qmd=QmdV3)
            device.card.classes = dataclasses.replace(classes, generation=older)
        bank = classes.generation.bank
        plain = device.load(kernels.kernel(device.arch, bank, kernels.constant(0x600D)).pack())
        program = ChangedProgram(device, plain.kernel, plain.signature, 8, plain.code)
        program.action = compute.SendSignalingPcas2BPcasAction(action)
        program.kind = QmdType(kind) if version > 3 else None
        out = device.buffer(np.zeros(32, np.uint32))
        program(out, grid=ONE, block=(32, 1, 1))
        got = out.numpy(np.uint32)
        return must(bool((got == 0x600D).all()), "32 threads store 0x600d", first=hex(int(got[0])))


# S6, S7


def bank_zero(bench: Bench) -> dict[str, Any]:
    """Constant bank 0 as a kernel reads it, special registers."""
    with bench.opened() as device:
        bank = device.card.classes.generation.bank
        count = bank.parameters // 4 // 32 * 32
        words = ran(device, kernels.bank_word(), count)
        found: dict[str, Any] = {
            "bank": {hex(4 * at): hex(int(word)) for at, word in enumerate(words) if word}
        }
        must(words[bank.block // 4] == 32, "bank 0 has the size of the block", **found)
        for name in kernels.SPECIALS:
            values = ran(device, kernels.special(name), 64)
            found[name] = [hex(int(values[at])) for at in (0, 1, 63)]
        return found


def shared_memory(bench: Bench) -> dict[str, Any]:
    """Shared memory from byte 0 and from 0x400 on, then as much of it as a block may have."""
    with bench.opened() as device:
        want = np.arange(256, dtype=np.uint32) ^ 1
        largest = device.card.arch.max_block_shared
        for at, size in ((0, 2048), (0x400, 4096), (largest - 1024, largest)):
            got = ran(device, kernels.shared(at), 256, 256, barriers=1, shared_bytes=size)
            must(bool((got == want).all()), f"shared memory at {at:#x} of {size:#x}", got=got[:4].tolist())
        return {"largest": largest}


def local_memory(bench: Bench) -> dict[str, Any]:
    """Local memory of threads, from byte 0 on; blocks of 1024 threads with a barrier; many blocks."""
    with bench.opened() as device:
        got = ran(device, kernels.local(16), 256, 64, local_bytes=64)
        must(bool((got == np.arange(256)).all()), "local memory keeps a word", got=got[:4].tolist())
        big = ran(device, kernels.shared(0), 1024, 1024, barriers=1, shared_bytes=4096)
        must(bool((big == np.arange(1024) ^ 1).all()), "a barrier holds 1024 threads", got=big[:4].tolist())
        blocks = device.card.shape.sms * 8
        many = ran(device, kernels.constant(7), blocks * 32)
        return must(bool((many == 7).all()), "every block runs", blocks=blocks)


# S8


def arithmetic(bench: Bench) -> dict[str, Any]:
    """x * x + x is rounded once; the tables of MUFU are kept for the simulated card."""
    draw = np.random.default_rng(3)
    x = draw.standard_normal(1 << 12 if bench.is_simulated else 1 << 16).astype(np.float32)
    with bench.opened() as device:
        got = ran(device, kernels.multiply_add(), x.size, 128, x).view(np.float32)
        exact = x.astype(np.longdouble) * x + x
        must(
            bool((got == exact.astype(np.float32)).all()), "FFMA rounds once", wrong=int((got != exact).sum())
        )
        table = {"x": np.abs(x) + np.float32(0.25)}
        for name in kernels.FUNCTIONS:
            table[name] = ran(device, kernels.function(name), x.size, 128, table["x"]).view(np.float32)
        path = bench.folder / f"mufu_{device.arch}.npz"
        np.savez_compressed(path, **table)  # type: ignore[arg-type]  # numpy knows one keyword of its own
        return {"table": path.name, "points": x.size}


def from_ptxas(bench: Bench) -> dict[str, Any]:
    """A cubin of ptxas through our loader, where there is a ptxas."""
    if not bench.ptxas:
        raise NotAsked("no ptxas was given or found: --ptxas PATH")
    with bench.opened() as device:
        source, target = bench.folder / "first.ptx", bench.folder / "first.cubin"
        source.write_text(PTX.format(arch=device.arch, version="8.7" if device.arch == "sm_120" else "7.8"))
        command: Sequence[str] = (bench.ptxas, f"-arch={device.arch}", str(source), "-o", str(target))
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        if done.returncode:
            raise DeviceError(f"ptxas: {done.stderr.strip()}")
        x = np.arange(1024, dtype=np.float32)
        out = device.empty(x.nbytes)
        device.load(target)(out, device.buffer(x), grid=(4, 1, 1), block=(256, 1, 1))
        return must(bool((out.numpy(np.float32) == x * x + x).all()), "the cubin is right")


def latency(bench: Bench) -> dict[str, Any]:
    """Launch and wait of the smallest kernel, ours; torch's beside it, where torch sees the card."""
    with bench.opened() as device:
        bank = device.card.classes.generation.bank
        program = device.load(kernels.kernel(device.arch, bank, kernels.constant(1)).pack())
        out = device.empty(128)
        act = timed(
            device, lambda: program(out, grid=ONE, block=(32, 1, 1)), 20 if bench.is_simulated else 2000
        )
        seen: dict[str, Any] = {"ours_us": round(act * 1e6, 2)}
    if bench.is_simulated:
        return seen
    try:
        torch = import_module("torch")
    except ImportError:
        return seen | {"torch": "not installed"}
    if not torch.cuda.is_available():
        return seen | {"torch": "sees no card"}
    word, samples = torch.zeros(1, device="cuda"), []
    for _ in range(2000):
        begin = time.perf_counter()
        word.add_(1)
        torch.cuda.synchronize()
        samples.append(time.perf_counter() - begin)
    return seen | {"torch_us": round(statistics.median(samples) * 1e6, 2)}


Stage = Callable[[Bench], dict[str, Any]]
STAGES: dict[str, Stage] = {
    "S0 machine": machine,
    "S1 objects": objects,
    "S2 memory": memory,
    "S3 semaphores": semaphores,
    "S3 semaphores, older GPFIFO class": partial(semaphores, gpfifo=rm.AMPERE_CHANNEL_GPFIFO_A),
    "S3 semaphores, older doorbell class": partial(semaphores, usermode=rm.TURING_USERMODE_A),
    "S4 copies": copies,
    **{
        f"S5 launch, QMD {version} of type {kind}, action {action}": partial(
            launch, version=version, kind=kind, action=action
        )
        for version, kind in ((5, 2), (4, 2), (4, 0), (3, 0))
        for action in (3, 9, 2)
    },
    "S6 bank 0 and special registers": bank_zero,
    "S7 shared memory": shared_memory,
    "S7 local memory, barriers, many blocks": local_memory,
    "S8 arithmetic": arithmetic,
    "S8 cubin of ptxas": from_ptxas,
    "S8 latency": latency,
}
# What the driver does not stand on: whether these hold is to be learned.
QUESTIONS = (
    "S3 semaphores, older",
    "S5 launch, QMD 4 of type 0",
    "S5 launch, QMD 3 of type 0",
    "S8 cubin",
    "S8 latency",
)
