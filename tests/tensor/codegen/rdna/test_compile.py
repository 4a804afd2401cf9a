"""The whole compiler: figures, reproducible bytes, and no rule broken in strict simulation."""

from __future__ import annotations

import pytest

from tensor.codegen.rdna.compile import Built, build, compile_kernel
from tensor.ir.kernel import Kernel
from tests.tensor import kernel_oracle
from tests.tensor.codegen.rdna import samples
from tests.tensor.codegen.rdna.pass_samples import STRICT
from tests.tensor.codegen.rdna.wave_rig import run_built, target


def test_a_compiled_kernel_says_what_it_does() -> None:
    compiled = compile_kernel(samples.matmul(64, 128, 128))
    assert compiled.flops == 2 * 64 * 128 * 128
    assert compiled.bytes_read == 4 * (64 * 128 + 128 * 128)
    assert compiled.bytes_written == 4 * 64 * 128
    assert {"schedule", "select", "registers", "waits", "encode"} <= compiled.pass_ms.keys()
    assert compiled.listing.endswith("s_endpgm")


def test_equal_kernels_give_equal_bytes() -> None:
    first, second = (compile_kernel(samples.matmul(40, 20, 64)) for _ in range(2))
    assert first.code == second.code


@pytest.mark.parametrize(
    ("kernel", "vgprs", "sgprs"), STRICT, ids=lambda k: k.name if isinstance(k, Kernel) else ""
)
def test_the_strict_interpreter_finds_no_broken_rule(kernel: Kernel, vgprs: int, sgprs: int) -> None:
    """No missing wait, hazard, undefined register or race; and the numbers are right."""
    check_run(kernel, build(kernel, "gfx1100", vgprs=vgprs, sgprs=sgprs), "strict")


@pytest.mark.parametrize(
    ("kernel", "vgprs", "sgprs"), STRICT, ids=lambda k: k.name if isinstance(k, Kernel) else ""
)
def test_kernels_for_gfx12_pass_its_checker_and_are_right(
    kernel: Kernel, vgprs: int, sgprs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(target, "arch", "gfx1201")
    check_run(kernel, build(kernel, "gfx1201", vgprs=vgprs, sgprs=sgprs), "fast")


def check_run(kernel: Kernel, built: Built, mode: str) -> None:
    """Run built code in a mode of the wave model; what it writes is what the kernel means."""
    arrays = samples.memory(kernel)
    want = [a.copy() for a in arrays]
    kernel_oracle.run(kernel, want)
    run_built(built, arrays, mode)
    for param, got, wanted in zip(kernel.params, arrays, want, strict=True):
        assert samples.same(got, wanted, param.dtype, 1e-4).all()
