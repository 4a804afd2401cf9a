"""Random numbers: the Threefry-2x32 counter generator with 20 rounds, and the distributions made from it.

Element i of the n-th request under key k is threefry(counter=(i, n), key=k): no state is read in a loop and
any element can be computed alone. Key and n live in device memory; n is advanced by an assign that takes
place together with the first schedule that draws, so a replay of recorded kernels draws new numbers each
time. Source: Salmon et al., "Parallel Random Numbers: As Easy as 1, 2, 3", SC 2011, and Random123's
kat_vectors.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, ClassVar, Self

import numpy as np

from hcq.settings import read_settings
from tensor.dtype import DType, as_dtype, dtypes
from tensor.ir import build, complexes
from tensor.ir.graph import Node, Op
from tensor.methods.activation import Activation
from tensor.methods.creation import _shape, known_options
from tensor.methods.movement import (
    Ints,
    ints,
)
from tensor.value import Devices

PARITY = 0x1BD11BDA  # the constant that makes the third key word
ROTATIONS = (13, 15, 26, 6, 17, 29, 16, 24)
ROUNDS = 20
# who draws in this thread, of a class and a shape, if a transform does; see `tensor.transforms`
drawing: ContextVar[Callable[..., Any] | None] = ContextVar("drawing", default=None)


def threefry2x32(key: tuple[Node, Node], counter: tuple[Node, Node]) -> tuple[Node, Node]:
    """The two output words for uint32 key and counter nodes of one shape."""
    words = (*key, _xor(_xor(key[0], key[1]), build.like(key[0], PARITY)))
    a, b = _sum(counter[0], words[0]), _sum(counter[1], words[1])
    for index in range(ROUNDS):
        a = _sum(a, b)
        b = _xor(_rotate(b, ROTATIONS[index % 8]), a)
        if index % 4 == 3:
            step = index // 4 + 1
            a = _sum(a, words[step % 3])
            b = _sum(_sum(b, words[(step + 1) % 3]), build.like(b, step))
    return a, b


def _sum(a: Node, b: Node) -> Node:
    return build.binary(Op.ADD, a, b)


def _xor(a: Node, b: Node) -> Node:
    return build.binary(Op.XOR, a, b)


def _rotate(x: Node, count: int) -> Node:
    left = build.binary(Op.SHL, x, build.like(x, count))
    right = build.binary(Op.SHR, x, build.like(x, 32 - count))
    return build.binary(Op.OR, left, right)


class Random(Activation):
    """Constructors of random tensors."""

    __slots__ = ()

    _key: ClassVar[Any] = None  # uint32 (2,)
    _requests: ClassVar[Any] = None  # uint32 (1,), requests realized so far
    _pending: ClassVar[int] = 0  # requests made since then
    _asked: ClassVar[int] = 0  # requests ever made
    _lent: ClassVar[list[Any] | None] = None  # a key, and the requests made of it, inside `keyed`

    @classmethod
    def manual_seed(cls, seed: int = 0) -> None:
        """Start the sequence of `seed`, a whole number of 64 bits, in recorded functions too.

        Without it the SEED variable gives it, or 0.
        """
        if not 0 <= seed < 2**64:
            raise ValueError(f"manual_seed: {seed}; allowed is 0..2**64-1")
        Random._key = cls._roaming(np.array([seed & 0xFFFFFFFF, seed >> 32], np.uint32))
        Random._requests = cls._roaming(np.zeros(1, np.uint32))
        Random._pending = 0

    @classmethod
    @contextmanager
    def keyed(cls, key: Self) -> Iterator[None]:
        """Meanwhile numbers come from the sequence of `key`, uint32 of shape (2,), from its beginning.

        The sequence of `manual_seed` stays where it is.
        """
        before, Random._lent = Random._lent, [key, 0]
        try:
            yield
        finally:
            Random._lent = before

    @classmethod
    def get_rng_state(cls) -> Self:
        """Seed and number of requests, int64 (3,): `set_rng_state` continues from there."""
        if Random._key is None:
            cls.manual_seed(read_settings().seed)
        made: Self = Random._key.cat(Random._requests).cast(dtypes.int64)
        made.realize(Random._requests)
        return made

    @classmethod
    def set_rng_state(cls, state: Self) -> None:
        """Draw as after `get_rng_state` gave `state`, in recorded functions too."""
        if state.shape != (3,) or state.dtype not in (dtypes.int64, dtypes.uint32):
            said = f"{state.dtype.name} of shape {state.shape}"
            raise ValueError(
                f"set_rng_state: {said}; allowed is what get_rng_state gave, int64 of shape (3,)"
            )
        if Random._key is None:
            cls.manual_seed(0)
        state = state.cast(dtypes.uint32)
        words = state.shrink(((0, 2),)), state.shrink(((2, 3),))
        Random._key.assign(words[0]).realize(Random._requests.assign(words[1]))

    @classmethod
    def _next_request(cls) -> Node:
        """The number of this request, a uint32 node of shape (1,);
        the memory that counts them is to be advanced.
        """
        if Random._lent is not None:
            Random._lent[1] += 1
            return build.const(Random._lent[1] - 1, dtypes.uint32, (1,))
        if Random._key is None:
            cls.manual_seed(read_settings().seed)
        counter = Random._requests
        if counter.node.op is not Op.ASSIGN:
            Random._pending = 0
        start = counter.node.src[0] if counter.node.op is Op.ASSIGN else counter.node
        number = _sum(start, build.like(start, Random._pending))
        Random._pending += 1
        Random._asked += 1
        counter.node = start
        counter._write(_sum(start, build.like(start, Random._pending)))
        return number

    @classmethod
    def _words(cls, shape: tuple[int, ...]) -> tuple[Self, Self]:
        """Two independent uniformly random uint32 for each element."""
        other = drawing.get()
        if other is not None:
            made: tuple[Self, Self] = other(cls, shape)
            return made
        size = math.prod(shape)
        if size >= 2**31:
            raise ValueError(f"random: shape {shape} has {size} elements; allowed is below 2**31 at once")
        number = cls._next_request()
        flat = (size,)
        key = (Random._key if Random._lent is None else Random._lent[0]).node
        low, high = (build.expand(build.shrink(key, ((i, i + 1),)), flat) for i in (0, 1))
        place = build.cast(build.iota(flat, 0), dtypes.uint32)
        a, b = threefry2x32((low, high), (place, build.expand(number, flat)))
        return cls._from_node(build.reshape(a, shape)), cls._from_node(build.reshape(b, shape))

    @classmethod
    def random_bits(cls, *shape: Ints) -> Self:
        """Uniformly random uint32."""
        return cls._words(_shape("random_bits", shape))[0]

    @classmethod
    def rand(cls, *shape: Ints, dtype: DType | str | None = None, **options: Any) -> Self:
        """Uniform in [0, 1), every value a multiple of 2**-24 (float32;
        -53, -11, -8 for float64, float16, bfloat16).
        """
        wanted = as_dtype(dtype or dtypes.default_float)
        if wanted.is_complex:
            return cls._both(cls.rand, shape, wanted, options)
        if not wanted.is_float:
            raise TypeError(f"rand: {wanted.name}; allowed are floats, use randint for integers")
        known_options("rand", options)
        return cls._unit(cls._words(_shape("rand", shape)), wanted)._finish(**options)

    @classmethod
    def _unit(cls, words: tuple[Self, Self], dtype: DType) -> Self:
        """The leading bits of a random word as a fraction."""
        if dtype.bits == 64:
            high, low = (words[0] >> 5).cast(dtype), (words[1] >> 6).cast(dtype)
            return (high * 2.0**26 + low) * 2.0**-53
        bits = {"float16": 11, "bfloat16": 8}.get(dtype.name, 24)
        fraction = (words[0] >> (32 - bits)).cast(dtypes.float32) * 2.0**-bits
        return fraction.cast(dtype)

    @classmethod
    def _both(
        cls,
        draw: Callable[..., Self],
        shape: tuple[Ints, ...],
        wanted: DType,
        options: dict[str, Any],
        scale: float = 1.0,
    ) -> Self:
        """Complex numbers whose parts are drawn alike."""
        real, imag = (draw(*shape, dtype=wanted.real) * scale for _ in range(2))
        return cls._from_node(complexes.join(real.node, imag.node))._finish(**options)

    @classmethod
    def randn(cls, *shape: Ints, dtype: DType | str | None = None, **options: Any) -> Self:
        """Standard normal, by Box and Muller's transform of two uniform numbers; each part of a complex
        number has half the variance."""
        wanted = as_dtype(dtype or dtypes.default_float)
        if wanted.is_complex:
            return cls._both(cls.randn, shape, wanted, options, math.sqrt(0.5))
        if not wanted.is_float:
            raise TypeError(f"randn: {wanted.name}; allowed are floats")
        known_options("randn", options)
        words = cls._words(_shape("randn", shape))
        wide = wanted if wanted.bits == 64 else dtypes.float32
        radius = (-2 * (1 - cls._unit((words[0], words[0]), wide)).log()).sqrt()
        angle = cls._unit((words[1], words[1]), wide) * (2 * math.pi)
        return (radius * angle.sin()).cast(wanted)._finish(**options)

    @classmethod
    def randint(
        cls, *shape: Ints, low: int = 0, high: int = 10, dtype: DType | str | None = None, **options: Any
    ) -> Self:
        """Whole numbers low..high-1, each as likely as the others within (high - low) / 2**32.

        In torch's order: ``randint(high, shape)`` and ``randint(low, high, shape)``.
        """
        if len(shape) in (2, 3) and not isinstance(shape[-1], int):
            *bounds, size = shape
            least, most = (0, *ints(tuple(bounds)))[-2:]
            return cls.randint(size, low=least, high=most, dtype=dtype, **options)
        wanted = as_dtype(dtype or dtypes.int32)
        if not wanted.is_int:
            raise TypeError(f"randint: {wanted.name}; allowed are integers, use rand for floats")
        if not 0 < high - low <= 2**32 or not wanted.min <= low < high <= wanted.max + 1:
            raise ValueError(f"randint: low {low} and high {high} do not give a range of {wanted.name}")
        known_options("randint", options, "low", "high")
        word = cls.random_bits(_shape("randint", shape)).cast(dtypes.uint64)
        scaled = (word * (high - low)) >> 32
        return (scaled.cast(wanted) + low)._finish(**options)

    @classmethod
    def uniform(
        cls,
        *shape: Ints,
        low: float = 0.0,
        high: float = 1.0,
        dtype: DType | str | None = None,
        requires_grad: bool = False,
        device: Devices | None = None,
    ) -> Self:
        """Uniform in [low, high)."""
        wanted = as_dtype(dtype or dtypes.default_float)
        wide = wanted if wanted.bits >= 32 else dtypes.float32
        made = cls.rand(*shape, dtype=wide if wide.is_float else dtypes.float32) * (high - low) + low
        return made.cast(wanted)._finish(requires_grad, device)

    @classmethod
    def normal(
        cls,
        *shape: Ints,
        mean: float = 0.0,
        std: float = 1.0,
        dtype: DType | str | None = None,
        requires_grad: bool = False,
        device: Devices | None = None,
    ) -> Self:
        """Normal with the given mean and standard deviation."""
        return (cls.randn(*shape, dtype=dtype) * std + mean)._finish(requires_grad, device)

    @classmethod
    def scaled_uniform(cls, *shape: Ints, **options: Any) -> Self:
        """Uniform in [-1, 1) over the square root of the number of elements."""
        known_options("scaled_uniform", options)
        bound = max(1, math.prod(_shape("scaled_uniform", shape))) ** -0.5
        return cls.uniform(*shape, low=-bound, high=bound, **options)

    @classmethod
    def glorot_uniform(cls, *shape: Ints, **options: Any) -> Self:
        """Uniform within sqrt(6 / (fan_in + fan_out)); shape (out, in, ...)."""
        known_options("glorot_uniform", options)
        sizes = _shape("glorot_uniform", shape)
        fans = max(1, sizes[0] + math.prod(sizes[1:]))
        bound = math.sqrt(6 / fans)
        return cls.uniform(sizes, low=-bound, high=bound, **options)

    @classmethod
    def kaiming_uniform(cls, *shape: Ints, a: float = 0.01, **options: Any) -> Self:
        """Uniform within sqrt(6 / ((1 + a*a) * fan_in)); shape (out, in, ...)."""
        known_options("kaiming_uniform", options, "a")
        sizes = _shape("kaiming_uniform", shape)
        bound = math.sqrt(6 / ((1 + a * a) * max(1, math.prod(sizes[1:]))))
        return cls.uniform(sizes, low=-bound, high=bound, **options)

    @classmethod
    def kaiming_normal(cls, *shape: Ints, a: float = 0.01, **options: Any) -> Self:
        """Normal with deviation sqrt(2 / ((1 + a*a) * fan_in)); shape (out, in, ...)."""
        known_options("kaiming_normal", options, "a")
        sizes = _shape("kaiming_normal", shape)
        std = math.sqrt(2 / ((1 + a * a) * max(1, math.prod(sizes[1:]))))
        return cls.normal(sizes, mean=0.0, std=std, **options)

    def rand_like(self, dtype: DType | str | None = None, **options: Any) -> Self:
        """`rand` with this shape and, unless given, this dtype."""
        made = self.rand(self.shape, dtype=dtype or self.dtype)
        return made._beside(self, **known_options("rand_like", options))

    def randn_like(self, dtype: DType | str | None = None, **options: Any) -> Self:
        """`randn` with this shape and, unless given, this dtype."""
        made = self.randn(self.shape, dtype=dtype or self.dtype)
        return made._beside(self, **known_options("randn_like", options))


@dataclass(frozen=True)
class Drawing:
    """The memory that random numbers are drawn from: its key and the count of requests."""

    key: Random
    requests: Random

    @classmethod
    def drawn_since(cls, asked: int) -> Drawing | None:
        """The one in use, None if nothing was drawn since `asked` was what `requests_made` gave."""
        return None if Random._asked == asked else cls(Random._key, Random._requests)

    def go_on(self) -> None:
        """Continue to draw from this memory, which recorded kernels read, even if the sequence moved to
        another."""
        if Random._key is not self.key:
            state = Random.get_rng_state()
            Random._key, Random._requests = self.key, self.requests
            Random.set_rng_state(state)


def requests_made() -> int:
    """How many requests for random numbers were made so far."""
    return Random._asked
