"""Parameter types of mangled names. Names and meaning: c++filt and the Itanium C++ ABI, 5.1."""

from __future__ import annotations

import pytest

from drivers.amd.code_object import prototype
from drivers.amd.code_object.prototype import demangled, parameter_types

pytestmark = pytest.mark.skipif(prototype._library() is None, reason="no C++ runtime library")


@pytest.mark.parametrize(
    ("symbol", "types"),
    [
        ("_Z4blurPKfPfii", ["float*", "float*", "int", "int"]),
        ("_Z4blurIfLi8EEvPKT_PS0_ii", ["float*", "float*", "int", "int"]),  # a template tells its result
        ("_Z1kPDF16_PhPbjxy", ["half*", "uchar*", "bool*", "uint", "long", "ulong"]),
        ("_Z1kP15HIP_vector_typeIfLj4EE", ["float4*"]),
        ("_ZN2ns1kEP8ParticlePVKmPPf", ["Particle*", "ulong*", "float**"]),
        ("_Z1kv", []),
        ("plain", []),
        ("_Znonsense", []),
        ("_ZL5table", []),
    ],
)
def test_types_are_written_as_in_opencl(symbol: str, types: list[str]) -> None:
    assert parameter_types(symbol) == types


def test_without_the_library_nothing_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prototype, "LIBRARY", "libnowhere.so")
    for function in (demangled, prototype._library):
        function.cache_clear()
    assert parameter_types("_Z4blurPKfPfii") == []
    for function in (demangled, prototype._library):
        function.cache_clear()
