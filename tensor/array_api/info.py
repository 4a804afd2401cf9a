"""What the namespace can do, as the array API asks for it."""

from __future__ import annotations

from tensor import memory
from tensor.array_api.types import isdtype
from tensor.dtype import DType
from tensor.dtype import dtypes as types
from tensor.ir.place import HERE

NAMED = (
    *("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"),
    *("float32", "float64", "complex64", "complex128"),
)


class Info:
    """Answers of `__array_namespace_info__`."""

    def capabilities(self) -> dict[str, bool | int | None]:
        """Masks may be read and sizes may depend on values, outside `jit`; there is no limit of axes."""
        return {"boolean indexing": True, "data-dependent shapes": True, "max dimensions": None}

    def default_device(self) -> str:
        """The device of tensors that say nothing."""
        return memory.device_names(HERE)[0]

    def devices(self) -> list[str]:
        """The devices in use."""
        return memory.open_devices()

    def default_dtypes(self, *, device: str | None = None) -> dict[str, DType]:
        """The types of numbers that nothing gives one."""
        return {
            "real floating": types.float32,
            "complex floating": types.complex64,
            "integral": types.int32,
            "indexing": types.int32,
        }

    def dtypes(
        self, *, device: str | None = None, kind: str | tuple[str, ...] | None = None
    ) -> dict[str, DType]:
        """The types of the standard that there are, all or those of a kind."""
        found = {name: getattr(types, name) for name in NAMED}
        return {name: dtype for name, dtype in found.items() if kind is None or isdtype(dtype, kind)}


def __array_namespace_info__() -> Info:
    """What the namespace can do."""
    return Info()
