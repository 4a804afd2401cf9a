"""What files tell of the machine around a process."""

from __future__ import annotations

import pytest

from drivers.core import surroundings
from drivers.core.errors import HostError
from drivers.core.linux_host import LinuxHost


class Files(LinuxHost):
    def __init__(self, files: dict[str, str]) -> None:
        super().__init__()
        self.files = files

    def exists(self, path: str) -> bool:
        return path in self.files

    def read_text(self, path: str) -> str:
        if path not in self.files:
            raise HostError(2, path)
        return self.files[path]


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/.dockerenv", "docker"),
        ("/run/.containerenv", "podman"),
        ("/var/run/secrets/kubernetes.io", "kubernetes"),
        ("/etc/passwd", ""),
    ],
)
def test_a_container_is_known_by_its_mark(path: str, name: str) -> None:
    assert surroundings.container_of(Files({path: ""})) == name


def test_a_file_that_cannot_be_read_is_empty_text() -> None:
    assert surroundings.read(Files({}), "/nowhere") == ""
    assert surroundings.entries(Files({}), "/nowhere") == []


def test_windows_linux_is_known_by_its_kernel_or_its_device() -> None:
    assert surroundings.is_wsl(Files({"/dev/dxg": ""}))
    assert surroundings.is_wsl(Files({"/proc/sys/kernel/osrelease": "6.6-microsoft-standard-WSL2"}))
    assert not surroundings.is_wsl(Files({}))


def test_lockdown_is_the_word_in_brackets() -> None:
    files = Files({"/sys/kernel/security/lockdown": "none [integrity] confidentiality"})
    assert surroundings.lockdown_of(files) == "integrity"
