"""The real host, as far as a machine without a card goes."""

from __future__ import annotations

import ctypes
import errno
import os
from pathlib import Path

import pytest

from drivers.core import libc
from drivers.core.errors import HostError
from drivers.core.linux_host import NEW_WAIT_S, REGISTER_FILES, SPINS, LinuxHost


class WindowSize(ctypes.Structure):
    _fields_ = (
        ("rows", ctypes.c_ushort),
        ("columns", ctypes.c_ushort),
        ("x", ctypes.c_ushort),
        ("y", ctypes.c_ushort),
    )


TIOCGWINSZ, TIOCSWINSZ = 0x5413, 0x5414


def test_files_are_read_listed_and_tested(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"text\xff")
    (tmp_path / "a").mkdir()
    host = LinuxHost()
    assert host.listdir(str(tmp_path)) == ["a", "b"]
    assert host.read_bytes(f"{tmp_path}/b") == b"text\xff"
    assert host.read_text(f"{tmp_path}/b").startswith("text")
    assert host.exists(f"{tmp_path}/a") and not host.exists(f"{tmp_path}/c")
    assert host.access(f"{tmp_path}/b", os.R_OK)


@pytest.mark.parametrize("call", ["open", "read_text", "listdir"])
def test_a_missing_path_is_named(call: str) -> None:
    with pytest.raises(HostError, match=r"^/no/such/thing: ENOENT, No such file or directory$") as caught:
        getattr(LinuxHost(), call)("/no/such/thing")
    assert caught.value.errno == errno.ENOENT


def test_an_ioctl_reads_and_writes_its_structure() -> None:
    host = LinuxHost()
    leader, follower = os.openpty()
    host.ioctl(leader, TIOCSWINSZ, WindowSize(33, 77))
    got = WindowSize()
    host.ioctl(follower, TIOCGWINSZ, got)
    assert (got.rows, got.columns) == (33, 77)
    os.close(leader)
    os.close(follower)


def test_a_refused_ioctl_names_the_file_the_request_and_the_reason() -> None:
    host = LinuxHost()
    fd = host.open("/dev/null")
    with pytest.raises(HostError, match=r"/dev/null: ioctl 0x5413 \(WindowSize\): ENOTTY"):
        host.ioctl(fd, TIOCGWINSZ, WindowSize())
    host.close(fd)


def test_a_transient_refusal_is_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = [errno.EINTR, errno.EAGAIN, 0]
    monkeypatch.setattr(libc, "ioctl", lambda fd, request, pointer: answers.pop(0))
    LinuxHost().ioctl(3, 1, WindowSize())
    assert answers == []


def test_anonymous_memory_can_be_mapped_and_dropped() -> None:
    host = LinuxHost()
    mapping = host.mmap(None, 4096, 3, libc.MAP_PRIVATE | libc.MAP_ANONYMOUS, -1, 0)
    mapping.write64(0, 5)
    assert mapping.view()[0] == 5
    host.munmap(mapping)


class Waiting(LinuxHost):
    """Linux on a clock that gains a microsecond each time it is read, however busy the machine is."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 1.0

    def now(self) -> float:
        self.time += 1e-6
        return self.time

    def wait(self, turns: int) -> None:
        for _ in range(turns):
            self.relax("something")


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The sleeps of hosts, which take no time."""
    found: list[float] = []
    monkeypatch.setattr("drivers.core.linux_host.time.sleep", found.append)
    return found


def test_waiting_spins_first_and_then_sleeps(slept: list[float]) -> None:
    host = Waiting()
    host.wait(SPINS)
    assert not slept
    host.wait(SPINS)
    assert len(slept) > SPINS - 10 and max(slept) < 0.001


def test_what_comes_after_a_pause_is_a_new_wait_and_spins_again(slept: list[float]) -> None:
    host = Waiting()
    host.wait(SPINS)
    host.time += 2 * NEW_WAIT_S
    host.wait(SPINS)
    assert not slept


def test_files_are_read_and_written_at_an_offset(tmp_path: Path) -> None:
    (tmp_path / "config").write_bytes(bytes(range(16)))
    host = LinuxHost()
    fd = host.open(f"{tmp_path}/config")
    assert host.pread(fd, 4, 4) == bytes([4, 5, 6, 7])
    assert host.pwrite(fd, b"\xff\xfe", 2) == 2
    host.close(fd)
    assert host.read_bytes(f"{tmp_path}/config")[:5] == b"\x00\x01\xff\xfe\x04"
    with pytest.raises(HostError, match="EBADF"):
        host.pread(fd, 1, 0)


def test_an_attribute_is_written_in_one_call_and_must_exist(tmp_path: Path) -> None:
    (tmp_path / "enable").write_text("0")
    host = LinuxHost()
    host.write_text(f"{tmp_path}/enable", "1")
    assert host.read_text(f"{tmp_path}/enable") == "1"
    with pytest.raises(HostError, match="ENOENT"):
        host.write_text(f"{tmp_path}/missing", "1")


def test_a_link_is_read_as_it_is_written(tmp_path: Path) -> None:
    (tmp_path / "driver").symlink_to("../../drivers/amdgpu")
    assert LinuxHost().readlink(f"{tmp_path}/driver") == "../../drivers/amdgpu"
    with pytest.raises(HostError):
        LinuxHost().readlink(str(tmp_path))


def test_a_lock_is_held_once_and_names_its_owner(tmp_path: Path) -> None:
    host, path = LinuxHost(), f"{tmp_path}/card.lock"
    fd = host.lock(path, "train.py (process 7)")
    with pytest.raises(HostError, match=r"card.lock is held by train.py \(process 7\)"):
        host.lock(path, "another")
    host.close(fd)
    host.close(host.lock(path, "another"))


def test_a_lock_that_a_forked_child_has_too_ends_with_its_owner(tmp_path: Path) -> None:
    host, path = LinuxHost(), f"{tmp_path}/card.lock"
    fd = host.lock(path, "the parent")
    inherited = os.dup(fd)
    host.close(fd)
    host.close(host.lock(path, "another"))
    os.close(inherited)


def test_pinned_memory_says_where_it_is_or_what_right_is_missing() -> None:
    host = LinuxHost()
    try:
        pinned = host.pin(2 * 4096)
    except HostError as error:
        assert "CAP_SYS_ADMIN" in str(error) or error.errno in (errno.EAGAIN, errno.ENOMEM, errno.EPERM)
        return
    assert len(pinned.pages) == 2 and all(page and page % 4096 == 0 for page in pinned.pages)
    pinned.mapping.write64(4096, 9)
    assert pinned.mapping.view()[4096] == 9
    host.unpin(pinned)


def test_what_is_mapped_from_a_resource_file_has_no_raw_view() -> None:
    assert REGISTER_FILES.fullmatch("/sys/bus/pci/devices/0000:03:00.0/resource5")
    assert not REGISTER_FILES.fullmatch("/sys/bus/pci/devices/0000:03:00.0/config")


def test_sleep_takes_time() -> None:
    host = LinuxHost()
    before = host.now()
    host.sleep(0.002)
    assert host.now() - before >= 0.002


def test_events_are_counted_and_awaited() -> None:
    host = LinuxHost()
    fd = host.eventfd()
    assert not host.await_event(fd, 0.001)
    os.eventfd_write(fd, 2)
    assert host.await_event(fd, 1.0)
    assert not host.await_event(fd, 0.001)
    host.close(fd)


def test_an_ioctl_with_a_number_answers_or_names_the_refusal() -> None:
    host = LinuxHost()
    fd = host.open("/dev/null")
    with pytest.raises(HostError, match=r"/dev/null: ioctl 0x3b64 \(0\): ENOTTY"):
        host.control(fd, 0x3B64, 0)
    with pytest.raises(HostError, match="ENOTTY"):
        host.control(fd, 0x3B6A, b"0000:03:00.0\0")
    host.close(fd)


def test_another_user_s_lock_is_told_with_its_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    host, path = LinuxHost(), str(tmp_path / "card.lock")
    host.close(host.lock(path, "pid 7, python train.py"))
    seen: list[int] = []

    def refuse(name: str, flags: int = 0) -> int:
        seen.append(flags)
        raise HostError(errno.EACCES, f"{name}: EACCES, Permission denied")

    monkeypatch.setattr(host, "open", refuse)
    with pytest.raises(
        HostError, match=r"is another user's, last held by pid 7, python train\.py; run as that user"
    ):
        host.lock(path, "another")
    assert seen == [os.O_RDWR]
