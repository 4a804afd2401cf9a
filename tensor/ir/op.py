"""The operations that nodes of the tensor graph stand for, and their families."""

from __future__ import annotations

from enum import Enum, auto


class Op(Enum):
    """What a node computes. Unless said otherwise every source has the node's shape and dtype."""

    __hash__ = object.__hash__  # there is one object of each; Enum's own takes the name's in Python

    # leaves
    BUFFER = auto()  # arg: Storage. A contiguous, row-major array on a device.
    CONST = auto()  # arg: Python bool, int or float, the same in every element.
    IOTA = auto()  # arg: axis. Each element is its own coordinate along `axis`; dtype int32 or int64.
    # elementwise, one source
    CAST = auto()  # value conversion from any dtype; float to int truncates, to bool is != 0
    BITCAST = auto()  # same bits, same width; to its own dtype it changes nothing and stops gradients
    #                unless arg is True, where it has a gradient rule of its own
    NEG = auto()
    RECIP = auto()
    SQRT = auto()
    EXP2 = auto()
    LOG2 = auto()
    SIN = auto()  # of radians, as COS
    COS = auto()
    TRUNC = auto()
    NOT = auto()  # bitwise; logical on bool
    # elementwise, two sources
    ADD = auto()
    SUB = auto()
    MUL = auto()
    DIV = auto()  # float: correctly rounded quotient. int: truncates toward zero
    MOD = auto()  # sign of the dividend (C's %, numpy's fmod)
    MAX = auto()  # NaN if either is NaN
    MIN = auto()
    AND = auto()
    OR = auto()
    XOR = auto()
    SHL = auto()
    SHR = auto()  # arithmetic on signed, logical on unsigned
    LT = auto()  # result bool; sources share a dtype
    EQ = auto()
    NE = auto()
    # elementwise, three sources
    WHERE = auto()  # src: bool, then two of the node's dtype
    # movement: one source, no arithmetic
    RESHAPE = auto()  # row-major order kept
    PERMUTE = auto()  # arg: tuple, output axis i is source axis arg[i]
    EXPAND = auto()  # axes of size 1 repeat up to the node's shape; same rank
    PAD = auto()  # arg: ((before, after), ...); new elements are 0. Pad with another value by WHERE
    SHRINK = auto()  # arg: ((start, stop), ...)
    STRIDE = auto()  # arg: (step, ...), negative steps flip the axis first; size ceil(n / |step|)
    # reductions: arg (axes); those axes become size 1
    REDUCE_ADD = auto()
    REDUCE_MAX = auto()
    REDUCE_MIN = auto()
    REDUCE_MUL = auto()
    # memory
    GATHER = auto()  # src: data of any shape, int32 or int64 indices of the node's shape into flattened data;
    #                  an index outside data gives 0
    SCATTER = auto()  # src: data of the node's shape, in memory that nothing else reads, then int32 indices
    #                  and values of one shape. arg: ADD or MAX, by which values are put into flattened data,
    #                  in any order; None: one of them stands there. An index outside data writes nothing
    CONTIGUOUS = auto()  # force the first source into memory of its own; others only tell it from equal ones
    COPY = auto()  # arg: Place. The source's values there, in memory of its own: on another device, or cut up
    #                otherwise among the same
    EXTENT = auto()  # src: value, an int32 BUFFER of shape (). arg: (axis, variable). The value, of which
    #                  elements from that number on along the axis mean nothing; see `Node.extents`
    ASSIGN = auto()  # src: BUFFER, value. Writes value into the buffer's memory; is that buffer afterwards.
    #                  In one schedule a memory is written by one ASSIGN at most, and every other use of its
    #                  BUFFER node reads the value from before
    # above tensors' memory only: never scheduled, and no other node has it as a source
    CARRIED = auto()  # src: values of the dtype's carrier, with the axes of its `trail` behind the shape's


ELEMENTWISE = frozenset(op for op in Op if Op.CAST.value <= op.value <= Op.WHERE.value)
MOVEMENT = frozenset(op for op in Op if Op.RESHAPE.value <= op.value <= Op.STRIDE.value)
REDUCE = frozenset(op for op in Op if Op.REDUCE_ADD.value <= op.value <= Op.REDUCE_MUL.value)
