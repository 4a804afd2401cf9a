"""PyTorch as a front end: `torch.compile(model, backend="doorbell")` computes on our devices.

Torch finds the backend by the entry point in pyproject.toml. docs/pytorch.md says what it does. Files,
from the ground up: `table.py` and `aten/` (operators), `bridge.py` and `resident.py` (values across the
border), `steps.py`, `piece.py`, `graph.py` (an FX graph), `backend.py` (what torch calls).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

__all__ = ["doorbell", "forget", "register"]


def doorbell(module: Any, inputs: Sequence[Any], **options: Any) -> Callable[..., Any]:
    """The backend: a graph that torch captured as a function that runs on the device.

    module: the torch.fx.GraphModule, inputs: examples of its arguments, as torch.compile gives them.
    Write `torch.compile(model, backend="doorbell")`, or `backend=tensor.torch_front.doorbell`.
    TypeError for options, of which there are none.
    """
    from tensor.torch_front.backend import compile_graph

    return compile_graph(module, inputs, **options)


def register() -> None:
    """Tell torch of the backend by name; where this package is installed torch finds it without."""
    from torch._dynamo import list_backends, register_backend

    if "doorbell" not in list_backends():
        register_backend(doorbell, "doorbell")


def _capture_recurrent_layers() -> None:
    """Have torch's compiler capture `nn.RNN`, `nn.GRU` and `nn.LSTM`, which it leaves out of graphs unless a
    setting of the process says otherwise. It is asked for before the backend is called first.
    """
    from torch._dynamo import config

    config.allow_rnn = True


with suppress(ImportError):  # without torch nobody compiles by it
    _capture_recurrent_layers()


def forget() -> None:
    """Have the values of every parameter copied to the device again.

    Needed only after a change that torch did not count, to few elements: through `.data`, or through a numpy
    array over the same memory.
    """
    from tensor.torch_front import resident

    resident.forget()
