"""The proofs of an open device check what they did."""

from __future__ import annotations

import numpy as np
import pytest

from drivers.amd.probe.proof import Proof, compare, kernel_object
from drivers.core.errors import DeviceError
from drivers.core.finding import Skip
from tests.drivers.amd.probe.run import failed, probed


def test_a_wrong_word_is_named_with_what_it_should_have_been() -> None:
    got, want = np.array([1, 2, 9], np.uint32), np.array([1, 2, 3], np.uint32)
    with pytest.raises(DeviceError, match=r"1 of 3 words are wrong; word 2 is 0x9, expected 0x3"):
        compare(got, want, "words")
    assert compare(want, want, "words came back") == "3 words came back"


def test_without_a_device_a_proof_is_skipped() -> None:
    with pytest.raises(Skip, match="the device is not open"):
        Proof().copy()
    with pytest.raises(Skip, match="the card is not booted"):
        Proof().metrics()


@pytest.mark.parametrize("arch", ["gfx1100", "gfx1201"])
def test_the_kernel_is_a_code_object_of_either_generation(arch: str) -> None:
    assert kernel_object(arch)[:4] == b"\x7fELF"


@pytest.mark.sim
def test_a_proof_that_fails_ends_the_others_and_shows_the_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Proof, times: int) -> str:
        raise DeviceError(f"the MEC of {self.opened().name} stands still")

    monkeypatch.setattr(Proof, "increment", broken)
    status, report = probed("sim:navi31", "--boot")
    (wrong,) = failed(report)
    assert (status, wrong["step"], wrong["read"]) == (1, "kernel", "the MEC of sim:navi31 stands still")
    assert [step["verdict"] for step in report["steps"][-2:]] == ["skipped", "skipped"]
