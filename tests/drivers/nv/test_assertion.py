"""assert() in kernels of nvcc 13.0 (nvcc/asserts.cu), on simulated cards."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from drivers import open_device
from drivers.core.errors import DeviceError
from drivers.nv import assertion, cubin, loader
from drivers.nv.device import NvDevice
from drivers.nv.device import open_device as nv_device
from drivers.nv.generation import BLACKWELL, EARLY, HOPPER
from drivers.nv.isa import ARCHES, isa
from drivers.nv.isa.check import check
from drivers.nv.isa.machine import SIZE
from hcq.settings import Settings
from tests.drivers.nv.cubins import KernelIn, Layout
from tests.drivers.nv.cubins import cubin as made
from tests.drivers.nv.fake_rm import FakeRm
from tests.drivers.nv.test_nvcc_kernels import CARDS, cubin_of, mode

__all__ = ["mode"]
MADE_FOR = {"sm_86": "sm_80", "sm_89": "sm_80"}  # a cubin runs on later minor versions
BANKS = {"sm_90": HOPPER, "sm_120": BLACKWELL}
SHAPE = {"grid": (2, 1, 1), "block": (16, 2, 1)}
pytestmark = pytest.mark.sim


@pytest.fixture(params=CARDS)
def device(request: pytest.FixtureRequest, mode: str) -> Iterator[NvDevice]:
    with open_device(f"sim:{CARDS[request.param]}") as opened:
        yield opened


def asserts(device: NvDevice) -> bytes:
    return cubin_of("asserts", MADE_FOR.get(device.arch, device.arch))


def run(device: NvDevice, x: np.ndarray) -> np.ndarray:
    """What `scale` makes of x."""
    given, out = device.buffer(x), device.empty(x.nbytes)
    device.load(asserts(device))(given, out, **SHAPE)
    return out.numpy(np.int32)


def test_a_failed_assertion_is_told_and_the_device_goes_on(device: NvDevice) -> None:
    x = np.arange(64, dtype=np.int32)
    assert run(device, x).tolist() == (2 * x).tolist()
    x[32 + 16 + 5] = -1
    with pytest.raises(DeviceError) as failed:
        run(device, x)
    told = str(failed.value)
    place = r"in scale, block \(1,0,0\) thread \(5,1,0\)"
    assert re.match(rf'assertion "x\[i\] >= 0" failed at asserts\.cu:5 {place}; the wave was in kernel', told)
    assert told.endswith(f"memory is kept and {device.name} can be used again")
    x[53], x[3] = 7, 100
    with pytest.raises(DeviceError) as failed:
        run(device, x)
    what = 'assertion "x[i] < 100 && "too large"" failed at asserts.cu:2'
    assert str(failed.value).startswith(
        f"{what} in deep, block (0,0,0) thread (3,0,0); the wave was in kernel"
    )
    x[3] = 0
    assert run(device, x).tolist() == (2 * x).tolist()


def test_of_many_failures_one_is_told_whole(device: NvDevice) -> None:
    with pytest.raises(DeviceError) as failed:
        run(device, np.full(64, -7, np.int32))
    found = re.search(r"in scale, block \((\d),0,0\) thread \((\d+),(\d),0\);", str(failed.value))
    assert found and int(found[1]) < 2 and int(found[2]) < 16 and int(found[3]) < 2


def test_another_fault_of_a_kernel_with_assertions_is_told_as_itself(device: NvDevice) -> None:
    program = device.load(asserts(device))
    with pytest.raises(DeviceError) as failed:
        program(np.uint64(0x1000), device.empty(256), **SHAPE)
        device.synchronize()
    assert "assertion" not in str(failed.value) and "0x1000" in str(failed.value)


def record_of(view: bytearray) -> Any:
    return SimpleNamespace(gpu_va=0, host_view=lambda: memoryview(view))


def test_texts_of_programs_that_are_gone_are_not_told() -> None:
    """Memory that a program gave back may begin elsewhere for the next one."""
    known = assertion.Assertions(record_of(bytearray(assertion.RECORD.size)))
    known.keep_text(0x1000, b"x > 0\0older.cu\0")
    known.keep_text(0x1008, b"y > 0\0newer.cu\0")
    known.keep_text(0x1018, b"z > 0\0")
    assert [known.text(at) for at in (0x1008, 0x100E, 0x1018)] == ["y > 0", "newer.cu", "z > 0"]
    assert known.text(0x1000) == "<text at 0x1000>"


def test_a_text_is_forgotten_where_another_begins_in_it_and_kept_beside_it() -> None:
    """Texts that end where the new one begins, that begin where it ends, and one byte further in."""
    for at, is_kept in ((0xFF8, True), (0xFF9, False), (0x1000, False), (0x1007, False), (0x1008, True)):
        known = assertion.Assertions(record_of(bytearray(assertion.RECORD.size)))
        known.keep_text(at, b"y > 0\0\0\0")
        known.keep_text(0x1000, b"x > 0\0\0\0")
        assert (at in known.texts and known.texts[at][:1] == b"y") is is_kept
        assert known.text(0x1000) == "x > 0" and known.text(0x1004) == "0"


def test_a_record_says_where_the_call_was_and_is_told_once() -> None:
    """The address to return to is that of the instruction behind the call, which has 16 bytes."""
    view = bytearray(assertion.RECORD.size)
    known = assertion.Assertions(record_of(view))
    known.keep_text(0x2000, b"x > 0\0a.cu\0void f(int)\0")
    assert known.take() is None
    view[:] = told = struct.pack(
        "<IIQQQIIQQ6I", 1, 1, 0x12_3456_7890, 0x2000, 0x2006, 7, 0, 0x200B, 1, *range(1, 7)
    )
    assert known.take() == assertion.Failure(
        'assertion "x > 0" failed at a.cu:7 in f, block (1,2,3) thread (4,5,6)', 0x12_3456_7880
    )
    assert view == bytes(len(told)) and known.take() is None
    view[:] = told
    error = DeviceError("E_1", "the trap")
    error.where = {"queue": 3, "pc": 5}  # type: ignore[attr-defined]
    assertion.explain(known, error)
    assert error.args[0] == "E_1" and error.args[1].startswith('assertion "x > 0" failed')
    assert error.where == {"queue": 3, "pc": 0x12_3456_7880}  # type: ignore[attr-defined]


@pytest.mark.parametrize(("own", "has_assertions", "want"), [(8, True, 24), (40, True, 40), (8, False, 8)])
def test_a_kernel_with_assertions_has_the_registers_that_a_call_may_change(
    own: int, has_assertions: bool, want: int
) -> None:
    """ptxas 13.0 calls what it does not see as if it changed R0 to R23."""
    with nv_device("nv:0", FakeRm(), 0, Settings()) as device:
        module = cubin.read(made([KernelIn("f", bytes(64), (8,), own)], Layout(globals=bytes(16))))
        call = cubin.Relocation(".text.f", 0, cubin.LOW_OF_CODE, "__assertfail", ".text.__assertfail", 0)
        module = replace(module, relocations=module.relocations + (call,) * has_assertions)
        image = loader.upload(device, module, "f")
        program = loader.program(device, module, module.kernels["f"], image, 1024)
        assert program.kernel.needs.registers == want
        if has_assertions:
            code = loader._assert_function(device)
            assert (code.size, code.align) == (len(code.data), 128)
            assert image.at[code.name] + code.size + 4096 <= image.code.gpu_va + image.code.size_bytes
        assert (device._assertions is not None) is has_assertions


@pytest.mark.parametrize("arch", ARCHES)
def test_the_function_that_tells_has_its_control_words_in_order(arch: str) -> None:
    record: Any = SimpleNamespace(gpu_va=0x2_0000_1000, host_view=lambda: bytearray(assertion.RECORD.size))
    code = assertion.Assertions(record).code(arch, BANKS.get(arch, EARLY))
    program = dict(isa(arch).disassemble(code))
    assert max(program) > 10 * SIZE and check(program, arch) == []


@pytest.mark.parametrize(
    ("signature", "name"),
    [("void scale(const int *)", "scale"), ("T deep<T>(const T *, int) [with T=int]", "deep<T>"),
     ("char *Text::of(int)", "Text::of"), ("main", "main")],
)  # fmt: skip
def test_a_signature_has_a_name(signature: str, name: str) -> None:
    assert assertion.bare(signature) == name
