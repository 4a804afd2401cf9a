"""Functions of functions: derivatives of any order and mode, and functions of one example made into functions
of a batch. Each works on the graph that a call makes, so they nest in every order."""

from tensor.transforms.derivatives import (
    grad,
    hessian,
    jacfwd,
    jacobian,
    jacrev,
    jvp,
    value_and_grad,
    vjp,
)
from tensor.transforms.rules import checkpoint, custom_vjp
from tensor.transforms.vectorize import vmap

__all__ = [
    "checkpoint",
    "custom_vjp",
    "grad",
    "hessian",
    "jacfwd",
    "jacobian",
    "jacrev",
    "jvp",
    "value_and_grad",
    "vjp",
    "vmap",
]
