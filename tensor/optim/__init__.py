"""Optimizers, learning-rate schedules, loss scaling and running averages. Definitions are torch's.

`base.py` the base; `descent.py` SGD, LARS, Muon; `moments.py` Adam and kin, RMSprop, Adagrad, Adadelta;
`lr_scheduler.py` rates that follow the count of steps; `scaler.py` loss scaling; `average.py` averages of
parameters.
"""

from __future__ import annotations

from tensor.optim import lr_scheduler
from tensor.optim.average import EMA
from tensor.optim.base import Optimizer, OptimizerGroup, owned
from tensor.optim.descent import LARS, SGD, Muon
from tensor.optim.moments import LAMB, Adadelta, Adagrad, Adam, AdamW, RMSprop
from tensor.optim.scaler import GradScaler

__all__ = [
    "EMA",
    "LAMB",
    "LARS",
    "SGD",
    "Adadelta",
    "Adagrad",
    "Adam",
    "AdamW",
    "GradScaler",
    "Muon",
    "Optimizer",
    "OptimizerGroup",
    "RMSprop",
    "lr_scheduler",
    "owned",
]
