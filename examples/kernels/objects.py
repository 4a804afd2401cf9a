"""A kernel made of Python objects: y = x to the power of n, unrolled: `python -m examples.kernels.objects`.

The instructions are values, so Python writes the loop; `encode` refuses what the chip does not have.
"""

from __future__ import annotations

import numpy as np

from drivers import open_device
from drivers.amd import code_object
from drivers.amd.isa import isa, s, v

WAIT_SCALAR, WAIT_VECTOR = 0xFC07, 0x03F7  # lgkmcnt(0), vmcnt(0)


def power_kernel(exponent: int) -> bytes:
    """Machine code for gfx1100 that raises 32 floats to the power of `exponent` >= 1."""
    chip = isa("gfx1100")
    program = [
        chip.inst("s_load_b128_imm", s(4, 4), s(0, 2), 0),  # x and y
        chip.inst("v_lshlrev_b32_e32", v(0), 2, v(0)),
        chip.inst("s_waitcnt", WAIT_SCALAR),
        chip.inst("global_load_b32_saddr", v(1), v(0), s(4, 2)),
        chip.inst("s_waitcnt", WAIT_VECTOR),
        chip.inst("v_mov_b32_e32", v(2), v(1)),
    ]
    program += [chip.inst("v_mul_f32_e32", v(2), v(2), v(1)) for _ in range(exponent - 1)]
    program += [chip.inst("global_store_b32_saddr", v(0), v(2), s(6, 2)), chip.inst("s_endpgm")]
    return chip.assemble_insts(program)


def main() -> None:
    arguments = [code_object.Arg(name, 8 * i, 8, "global_buffer") for i, name in enumerate("xy")]
    with open_device("sim:navi31") as device:
        x, y = device.buffer(np.arange(32, dtype=np.float32)), device.empty(128)
        for exponent in (2, 5):
            code = power_kernel(exponent)
            file = code_object.write(
                "gfx1100",
                "power",
                code,
                code_object.KernelNeeds(args=arguments, kernarg_bytes=16, vgprs=3, sgprs=8),
            )
            device.load(file)(x, y, grid=(1, 1, 1), block=(32, 1, 1))
            print(exponent, y.numpy(np.float32)[:4])


if __name__ == "__main__":
    main()
