"""Tests of the kernel driver's door run on every kernel of autogen/amd/kernels.py.

Those that take no time do so always; the rest run on the newest kernel, and with the conformance tests on all
of them. KERNEL says which one, as it does for a user; both stand-in machines heed it.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from autogen.amd.kernels import NEWEST, LinuxKernel, driving, kernel_of
from tests.drivers.amd.kernels import close_fake_devices

ALWAYS = ("test_kfd", "test_topology", "test_linux")
WITH_CONFORMANCE = ("test_device", "test_recovery", "test_queue", "test_program", "test_loader")


@pytest.fixture(autouse=True)
def nothing_stays_mapped() -> Iterator[None]:
    """Of the fake devices of a test."""
    yield
    close_fake_devices()


@pytest.fixture
def linux(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> LinuxKernel:
    """The kernel that the test runs on."""
    kernel = kernel_of(request.param)
    assert kernel is not None
    monkeypatch.setenv("KERNEL", kernel.name)
    return kernel


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give each test of the door its kernels."""
    module = metafunc.module.__name__.rsplit(".", 1)[-1]
    folder = metafunc.definition.path.parent.name
    if folder != "amd" or module not in (*ALWAYS, *WITH_CONFORMANCE):
        return
    slow = () if module in ALWAYS else (pytest.mark.conformance,)
    names = [kernel.name for kernel in driving("gfx1100")]
    rows = [pytest.param(name, marks=() if name == NEWEST.name else slow) for name in names]
    metafunc.fixturenames.insert(0, "linux")
    metafunc.parametrize("linux", rows, indirect=True, scope="function")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Kernels matter to cards behind a kernel driver only, and to all of them alike."""
    other = [item for item in items if _repeats(item)]
    if other:
        config.hook.pytest_deselected(items=other)
        items[:] = [item for item in items if not _repeats(item)]


def _repeats(item: pytest.Item) -> bool:
    params = getattr(getattr(item, "callspec", None), "params", {})
    device = params.get("device_name") or params.get("every_device_name") or "sim:navi31"
    return params.get("linux", NEWEST.name) != NEWEST.name and device != "sim:navi31"
