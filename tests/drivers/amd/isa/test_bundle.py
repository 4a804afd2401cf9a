"""Bundles of code objects: plain as clang's documentation lays them out, and compressed."""

from __future__ import annotations

import json
import shutil
import struct
import subprocess
import zlib
from hashlib import md5
from pathlib import Path

import pytest
import zstandard

from autogen.schema import DecodeError
from drivers.amd.isa import bundle
from drivers.amd.isa.__main__ import main

PREFIX = "hipv4-amdgcn-amd-amdhsa--"
HOST = "host-x86_64-unknown-linux-gnu-"
ENDS = {"gfx1100": bytes.fromhex("0000b0bf"), "gfx1201": bytes.fromhex("0000b0bf")}


def plain(*parts: tuple[str, bytes]) -> bytes:
    """A table of offset, size and name, and the parts behind it. Source: "Clang Offload Bundler"."""
    head = bundle.MAGIC + struct.pack("<Q", len(parts))
    start, body = len(head) + sum(24 + len(name) for name, _ in parts), b""
    for name, data in parts:
        head += struct.pack("<QQQ", start + len(body), len(data), len(name)) + name.encode()
        body += data
    return head + body


def packed(data: bytes, version: int = 2, method: int = bundle.ZLIB) -> bytes:
    """The same compressed as a whole."""
    compress = {bundle.ZLIB: zlib.compress, bundle.ZSTD: zstandard.compress}[method]
    body, digest = compress(data), md5(data).digest()[:8]
    sizes = {1: "<I", 2: "<II", 3: "<QQ"}[version]
    start = 16 + struct.calcsize(sizes)
    values = (start + len(body), len(data))[-len(sizes) + 1 :]
    return b"CCOB" + struct.pack("<HH", version, method) + struct.pack(sizes, *values) + digest + body


PLAIN = plain((HOST, b""), (f"{PREFIX}gfx1100:xnack-", b"one"), (f"{PREFIX}gfx1201", b"two!"))


def test_members_are_found_by_name_and_chip() -> None:
    found = bundle.members(PLAIN)
    assert found == {HOST: b"", f"{PREFIX}gfx1100:xnack-": b"one", f"{PREFIX}gfx1201": b"two!"}
    assert [bundle.arch_of(name) for name in found] == ["", "gfx1100", "gfx1201"]


@pytest.mark.parametrize("method", [bundle.ZLIB, bundle.ZSTD])
@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_compressed_bundle_is_the_one_it_was_made_of(version: int, method: int) -> None:
    assert bundle.is_bundle(packed(PLAIN, version, method))
    assert bundle.members(packed(PLAIN, version, method)) == bundle.members(PLAIN)


def test_what_is_broken_is_told_in_a_sentence() -> None:
    good, zstd = packed(PLAIN), packed(PLAIN, method=bundle.ZSTD)
    cases = {
        "truncated bundle: its head": good[:10],
        "version 9; 1 to 3 are read": good[:4] + b"\x09\x00" + good[6:],
        "method 7; 0 .zlib. and 1": good[:6] + b"\x07\x00" + good[8:],
        "another digest": good[:20] + bytes([good[20] ^ 1]) + good[21:],
        "corrupt bundle: Error -3": good[:24] + b"\xff" + good[25:],
        "bytes come out of it": good[:-9],
        "corrupt bundle: .*content size": good[:6] + b"\x01\x00" + good[8:],
        "corrupt bundle: decompression error": zstd[:-9],
        "what is packed in it is not of 9 bytes": zstd[:12] + struct.pack("<I", 9) + zstd[16:],
    }
    for words, data in cases.items():
        with pytest.raises(DecodeError, match=words):
            bundle.members(data)


def test_the_disassembler_lists_each_object_of_the_wanted_chip(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "program.hipfb"
    path.write_bytes(packed(plain((HOST, b""), *((f"{PREFIX}{arch}", code) for arch, code in ENDS.items()))))
    assert main(["dis", str(path)]) == 0
    assert [line for line in capsys.readouterr().out.splitlines() if line.startswith("//")] == [
        f"// {PREFIX}gfx1100", f"// {PREFIX}gfx1201",
    ]  # fmt: skip
    assert main(["dis", str(path), "--arch", "gfx1201", "--json"]) == 0
    (rows,) = json.loads(capsys.readouterr().out).values()
    assert rows[0]["text"] == "s_endpgm"
    path.write_bytes(plain((f"{PREFIX}gfx942", b"code")))
    assert main(["dis", str(path), "--arch", "gfx1100"]) == 2
    assert "the bundle has no code for gfx1100; it has hipv4" in capsys.readouterr().err


@pytest.mark.conformance
def test_what_clang_bundles_and_compresses_is_read(tmp_path: Path) -> None:
    program = shutil.which("clang-offload-bundler") or shutil.which("clang-offload-bundler-19")
    if program is None:
        pytest.skip("no clang-offload-bundler")
    parts = {"empty": b"", "one": b"one" * 99, "two": b"two" * 77}
    for name, data in parts.items():
        (tmp_path / name).write_bytes(data)
    inputs = [f"-input={tmp_path / name}" for name in parts]
    targets = f"-targets={HOST},hip-amdgcn-amd-amdhsa--gfx1100,hip-amdgcn-amd-amdhsa--gfx1201"
    made = tmp_path / "made"
    for more in ([], ["-compress"]):
        command = [program, *more, "-type=o", targets, *inputs, f"-output={made}"]
        subprocess.run(command, check=True, timeout=60)
        found = bundle.members(made.read_bytes())
        assert [bundle.arch_of(name) for name in found][1:] == ["gfx1100", "gfx1201"]
        assert list(found.values()) == list(parts.values())


def host_file(*bundles: bytes, name: bytes = b".hip_fatbin") -> bytes:
    """An ELF file for x86-64 with them in a section, each on a page. Source: System V ABI, "Object Files"."""
    held = b"".join(each.ljust(-(-len(each) // 4096) * 4096, b"\0") for each in bundles)
    names = b"\0.text\0" + name + b"\0.shstrtab\0"
    places = [(0, b""), (1, b"\x90" * 16), (7, held), (8 + len(name), names)]
    body, heads = b"", b""
    for at, data in places:
        heads += struct.pack("<IIQQQQIIQQ", at, 1, 0, 0, 64 + len(body), len(data), 0, 0, 1, 0)
        body += data
    ident = b"\x7fELF\x02\x01\x01".ljust(16, b"\0")
    sizes = (64, 0, 0, 64, len(places), len(places) - 1)
    return ident + struct.pack("<HHIQQQIHHHHHH", 1, 62, 1, 0, 0, 64 + len(body), 0, *sizes) + body + heads


def test_the_bundles_of_a_file_for_the_host_are_found() -> None:
    assert bundle.members(host_file(PLAIN)) == bundle.members(PLAIN)
    assert bundle.members(host_file(packed(PLAIN))) == bundle.members(PLAIN)
    assert not bundle.is_bundle(host_file(PLAIN, name=b".other_data"))
    for size in (16, 63, 200, len(host_file(PLAIN)) - 100):
        assert not bundle.is_bundle(host_file(PLAIN)[:size])


def test_one_bundle_of_each_source_that_was_linked() -> None:
    other = plain((f"{PREFIX}gfx1201", b"three"))
    found = bundle.members(host_file(PLAIN, other))
    twice = {name: part for name, part in found.items() if bundle.arch_of(name) == "gfx1201"}
    assert list(twice.values()) == [b"two!", b"three"]
