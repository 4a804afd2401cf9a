"""Arrays that a work-group shares: where they lie, and how wide an access may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tensor.codegen.gpu.access import widest
from tensor.ir.errors import IRError
from tensor.ir.form import Axis, Form
from tensor.ir.loops import Shared
from tensor.plan.tile import alignment, contiguous_run

ALIGN = 16


class SharedMemory:
    """The shared arrays of one program, one behind the other. bytes: what they take; limit: what there is."""

    def __init__(self, index: Any, arrays: Sequence[Shared], limit: int) -> None:
        self.index = index
        self.offsets: dict[Shared, int] = {}
        self.bytes = 0
        for array in arrays:
            self.offsets[array] = self.bytes
            self.bytes += -(-array.count * array.dtype.itemsize // ALIGN) * ALIGN
        if self.bytes > limit:
            raise IRError(f"{self.bytes} bytes of shared memory; a work-group has {limit}")

    def run(self, array: Shared, form: Form, part: Axis) -> int:
        """Elements along `part`, contiguous there, that one aligned access takes."""
        size = array.dtype.itemsize
        rest = Form(form.const, tuple((a, c) for a, c in form.terms if a != part))
        width = 1
        while (
            part.size % (2 * width) == 0
            and 2 * width * size <= 16
            and alignment(rest) * size % (2 * width * size) == 0
        ):
            width *= 2
        return width if width * size >= 4 else 1

    def widest(self, array: Shared, form: Form, parts: Sequence[Axis]) -> tuple[Axis | None, int]:
        """The part along which one access takes most elements, and how many."""
        return widest(parts, lambda p: self.run(array, form, p) if contiguous_run(form, p) else 1)
