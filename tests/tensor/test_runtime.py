"""The runtime on the numpy device: memory, compile cache, errors that name their cause, DEBUG.

Covers cards.py and recording.py too.
"""

from __future__ import annotations

import gc
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from drivers import open_one
from hcq.errors import ArgumentError, DeviceError, OutOfMemory
from hcq.heap import MemoryKind
from hcq.settings import Settings
from tensor import Tensor, card, jit, runtime
from tensor.card import Spare, size_class
from tensor.cards import compile_for
from tensor.dtype import dtypes
from tensor.ir import build
from tensor.ir.graph import Node, Op, node
from tensor.runtime import Runtime
from tensor.schedule.storage import Storage
from tests.tensor.numpy_device import NumpyBuffer, NumpyDevice, NumpyProgram, numpy_runtime


def buffer(*values: float) -> Node:
    storage = Storage.from_numpy(np.array(values, np.float32))
    return node(Op.BUFFER, dtypes.float32, (len(values),), (), storage)


def test_realize_gives_a_node_its_memory(device: NumpyDevice) -> None:
    total = build.unary(Op.NEG, buffer(1, 2))
    assert runtime.storage_of(total) is None
    runtime.realize([total])
    storage = runtime.storage_of(total)
    assert storage is not None and storage.is_realized and storage.device == "numpy"
    assert runtime.read(total).tolist() == [-1, -2]


def test_a_computed_node_is_a_leaf_of_later_schedules(device: NumpyDevice) -> None:
    first = build.unary(Op.NEG, buffer(1, 2))
    runtime.realize([first])
    runtime.realize([build.binary(Op.ADD, first, first)])
    assert [k.name for k in device.launched] == ["e_2", "e_2"]


def test_an_equal_kernel_is_compiled_once(device: NumpyDevice) -> None:
    for values in ((1.0, 2.0), (3.0, 4.0)):
        runtime.realize([build.unary(Op.NEG, buffer(*values))])
    assert runtime.stats().kernels_compiled == 1
    assert runtime.stats().dispatches == 2


def test_kernels_that_are_forgotten_are_freed_but_for_recorded_ones_and_are_compiled_again() -> None:
    """A device of its own: what earlier tests computed holds programs too."""
    with open_one("sim:navi31", Settings()) as device:
        made = Runtime(device, compile_for(device.arch), Settings(), None)
        before = runtime.use(made)
        try:
            doubled = jit(lambda t: (t * 2).realize())
            ones = Tensor(np.ones(70, np.float32))
            for _ in range(3):
                doubled(ones)
            assert (ones + 1).tolist() == [2] * 70
            assert len(device.programs) == 2
            made.forget_kernels()
            gc.collect()
            assert len(device.programs) == 1
            compiled = made.stats.kernels_compiled
            assert doubled(ones).tolist() == [2] * 70 and (ones + 1).tolist() == [2] * 70
            assert made.stats.kernels_compiled == compiled + 1
        finally:
            runtime.use(before)


def test_an_assignment_repeated_later_happens_again(device: NumpyDevice) -> None:
    b = buffer(1, 2)
    for expected in ([2, 3], [3, 4]):
        new = node(Op.ASSIGN, dtypes.float32, (2,), (b, build.binary(Op.ADD, b, build.like(b, 1))))
        runtime.realize([new])
        assert runtime.read(b).tolist() == expected


def test_memory_goes_back_when_nothing_refers_to_it(device: NumpyDevice) -> None:
    import weakref

    result = build.unary(Op.NEG, buffer(*range(2000)))
    runtime.realize([result])
    storage = runtime.storage_of(result)
    assert storage is not None and storage.buffer is not None
    memory = weakref.ref(storage.buffer)
    del result, storage
    assert memory() is None


def test_memory_of_a_small_result_is_the_next_ones_once_nothing_refers_to_it(device: NumpyDevice) -> None:
    source = Tensor([1.0, 2.0]).realize()
    held = (source * 2).realize()
    before = device.allocated_bytes
    for k in range(5):
        other = (source * 2 + k).realize()
        assert other.numpy().tolist() == [2 + k, 4 + k]
    assert device.allocated_bytes == before + 2 * 256
    assert held.numpy().tolist() == [2, 4]


def test_temporaries_of_one_realize_share_memory(device: NumpyDevice) -> None:
    x: Node = buffer(*range(64))
    for _ in range(20):
        x = build.binary(Op.ADD, x, build.expand(build.reduce(Op.REDUCE_MAX, x, (0,)), (64,)))
        x = build.contiguous(x)
    runtime.realize([x])
    assert len(device.launched) >= 20
    assert device.allocated_bytes < 10 * 256


def test_out_of_memory_first_gives_up_what_is_only_kept_for_reuse() -> None:
    class Tight(NumpyDevice):
        def empty(self, nbytes: int, label: str = "") -> NumpyBuffer:
            if not tight_runtime.card("").spare.held_bytes and nbytes > 100_000 and len(self.launched) > 1:
                return super().empty(nbytes, label)
            if nbytes > 100_000 and len(self.launched) > 1:
                raise OutOfMemory("nothing left")
            return super().empty(nbytes, label)

    tight_runtime = numpy_runtime(device=Tight())
    spare = NumpyBuffer(NumpyDevice(), 512)
    tight_runtime.card("").spare.give(spare)  # type: ignore[arg-type]
    for values in ((1.0, 2.0), (3.0,)):
        tight_runtime.realize([build.unary(Op.NEG, buffer(*values))])
    storage = Storage(dtypes.float32, 100_000)
    assert tight_runtime.allocate(storage).size_bytes >= 400_000


def test_out_of_memory_reaches_the_user() -> None:
    small = numpy_runtime(device=NumpyDevice(limit_bytes=1000))
    with pytest.raises(OutOfMemory, match=r"asked for float32\[10000\]"):
        small.allocate(Storage(dtypes.float32, 10_000))


def test_spare_memory_has_a_limit() -> None:
    spare = Spare(1000)
    buffers: list[Any] = [NumpyBuffer(NumpyDevice(), 600) for _ in range(2)]
    for each in buffers:
        spare.give(each)
    assert spare.held_bytes == 600
    assert spare.take(600) is buffers[0]
    assert spare.take(600) is None


@pytest.mark.parametrize(
    ("asked", "given"), [(1, 256), (256, 256), (257, 512), (5000, 5120), (1 << 20, 1 << 20)]
)
def test_sizes_are_rounded_to_few_classes(asked: int, given: int) -> None:
    assert size_class(asked) == given


def test_size_classes_waste_at_most_a_quarter_and_are_few() -> None:
    classes = {size_class(n) for n in range(4096, 1 << 16)}
    assert len(classes) <= 4 * 4 + 1
    assert all(size_class(n) <= 1.25 * n for n in range(4096, 1 << 16, 7))


def test_a_storage_nobody_wrote_cannot_be_read(device: NumpyDevice) -> None:
    with pytest.raises(ArgumentError, match="read before anything was written"):
        runtime.read_storage(Storage(dtypes.float32, 4))


class Faulty(NumpyDevice):
    """Raises when a reduction runs, with the program counter in its code, as the simulated card does."""

    def find(self, gpu_va: int) -> str:
        return "0x10 bytes into 'code of r_2' (0x300 bytes)" if gpu_va == 0x7010 else ""

    @property
    def heaps(self) -> dict[MemoryKind, Faulty]:
        return {MemoryKind.CODE: self}

    def load(self, source: bytes, kernel: str | None = None) -> NumpyProgram:
        program = super().load(source, kernel)
        if program.name.startswith("r_"):
            program.__class__ = FaultyProgram
        return program


class FaultyProgram(NumpyProgram):
    def __call__(self, *args: NumpyBuffer, grid: object, block: object, lds: int = 0) -> None:
        error = DeviceError("E_VM_FAULT: address 0x1000 is not mapped")
        error.__dict__["where"] = {"pc": 0x7010}
        raise error


def test_a_fault_names_the_operation_and_the_line_that_asked_for_it() -> None:
    faulty = numpy_runtime(device=Faulty())
    before = runtime.use(faulty)
    try:
        with pytest.raises(DeviceError) as caught:
            (Tensor([1.0, 2.0]) * 2).sum().realize()
    finally:
        runtime.use(before)
    text = str(caught.value)
    assert text.startswith("E_VM_FAULT: address 0x1000 is not mapped; kernel r_2 computes ")
    assert "mul+sum float32[1]" in text
    assert f"at {os.path.relpath(__file__)}:" in text
    assert text.count("computes") == 1


def test_debug_2_prints_a_line_for_each_kernel(capsys: pytest.CaptureFixture[str]) -> None:
    made = numpy_runtime(debug=2)
    made.realize([build.unary(Op.NEG, buffer(1, 2))])
    text = capsys.readouterr().err
    line = next(line for line in text.splitlines() if line.startswith("e_2"))
    assert "neg float32[2] at test_runtime.py:" in line
    assert "store 0" not in text


def test_debug_2_measures_each_launch_of_a_replay(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter(range(1000))
    monkeypatch.setattr(card, "perf_counter", lambda: next(clock) / 8)
    made = numpy_runtime(debug=2)
    before = runtime.use(made)
    f = jit(lambda x: (x * 2).sum())
    try:
        results = [f(Tensor([float(k), 1.0])) for k in range(5)]
        assert [each.item() for each in results] == [2 * k + 2 for k in range(5)]
    finally:
        runtime.use(before)
    (measured,) = made.measured
    assert (measured.launches, measured.first_s, measured.rest_s, measured.least_s) == (
        5,
        1 / 8,
        4 / 8,
        1 / 8,
    )
    lines = capsys.readouterr().err.splitlines()
    assert sum(line.startswith("r_2 ") for line in lines) == 1  # its line is of the first launch


def test_debug_3_prints_the_kernel_and_debug_4_the_listing(capsys: pytest.CaptureFixture[str]) -> None:
    made = numpy_runtime(debug=4)
    made.realize([build.unary(Op.NEG, buffer(1, 2))])
    text = capsys.readouterr().err
    assert "store 0 [a0] v1" in text and "s_endpgm" in text


def test_kernels_are_found_on_disk_by_another_process(tmp_path: Path) -> None:
    for count in (1, 0):
        made = numpy_runtime(cache=tmp_path)
        made.realize([build.unary(Op.NEG, buffer(1, 2))])
        assert made.stats.kernels_compiled == count
        assert made.stats.kernels_from_disk == 1 - count


def test_a_chip_without_a_code_generator_is_named() -> None:
    with pytest.raises(ArgumentError, match=r"no code generator for gfx900; allowed are gfx1100, gfx1201"):
        compile_for("gfx900")


def test_the_device_reason_names_dev(device: NumpyDevice) -> None:
    assert runtime.device_reason() == "numpy, the best one found"


def test_copy_takes_values_from_the_host_and_from_the_device(device: NumpyDevice) -> None:
    made: Runtime = runtime.current()
    source, target = Storage.from_numpy(np.array([1, 2], np.float32)), Storage(dtypes.float32, 2)
    made.copy(target, source)
    assert made.read(target).tolist() == [1, 2]
    made.allocate(source)
    again = Storage(dtypes.float32, 2)
    made.copy(again, source)
    assert made.read(again).tolist() == [1, 2]


def test_a_forked_child_opens_a_device_of_its_own_when_it_needs_one(device: NumpyDevice) -> None:
    child = os.fork()
    if not child:
        os._exit(5 if runtime.use(None) is None else 1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 5
    assert runtime.current().device is device
