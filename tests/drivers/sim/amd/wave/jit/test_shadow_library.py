"""The library of the shadow as a whole."""

from __future__ import annotations

from drivers.sim.amd.wave.jit.cache import engine
from drivers.sim.amd.wave.jit.shadow_library import shadow_module, shadow_names


def test_the_library_is_valid_and_has_what_it_says() -> None:
    module = engine().llvm.parse_assembly(shadow_module())
    module.verify()
    defined = {function.name for function in module.functions if not function.is_declaration}
    assert set(shadow_names()) < defined and "db_track_lds_read" in shadow_names()


def test_nothing_in_it_is_of_the_processor_that_it_was_translated_for() -> None:
    assert not [word for word in ("target", "nvptx", "attributes", "metadata") if word in shadow_module()]
