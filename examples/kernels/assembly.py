"""Assemble scale.s to a code object, run it: `python -m examples.kernels.assembly`."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from drivers import open_device
from drivers.amd import assembly


def main() -> None:
    text = (Path(__file__).parent / "scale.s").read_text()
    file = assembly.write(assembly.read(text))
    with open_device("sim:navi31") as device:
        scale = device.load(file)
        y = device.buffer(np.arange(64, dtype=np.float32))
        scale(y, grid=(2, 1, 1), block=(32, 1, 1))
        print(scale.signature, "->", y.numpy(np.float32)[:5])


if __name__ == "__main__":
    main()
