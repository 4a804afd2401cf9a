"""What a training run changes, kept on disk while the run goes on: files of bounded size and an index.

    kept = Checkpoints("runs/mine", {"model": model, "optimizer": optimizer})
    step = kept.load() if kept.exists else 0
    ...
    kept.save(step)    # copies on the devices; a thread writes them
    kept.wait()        # before the program ends

A tensor that devices have parts of is whole in its file, so that any number of devices, and other tools, can
take it over; at most one file's tensors are on the host at a time.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tensor import state
from tensor.tensor import Tensor

INDEX = "checkpoint.safetensors.index.json"
ONE_FILE = "checkpoint.safetensors"  # as earlier versions wrote it
FILE_BYTES = 256 << 20


class Checkpoints:
    """The last state of a run in a folder. A thread replaces it as a whole while the run continues. The
    copies on the devices are kept and reused by the next checkpoint.

    parts: whatever has a `state_dict()` or tensors inside, by name; the state of random numbers is kept as
    well. file_bytes: of one file, but for a tensor that is larger.
    """

    def __init__(self, folder: str | Path, parts: Mapping[str, Any], file_bytes: int = FILE_BYTES) -> None:
        self.folder, self.parts, self.file_bytes = Path(folder), parts, file_bytes
        self._copies: dict[str, Tensor] = {}
        self._writer: threading.Thread | None = None
        self._error: Exception | None = None

    @property
    def file(self) -> Path:
        """What there is to load, or would be: the index, or the one file of an earlier version."""
        index, one = self.folder / INDEX, self.folder / ONE_FILE
        return one if one.exists() and not index.exists() else index

    @property
    def exists(self) -> bool:
        """Whether there is a state to load."""
        return self.file.exists()

    def tensors(self) -> dict[str, Tensor]:
        """Every tensor of the run, by part and name."""
        found: dict[str, Tensor] = {}
        for part, item in self.parts.items():
            own = item.state_dict() if hasattr(item, "state_dict") else state.get_state_dict(item)
            found |= {f"{part}.{name}": tensor for name, tensor in own.items()}
        return found

    def save(self, step: int) -> None:
        """Copy everything on the devices now; a thread then writes the files. Raises the error of the
        previous save, if it failed."""
        self.wait()
        for name, tensor in (self.tensors() | {"random": Tensor.get_rng_state()}).items():
            kept = self._copies.get(name)
            if kept is None or (kept.device, kept.shard_axis) != (tensor.device, tensor.shard_axis):
                self._copies[name] = tensor.detach().clone()
            else:
                kept.assign(tensor.detach())
        self._copies["random"].realize(*self._copies.values())
        self._writer = threading.Thread(target=self._write, args=(self._copies, {"step": str(step)}))
        self._writer.start()

    def _write(self, copies: dict[str, Tensor], metadata: dict[str, str]) -> None:
        if sys.platform == "linux":  # where a priority is a thread's own: steps go first
            os.sched_setscheduler(threading.get_native_id(), os.SCHED_IDLE, os.sched_param(0))
        try:
            state.save(copies, self.folder / INDEX, metadata, self.file_bytes)
            (self.folder / ONE_FILE).unlink(missing_ok=True)
        except Exception as error:
            self._error = error

    def wait(self) -> None:
        """Until the last state is in its files. Raises what went wrong."""
        if self._writer is not None:
            self._writer.join()
            self._writer = None
        if self._error is not None:
            raise self._error

    def load(self) -> int:
        """Take everything over, wherever the run's tensors are now; gives the step."""
        if not self.exists:
            raise ValueError(f"--resume: there is no {self.file}; run with --out and without --resume first")
        found = state.load(self.file)
        Tensor.set_rng_state(found.pop("random"))
        state.load_state_dict(self.tensors(), found)
        return int(state.safe_load_metadata(self.file)["step"])
