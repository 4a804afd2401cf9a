"""Rights of the pages of a linked image."""

from __future__ import annotations

import dataclasses
from types import SimpleNamespace
from typing import Any

import pytest

from drivers.amd import code_object
from drivers.amd.loader import protect, upload
from drivers.core.errors import CodeObjectError
from tests.drivers.amd.kernels import fake_device
from tests.drivers.amd.test_loader import add_object

PAGE = 4096


def rights(*segments: tuple[int, int, bool, bool]) -> list[tuple[int, int, bool, bool]]:
    """What is asked of a card for an image of four pages at page 16: (page, pages, writable, executable)."""
    asked = list[tuple[int, int, bool, bool]]()

    def ask(gpu_va: int, size: int, *, writable: bool, executable: bool) -> None:
        asked.append((gpu_va // PAGE - 16, size // PAGE, writable, executable))

    names = ("va", "size", "writable", "executable")
    listed = [SimpleNamespace(**dict(zip(names, segment, strict=True))) for segment in segments]
    device: Any = SimpleNamespace(card=SimpleNamespace(protect=ask))
    module: Any = SimpleNamespace(segments=listed)
    code: Any = SimpleNamespace(gpu_va=16 * PAGE, size_bytes=4 * PAGE)
    protect(device, module, code)
    return asked


def test_each_segment_s_pages_get_its_rights_and_all_others_none() -> None:
    code, data = (2 * PAGE + 8, PAGE, False, True), (8, 16, True, False)
    assert rights(code, data) == [
        (0, 4, False, False),
        (0, 1, True, False),
        (2, 2, False, True),
    ]


def test_a_segment_may_begin_on_the_page_behind_another_and_be_empty() -> None:
    assert rights((0, PAGE, False, True), (PAGE, PAGE, True, False), (2 * PAGE, 0, True, False)) == [
        (0, 4, False, False),
        (0, 1, False, True),
        (1, 1, True, False),
    ]


def test_a_segment_on_the_last_page_of_another_is_refused() -> None:
    with pytest.raises(CodeObjectError, match="segment at 0x1000 begins on a page of the segment before it"):
        rights((0, PAGE + 1, False, True), (PAGE, 8, True, False))


@pytest.mark.parametrize("writes_itself", [False, True])
def test_an_image_with_variables_at_a_fixed_distance_gets_rights_page_by_page_when_it_is_uploaded(
    writes_itself: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    device, _ = fake_device()
    asked = list[tuple[int, int, bool, bool]]()

    def ask(gpu_va: int, size: int, *, writable: bool, executable: bool) -> None:
        asked.append((gpu_va, size, writable, executable))

    monkeypatch.setattr(device.card, "protect", ask)
    module = dataclasses.replace(code_object.load(add_object()), writes_itself=writes_itself)
    code = upload(device, module, "add").code
    assert asked[:1] == [(code.gpu_va, code.size_bytes, False, False)] * writes_itself
    assert any(executable for _, _, _, executable in asked) is writes_itself
