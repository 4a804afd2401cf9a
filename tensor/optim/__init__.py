"""Optimizers, learning-rate schedules, loss scaling and running averages. Definitions are torch's.

`base.py` the base, on `group.py` and `keywords.py`; `step_counting.py` NAdam, RAdam, Adamax, ASGD,
Adafactor, Rprop; `descent.py` SGD, LARS, Muon;
`moments.py` Adam and kin, RMSprop, Adagrad, Adadelta; `lr_scheduler.py` rates that follow the count of
steps, on `schedule.py`, those with a momentum in `cycles.py`; `scaler.py` loss scaling; `average.py`
averages of parameters, `swa_utils.py` of models; `lbfgs.py` LBFGS.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from tensor.optim import lr_scheduler
from tensor.optim.average import EMA
from tensor.optim.base import Optimizer, OptimizerGroup, owned
from tensor.optim.descent import LARS, SGD, Muon
from tensor.optim.moments import LAMB, Adadelta, Adagrad, Adam, AdamW, RMSprop
from tensor.optim.scaler import GradScaler
from tensor.optim.step_counting import ASGD, Adafactor, Adamax, NAdam, RAdam, Rprop

__all__ = [
    "ASGD",
    "EMA",
    "LAMB",
    "LARS",
    "LBFGS",
    "SGD",
    "Adadelta",
    "Adafactor",
    "Adagrad",
    "Adam",
    "AdamW",
    "Adamax",
    "GradScaler",
    "Muon",
    "NAdam",
    "Optimizer",
    "OptimizerGroup",
    "RAdam",
    "RMSprop",
    "Rprop",
    "lr_scheduler",
    "owned",
]


def __getattr__(name: str) -> Any:
    """Averages of models know layers, which know optimizers; LBFGS knows their parameters as one vector."""
    if name == "LBFGS":
        return import_module("tensor.optim.lbfgs").LBFGS
    if name == "swa_utils":
        return import_module("tensor.optim.swa_utils")
    if name == "SparseAdam":
        raise AttributeError("tensor.optim has no SparseAdam, as gradients have all elements here; use Adam")
    raise AttributeError(f"tensor.optim has no {name!r}")
