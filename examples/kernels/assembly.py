"""Assemble scale.s, wrap it as a code object, run it: `python -m examples.kernels.assembly`."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from drivers import open_device
from drivers.amd import code_object
from drivers.amd.isa import isa


def main() -> None:
    text = (Path(__file__).parent / "scale.s").read_text()
    code = isa("gfx1100").assemble(text)
    arguments = [code_object.Arg("y", 0, 8, "global_buffer")]
    file = code_object.write(
        "gfx1100", "scale", code, args=arguments, workgroup_ids="x", kernarg_bytes=8, vgprs=2, sgprs=8
    )
    with open_device("sim:navi31") as device:
        scale = device.load(file)
        y = device.buffer(np.arange(64, dtype=np.float32))
        scale(y, grid=(2, 1, 1), block=(32, 1, 1))
        print(scale.signature, "->", y.numpy(np.float32)[:5])


if __name__ == "__main__":
    main()
