"""Writes the simulated cards' stub firmware into a folder, for tests of loaders. Not vendor firmware."""

from __future__ import annotations

from pathlib import Path

from drivers.sim.amd.pci.firmware import stub_files


def write_firmware(folder: Path, chip: str, leave_out: str = "") -> Path:
    """Files of `chip` below `folder`, but for names that contain `leave_out`. Returns the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in stub_files(chip).items():
        if not leave_out or leave_out not in name:
            (folder / name).write_bytes(data)
    return folder
