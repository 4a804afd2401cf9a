"""Products of bytes by matrix instructions: whole numbers (IMMA) exactly, floats of 8 bits (QMMA) as numpy
has them, at every size and layout."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

from drivers.nv.isa import isa
from tensor import Tensor
from tensor.codegen import abilities
from tensor.codegen.sass.chip import TARGETS
from tensor.codegen.sass.compile import Built, build
from tensor.dtype import DType, dtypes
from tensor.ir.kernel import Kernel
from tensor.ir.loops_text import format_program, parse_program
from tensor.schedule import schedule
from tests.tensor.codegen.rdna.test_bytes import product
from tests.tensor.codegen.sass.rig import check, run_kernel

E4M3, E5M2 = "float8_e4m3fn", "float8_e5m2"
SHAPES = [((16, 16, 32), (False, True)), ((17, 63, 65), (False, False)), ((48, 35, 160), (True, False)),
          ((32, 48, 256), (False, True))]  # fmt: skip


def listing(built: Built, arch: str) -> list[str]:
    return [each.text for _, each in isa(arch).disassemble(built.text)]


@pytest.mark.parametrize("dtype", [dtypes.int8, dtypes.uint8], ids=lambda d: d.name)
@pytest.mark.parametrize(("shape", "turned"), SHAPES)
def test_products_of_whole_bytes_are_exact(
    arch: str, shape: tuple[int, int, int], turned: tuple[bool, bool], dtype: DType
) -> None:
    built = check(product(shape, dtype, turned), arch, tolerance=0.0)
    kind = {"int8": "S8", "uint8": "U8"}[dtype.name]
    assert any(f"IMMA.16832.{kind}.{kind}" in line for line in listing(built, arch))


def test_sides_that_lie_along_the_steps_come_late_and_by_matrices(arch: str) -> None:
    """Four bytes of a row lie where two halves would: LDSM brings both."""
    built = build(product((64, 64, 512), dtypes.int8, (False, True)), arch)
    text = " ".join(listing(built, arch))
    assert "LDGSTS" in text and "LDSM.16.M88.4" in text and "MT88" not in text


def test_programs_of_bytes_print_and_parse_back() -> None:
    built = build(product((32, 32, 64), dtypes.int8, (False, True)), "sm_90")
    text = format_program(built.program)
    assert "by IMMA.16832.S8.S8" in text
    assert format_program(parse_program(text, TARGETS["sm_90"].fragments)) == text


def kernels(left: str, right: str, shape: tuple[int, int, int], arch: str) -> list[Kernel]:
    """What a product of floats of 8 bits is computed by."""
    rows, columns, depth = shape
    a = Tensor.empty(rows, depth, dtype=left).realize()
    b = Tensor.empty(columns, depth, dtype=right).realize()
    made = a.dot(b.transpose(0, 1), dtype="float32")
    found = schedule([made.node], lambda node: node.storage, lambda _: abilities(arch))
    return [each.kernel for each in found.launches if each.kernel is not None]


def numbers(kind: str, *shape: int) -> Any:
    """Every number that is of moderate size."""
    bits = np.arange(256, dtype=np.uint8).view(getattr(ml_dtypes, kind))
    fit = bits[np.abs(bits.astype(np.float32)) < 8]
    return np.random.default_rng(3).choice(fit, shape)


@pytest.mark.parametrize("arch", ["sm_89", "sm_120"])
@pytest.mark.parametrize(("left", "right"), [(E4M3, E4M3), (E4M3, E5M2), (E5M2, E4M3), (E5M2, E5M2)])
def test_products_of_floats_of_8_bits_are_numpys(arch: str, left: str, right: str) -> None:
    shape = rows, columns, depth = 33, 48, 96
    (kernel,) = kernels(left, right, shape, arch)
    a, b = numbers(left, rows, depth), numbers(right, columns, depth)
    arrays = [np.zeros(rows * columns, np.float32) for _ in kernel.params]
    for param in kernel.params:
        if param.access == "r":
            arrays[param.slot] = (a if param.count == a.size else b).reshape(-1).view(np.uint8).copy()
    built = run_kernel(kernel, arrays, arch)
    names = {E4M3: "E4M3", E5M2: "E5M2"}
    assert any(f"QMMA.16832.F32.{names[left]}.{names[right]}" in line for line in listing(built, arch))
    out = arrays[next(p.slot for p in kernel.params if p.access == "w")].reshape(rows, columns)
    want = a.astype(np.float64) @ b.astype(np.float64).T
    np.testing.assert_allclose(out, want, rtol=1e-6, atol=1e-5)


def test_chips_without_such_an_instruction_multiply_them_as_halves() -> None:
    (made,) = [k for k in kernels(E4M3, E4M3, (32, 32, 64), "sm_90") if len(k.params) == 3]
    assert any(
        line.startswith(("HMMA", "HGMMA")) or " HMMA" in line
        for line in listing(build(made, "sm_90"), "sm_90")
    )
