"""The operations that nodes of the tensor graph stand for, and their families."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


class _Members(type):
    """Makes one object for each name that a class declares, in order. An Enum would do, but Python 3.11 takes
    ten times as long to look up its member."""

    members: dict[str, Op]

    def __init__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> None:
        super().__init__(name, bases, body)
        cls.members = {each: cls(each, at) for at, each in enumerate(cls.__annotations__)}
        for each, made in cls.members.items():
            setattr(cls, each, made)

    def __iter__(cls) -> Iterator[Op]:
        return iter(cls.members.values())

    def __getitem__(cls, name: str) -> Op:
        return cls.members[name]


class Op(metaclass=_Members):
    """What a node computes. Unless said otherwise every source has the node's shape and dtype."""

    __slots__ = ("name", "value")

    def __init__(self, name: str, value: int) -> None:
        self.name, self.value = name, value

    def __repr__(self) -> str:
        return f"Op.{self.name}"

    def __reduce__(self) -> tuple[Any, ...]:
        return getattr, (Op, self.name)

    # leaves
    BUFFER: Op  # arg: Storage. A contiguous, row-major array on a device.
    CONST: Op  # arg: Python bool, int or float, the same in every element.
    IOTA: Op  # arg: axis. Each element is its own coordinate along `axis`; dtype int32 or int64.
    # elementwise, one source
    CAST: Op  # value conversion from any dtype; float to int truncates, to bool is != 0
    BITCAST: Op  # same bits, same width; to its own dtype it changes nothing and stops gradients
    #                unless arg is True, where it has a gradient rule of its own
    NEG: Op
    RECIP: Op
    SQRT: Op
    EXP2: Op
    LOG2: Op
    SIN: Op  # of radians, as COS
    COS: Op
    TRUNC: Op
    NOT: Op  # bitwise; logical on bool
    # elementwise, two sources
    ADD: Op
    SUB: Op
    MUL: Op
    DIV: Op  # float: correctly rounded quotient. int: truncates toward zero
    MOD: Op  # sign of the dividend (C's %, numpy's fmod)
    MAX: Op  # NaN if either is NaN
    MIN: Op
    AND: Op
    OR: Op
    XOR: Op
    SHL: Op
    SHR: Op  # arithmetic on signed, logical on unsigned
    LT: Op  # result bool; sources share a dtype
    EQ: Op
    NE: Op
    # elementwise, three sources
    WHERE: Op  # src: bool, then two of the node's dtype
    # movement: one source, no arithmetic
    RESHAPE: Op  # row-major order kept
    PERMUTE: Op  # arg: tuple, output axis i is source axis arg[i]
    EXPAND: Op  # axes of size 1 repeat up to the node's shape; same rank
    PAD: Op  # arg: ((before, after), ...); new elements are 0. Pad with another value by WHERE
    SHRINK: Op  # arg: ((start, stop), ...)
    STRIDE: Op  # arg: (step, ...), negative steps flip the axis first; size ceil(n / |step|)
    # reductions: arg (axes); those axes become size 1
    REDUCE_ADD: Op
    REDUCE_MAX: Op
    REDUCE_MIN: Op
    REDUCE_MUL: Op
    # memory
    GATHER: Op  # src: data of any shape, int32 or int64 indices of the node's shape into flattened data;
    #                  an index outside data gives 0
    SCATTER: Op  # src: data of the node's shape, in memory that nothing else reads, then int32 indices
    #                  and values of one shape. arg: ADD or MAX, by which values are put into flattened data,
    #                  in any order; None: one of them stands there. An index outside data writes nothing
    CONTIGUOUS: Op  # force the first source into memory of its own; others only tell it from equal ones
    COPY: Op  # arg: Place. The source's values there, in memory of its own: on another device, or cut up
    #                otherwise among the same
    EXTENT: Op  # src: value, an int32 BUFFER of shape (). arg: (axis, variable). The value, of which
    #                  elements from that number on along the axis mean nothing; see `Node.extents`
    ASSIGN: Op  # src: BUFFER, value. Writes value into the buffer's memory; is that buffer afterwards.
    #                  In one schedule a memory is written by one ASSIGN at most, and every other use of its
    #                  BUFFER node reads the value from before
    # above tensors' memory only: never scheduled, and no other node has it as a source
    CARRIED: Op  # src: values of the dtype's carrier, with the axes of its `trail` behind the shape's


ELEMENTWISE = frozenset(op for op in Op if Op.CAST.value <= op.value <= Op.WHERE.value)
MOVEMENT = frozenset(op for op in Op if Op.RESHAPE.value <= op.value <= Op.STRIDE.value)
REDUCE = frozenset(op for op in Op if Op.REDUCE_ADD.value <= op.value <= Op.REDUCE_MUL.value)
