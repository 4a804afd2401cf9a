"""Matrix products of halves and bf16 that LLVM compiles, with infinities, NaNs and denormals among the
elements, against numpy with the rounding of each step as measured on cards; layouts are GPUOpen's and AMD's
matrix instruction calculator's.

`oracle`: needs llvmlite's AMDGPU target.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import pytest

from tests.drivers.sim.amd.wave.conftest import Module

pytestmark = pytest.mark.oracle
RNG = np.random.default_rng(61)
U16, U32, F16, F32, F64 = np.uint16, np.uint32, np.float16, np.float32, np.float64
KERNEL = """
define amdgpu_kernel void @product(ptr addrspace(1) %pa, ptr addrspace(1) %pb, ptr addrspace(1) %pc) {{
  %lane = call i32 @llvm.amdgcn.workitem.id.x()
  %qa = getelementptr {a}, ptr addrspace(1) %pa, i32 %lane
  %qb = getelementptr {a}, ptr addrspace(1) %pb, i32 %lane
  %qc = getelementptr {c}, ptr addrspace(1) %pc, i32 %lane
  %a = load {a}, ptr addrspace(1) %qa
  %b = load {a}, ptr addrspace(1) %qb
  %c = load {c}, ptr addrspace(1) %qc
  %d = call {c} @{name}({a} %a, {a} %b, {c} %c{option})
  store {c} %d, ptr addrspace(1) %qc
  ret void
}}
declare {c} @{name}({a}, {a}, {c}{option_type})
declare i32 @llvm.amdgcn.workitem.id.x()
"""


@dataclass(frozen=True)
class Case:
    """source: f16 or bf16; result: that or f32."""

    arch: str
    lanes: int
    source: str
    result: str

    @property
    def is_old(self) -> bool:
        return self.arch == "gfx1100"

    @property
    def factors(self) -> int:
        """Of a row of A in one lane."""
        return 16 if self.is_old else 256 // self.lanes

    @property
    def sums(self) -> int:
        """Of D in one lane."""
        return 256 // self.lanes

    def rows(self) -> Any:
        """The row of D that each lane's sums belong to."""
        lane, place = np.arange(self.lanes)[:, None], np.arange(self.sums)[None, :]
        group = lane // 16
        if self.is_old:
            return self.lanes // 16 * place + group
        return 8 * group + place if self.lanes == 32 else 8 * (group % 2) + 4 * (group // 2) + place

    def text(self) -> str:
        element = {"f16": "half", "bf16": "i16", "f32": "float"}
        letters = {"f16": "f16", "bf16": "i16", "f32": "f32"}
        count = self.sums * (2 if self.is_old and self.result != "f32" else 1)
        shapes = f"v{count}{letters[self.result]}.v{self.factors}{letters[self.source]}"
        name = f"llvm.amdgcn.wmma.{self.result}.16x16x16.{self.source}.{shapes}"
        narrow = self.result != "f32"
        option = f", i1 {str(self.is_old).lower()}" if narrow else ""
        return KERNEL.format(
            a=f"<{self.factors} x {element[self.source]}>", c=f"<{count} x {element[self.result]}>",
            name=name, option=option, option_type=", i1" if narrow else "",
        )  # fmt: skip

    def placed(self, matrix: Any) -> Any:
        """Rows of A, or columns of B, as the lanes hold them."""
        lane = np.arange(self.lanes)
        if self.is_old:
            return matrix[lane % 16]
        places = self.factors * (lane // 16)[:, None] + np.arange(self.factors)[None, :]
        return matrix[(lane % 16)[:, None], places]

    def run(self, a: Any, b: Any, c: Any) -> Any:
        """D's bits. GFX11 has halves of C in the upper half of each dword, as `i1 true` says."""
        rows, columns = self.rows(), np.arange(self.lanes)[:, None] % 16
        lanes = c[rows, columns]
        if self.is_old and self.result != "f32":
            lanes = np.stack([np.full_like(lanes, 0x1234), lanes], 2).reshape(self.lanes, -1)
        features = f"+wavefrontsize{self.lanes}"
        given = [np.ascontiguousarray(each) for each in (self.placed(a), self.placed(b), lanes)]
        Module(self.text(), 3, self.arch, features).run(*given, block=(self.lanes, 1, 1))
        found, out = np.zeros_like(c), given[2]
        if self.is_old and self.result != "f32":
            assert (out[:, ::2] == 0x1234).all()
            out = out[:, 1::2]
        found[rows, columns] = out
        return found


def value_of(bits: Any, kind: str) -> Any:
    if kind == "f16":
        return bits.view(F16).astype(F64)
    return (bits if kind == "f32" else bits.astype(U32) << 16).view(F32).astype(F64)


def narrow(sums: Any, kind: str) -> Any:
    """Sums as a step leaves them: halves to nearest even, bf16 cut off."""
    with np.errstate(all="ignore"):
        if kind == "f16":
            return sums.astype(F16).astype(F64)
        return (sums.astype(F32).view(U32) & U32(0xFFFF0000)).view(F32).astype(F64)


def product(case: Case, a: Any, b: Any, c: Any) -> tuple[Any, Any]:
    """D as numbers, and how far from it the sums of a card may be: a little in each step."""
    left, right = value_of(a, case.source), value_of(b, case.source)
    total, step = value_of(c, case.result), 2 if case.is_old else 4
    slack = np.zeros((16, 16))
    with np.errstate(all="ignore"):
        terms = left[:, None, :] * right[None, :, :]
        for k in range(0, 16, step):
            total = total + terms[:, :, k : k + step].sum(2)
            unit = {"f32": 2.0**-22, "f16": 2.0**-10, "bf16": 2.0**-7}[case.result]
            slack += np.nan_to_num(np.abs(total), posinf=0.0) * unit
            total = narrow(total, case.result) if case.result != "f32" else total
        sizes = np.nan_to_num(np.abs(terms), posinf=0.0).sum(2) + np.nan_to_num(np.abs(total), posinf=0.0)
    return total, slack + sizes * 2.0**-22 + 1e-7


CASES = [
    Case(arch, lanes, source, result)
    for arch in ("gfx1100", "gfx1201")
    for lanes in (32, 64)
    for source, result in (("f16", "f32"), ("bf16", "f32"), ("f16", "f16"), ("bf16", "bf16"))
]
SPECIAL = {
    "f16": [0, 0x8000, 1, 0x83FF, 0x7C00, 0xFC00, 0x7E01], "bf16": [0, 0x8000, 0x7F80, 0xFF80, 0x7FC1],
    "f32": [0, 1 << 31, 0x7F800000, 0xFF800000, 0x7FC00001],
}  # fmt: skip


def numbers(kind: str, share: float) -> Any:
    """Bits of 16 x 16 elements, of which a share is special."""
    values = RNG.normal(0, 2, (16, 16)).astype(F32)
    bits = values.astype(F16).view(U16) if kind == "f16" else values.view(U32)
    bits = bits if kind != "bf16" else (bits >> 16).astype(U16)
    picked = RNG.choice(np.array(SPECIAL[kind], bits.dtype), (16, 16))
    return np.where(RNG.random((16, 16)) < share, picked, bits)


@pytest.mark.parametrize("share", [0, 0.02])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_products_with_infinities_and_nans(case: Case, share: float) -> None:
    a, b, c = numbers(case.source, share), numbers(case.source, share), numbers(case.result, share)
    wanted, slack = product(case, a, b, c)
    found = value_of(case.run(a, b, c), case.result)
    finite = np.isfinite(wanted)
    np.testing.assert_array_equal(np.isnan(found), np.isnan(wanted))
    infinite = np.isinf(wanted)
    np.testing.assert_array_equal(found[infinite], wanted[infinite])
    assert (np.abs(found[finite] - wanted[finite]) <= slack[finite]).all()
