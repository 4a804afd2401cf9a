"""What only a card can decide, asked one by one: the last stages of the first run (nv_first_run.py).

A stage says which answer held; Wrong is raised where it is not the one that we count on, which the simulated
cards give. Loops of these kernels end by themselves, whatever holds. Why we believe what we do, and the other
answers: firmware_notes/nv_bringup.md, "What a card must decide".
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from drivers.core.errors import DeviceError
from drivers.nv import occupancy
from drivers.nv.device import NvDevice
from drivers.nv.launch import Needs
from drivers.nv.loader import DEFAULT_STACK
from drivers.nv.program import NvProgram
from tools import nv_kernels as kernels
from tools.nv_stages import Bench, NotAsked, Stage, Wrong

WARP = 32
TURNS = 1 << 14  # of a loop that waits for others: some ms on a card
STEPS = 32
CLUSTERS = (1, 2, 4, 8)
NO_CLUSTERS = "clusters came with Hopper"
STACK_LIMIT = 0  # CU_LIMIT_STACK_SIZE of cuda.h
Change = Callable[[NvProgram], NvProgram]


def asked(
    device: NvDevice, body: str, blocks: int = 1, change: Change = lambda program: program, **needs: int
) -> NDArray[np.uint32]:
    """What a warp of each block stored; the kernel's input are zeros. change: of the program to another."""
    bank = device.card.classes.generation.bank
    code = kernels.kernel(device.arch, bank, body, WARP, has_input=True, **needs)
    out, zeros = (device.buffer(np.zeros(blocks * WARP, np.uint32)) for _ in range(2))
    change(device.load(code.pack()))(out, zeros, grid=(blocks, 1, 1), block=(WARP, 1, 1))
    return out.numpy(np.uint32)


def input_of(device: NvDevice) -> int:
    """Where constant bank 0 has the address of the input."""
    return device.card.classes.generation.bank.parameters + 8


def decide(found: object, answers: Mapping[Any, str], **seen: Any) -> dict[str, Any]:
    """The answer that was found, with what was seen. The first of `answers` is the one that we count on: of
    another Wrong is raised."""
    answer = answers.get(found, "neither of the answers that we thought of")
    if found != next(iter(answers)):
        raise Wrong(f"{answer}: {seen}")
    return {"answer": answer, **seen}


def move_predicate(bench: Bench) -> dict[str, Any]:
    """What does the predicate of R2UR say?"""
    answers = {
        (0, 2): "R2UR's predicate says which lanes have another value than the lowest",
        (2, 2): "R2UR's predicate says of all lanes that there is another value",
        (1, 1): "R2UR's predicate says that all lanes have the same value",
    }
    with bench.opened() as device:
        lowest, *others = asked(device, kernels.predicate_of_move(device.arch)).tolist()
    return decide((lowest, *sorted(set(others))), answers, lowest=lowest, others=sorted(set(others)))


def past_yielding(bench: Bench) -> dict[str, Any]:
    """Does a BSYNC go on without lanes that yielded?"""
    answers = {
        True: "a BSYNC goes on without lanes that yielded",
        False: f"a BSYNC waits for lanes that yielded, {TURNS} turns long",
    }
    with bench.opened() as device:
        turns = asked(device, kernels.past_yielding(input_of(device), TURNS))[1:].tolist()
    return decide(all(turns), answers, turns=sorted(set(turns)))


def cooperative(bench: Bench) -> dict[str, Any]:
    """Does a cooperative launch need more than its workspace and blocks that all fit?"""
    answers = {
        True: "all blocks of a cooperative launch run at once without a field of the QMD",
        False: "some blocks of a cooperative launch began after others had ended",
    }
    with bench.opened() as device:
        needs = Needs(24, 0, 0, 0, 0, 0)  # as of kernels.kernel
        shape = device.card.shape
        most = occupancy.blocks_per_sm(device.card.arch, shape, needs, WARP)
        blocks = shape.sms * (2 if bench.is_simulated else most)
        body = kernels.all_blocks(input_of(device), blocks, TURNS)
        met = asked(device, body, blocks, NvProgram.cooperative)
    return decide(bool(met.all()), answers, blocks=blocks, saw_all=int(met[::WARP].sum()))


def cluster_memory(bench: Bench) -> dict[str, Any]:
    """How do blocks of a cluster reach each other's shared memory?"""
    answers = {
        "other": "bits 31:24 of a generic address are the rank of the block whose shared memory is meant",
        "own": "bits 31:24 of a generic address do not lead to another block's shared memory",
    }
    with bench.opened() as device:
        if device.card.classes.generation.bank.cluster is None:
            raise NotAsked(NO_CLUSTERS)
        got = asked(device, kernels.neighbour(), 4, lambda p: p.in_clusters((2, 1, 1)), shared_bytes=0x800)
    threads = np.arange(4 * WARP)
    ways = {"other": threads ^ WARP, "own": threads}
    found = next((name for name, want in ways.items() if np.array_equal(got, want)), None)
    return decide(found, answers, first=got[::WARP].tolist())


def cluster_size(bench: Bench) -> dict[str, Any]:
    """What does SR_CgaSize say of the size of a cluster?"""
    answers = {
        (0, 1, 2, 3): "SR_CgaSize is the logarithm of the cluster's size",
        (1, 2, 4, 8): "SR_CgaSize is the cluster's size",
        (0, 1, 3, 7): "SR_CgaSize is the cluster's size less one",
    }
    with bench.opened() as device:
        if device.card.classes.generation.bank.cluster is None:
            raise NotAsked(NO_CLUSTERS)
        sizes = tuple(cluster_word(device, size) for size in CLUSTERS)
    return decide(sizes, answers, blocks=CLUSTERS, words=sizes)


def cluster_word(device: NvDevice, size: int) -> int:
    """SR_CgaSize in clusters of so many blocks."""
    body = kernels.special("SR_CgaSize")
    return int(asked(device, body, size, lambda program: program.in_clusters((size, 1, 1)))[0])


def straight_code(bench: Bench) -> dict[str, Any]:
    """May another group of a warp's lanes run amid straight code?"""
    answers = {
        False: f"no group ran amid another's straight code in {STEPS} steps with a load each",
        True: "a group of lanes ran amid another's straight code and changed its uniform register",
    }
    with bench.opened() as device:
        changed = asked(device, kernels.two_ways(STEPS))
    return decide(bool(changed.any()), answers, changed=changed.tolist())


def stack_size(bench: Bench) -> dict[str, Any]:
    """How large is a thread's stack where ptxas gives 0? CUDA's driver decides it, so that is asked."""
    if bench.is_simulated:
        raise NotAsked("CUDA's driver knows no simulated card")
    size = cuda_stack(bench.number)
    if size != DEFAULT_STACK:
        raise Wrong(f"CUDA's driver begins with a stack of {size} bytes: ours has {DEFAULT_STACK}")
    return {"answer": f"CUDA's driver begins with a stack of {size} bytes, as ours does"}


def cuda_stack(number: int) -> int:
    """cudaLimitStackSize as libcuda has it in a new context. Raises NotAsked, DeviceError."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError as error:
        raise NotAsked(f"CUDA's driver is not here: {error}") from error
    device, context, size = ctypes.c_int(), ctypes.c_void_p(), ctypes.c_size_t()
    calls = (
        ("cuInit", (0,)),
        ("cuDeviceGet", (ctypes.byref(device), number)),
        ("cuDevicePrimaryCtxRetain", (ctypes.byref(context), device)),
        ("cuCtxSetCurrent", (context,)),
        ("cuCtxGetLimit", (ctypes.byref(size), STACK_LIMIT)),
    )
    for name, given in calls:
        status = getattr(cuda, name)(*given)
        if status:
            raise DeviceError(f"{name} of CUDA's driver said {status}")
    return size.value


CARD_QUESTIONS: dict[str, Stage] = {
    "S9 predicate of R2UR": move_predicate,
    "S9 BSYNC past yielded lanes": past_yielding,
    "S9 cooperative launch": cooperative,
    "S9 shared memory of a cluster": cluster_memory,
    "S9 SR_CgaSize": cluster_size,
    "S9 straight code": straight_code,
    "S9 stack of recursion": stack_size,
}
