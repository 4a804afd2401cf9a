"""The trace of one run in Chrome's trace-event JSON, readable by Perfetto and chrome://tracing.

Arrows lead from a tensor op to its kernel, the submission that carried it and its execution. Recording is
off until `start(path)`; callers on hot paths test `trace.recorder` first. Every layer may record, and only
these calls exist:

- ``span(track, name, begin_us, end_us, args, starts=keys, ends=keys)`` one bar. `track` is (process, thread).
- ``label(key, text)`` what the bar is called in which arrows of this key end, if it is not told better there.
- ``flow``: a key named in `starts` begins an arrow in that bar; the next bar with the key in `ends` ends
  it. Keys in use: ("op", any id) op to kernel, ("kernel", n) kernel to submission, ("kernarg", gpu_va)
  submission to execution of a dispatch, ("copy", destination gpu_va) submission to execution of a copy. A
  key may be started again.
- ``submission(ring, ring_va, offset_dw, dwords)`` the words that one doorbell made visible, in hex for a
  decoder; ``offset_dw`` counts from the ring's first submission. ``indirect(gpu_va, dwords)`` likewise for
  a command buffer.

The file is written by `stop` and when the interpreter exits. Source of the format: Trace Event Format
(Google, 2016).
"""

from __future__ import annotations

import atexit
import json
import sys
import time
from collections import defaultdict, deque
from collections.abc import Hashable, Iterable, Mapping
from pathlib import Path
from typing import Any

from hcq.errors import ArgumentError

Track = tuple[str, str]
WORDS = {  # of arrows, by their key's first part
    "op": "operation asks for kernel",
    "kernel": "kernel goes with submission",
    "kernarg": "submission runs kernel",
    "copy": "submission runs copy",
}


class Recorder:
    """The events of one run, in memory until written."""

    def __init__(self, path: str) -> None:
        self.path = Path(path)
        self.events: list[dict[str, Any]] = []
        self.cause: Hashable | None = None
        self.what = ""  # the next kernels compute
        self.labels: dict[Hashable, str] = {}
        self._tracks: dict[Track, tuple[int, int]] = {}
        self._open: defaultdict[Hashable, deque[int]] = defaultdict(deque)
        self._next_flow = 1
        self._next_key = 0

    def unique(self, kind: str) -> tuple[str, int]:
        """A key that no other caller uses."""
        self._next_key += 1
        return kind, self._next_key

    def span(
        self,
        track: Track,
        name: str,
        begin_us: float,
        end_us: float,
        args: Mapping[str, object] | None = None,
        starts: Iterable[Hashable] = (),
        ends: Iterable[Hashable] = (),
    ) -> None:
        place, ends = self._place(track), list(ends)
        name = next((self.labels[key] for key in ends if key in self.labels), name)
        length = max(end_us - begin_us, 0.001)
        event = {"ph": "X", "name": name, "ts": begin_us, "dur": length, **place}
        self.events.append(event | {"args": dict(args or {})})
        for key in ends:
            self._arrow_ends(key, begin_us, place)
        for key in starts:
            self._arrow_starts(key, begin_us, place)

    def instant(self, track: Track, name: str, args: Mapping[str, object]) -> None:
        place = self._place(track)
        self.events.append({"ph": "i", "s": "t", "name": name, "ts": now_us(), "args": dict(args), **place})

    def write(self) -> None:
        """Raises ArgumentError where the file cannot be written."""
        text = json.dumps({"traceEvents": self.events, "displayTimeUnit": "ns"})
        try:
            self.path.write_text(text)
        except OSError as error:
            raise ArgumentError(f"trace {self.path}: {error.strerror}") from None

    def _arrow_starts(self, key: Hashable, at_us: float, place: dict[str, int]) -> None:
        flow, self._next_flow = self._next_flow, self._next_flow + 1
        self._open[key].append(flow)
        self.events.append({"ph": "s", "cat": "flow", "name": words(key), "id": flow, "ts": at_us, **place})

    def _arrow_ends(self, key: Hashable, at_us: float, place: dict[str, int]) -> None:
        if not self._open[key]:
            return
        flow = self._open[key].popleft()
        end = {"ph": "f", "bp": "e", "cat": "flow", "name": words(key), "id": flow, "ts": at_us}
        self.events.append(end | place)

    def _place(self, track: Track) -> dict[str, int]:
        if track not in self._tracks:
            self._tracks[track] = self._new_track(track)
        pid, tid = self._tracks[track]
        return {"pid": pid, "tid": tid}

    def _new_track(self, track: Track) -> tuple[int, int]:
        process, thread = track
        known = [ids[0] for (name, _), ids in self._tracks.items() if name == process]
        pid = known[0] if known else 1 + len({name for name, _ in self._tracks})
        tid = len(known) + 1
        for kind, number, name in (("process_name", 0, process), ("thread_name", tid, thread)):
            place = {"pid": pid, "tid": number}
            self.events.append({"ph": "M", "name": kind, "args": {"name": name}, **place})
        return pid, tid


recorder: Recorder | None = None


def start(path: str) -> Recorder:
    """Record from now on, to be written to `path`. A second start with the same path continues the recording.

    Raises ArgumentError for a path that leads to no file.
    """
    global recorder  # noqa: PLW0603 - one trace per process
    if recorder is None or recorder.path != Path(path):
        stop()
        made = Recorder(path)
        made.write()
        recorder = made
    return recorder


def stop() -> None:
    """Write the file and stop recording."""
    global recorder
    ended, recorder = recorder, None
    if ended is not None:
        ended.write()


def now_us() -> float:
    """Microseconds on the clock of every span of the host."""
    return time.perf_counter_ns() / 1000


def span(
    track: Track,
    name: str,
    begin_us: float,
    end_us: float,
    args: Mapping[str, object] | None = None,
    starts: Iterable[Hashable] = (),
    ends: Iterable[Hashable] = (),
) -> None:
    """Record one bar, if recording. Times are microseconds of `now_us`."""
    if recorder is not None:
        recorder.span(track, name, begin_us, end_us, args, starts, ends)


def caused_by(key: Hashable | None, what: str = "") -> None:
    """The kernels launched from now on were asked for by the bar that started `key`, and compute `what`."""
    if recorder is not None:
        recorder.cause, recorder.what = key, what


def label(key: Hashable, text: str) -> None:
    """From now on a bar in which an arrow of `key` ends is called `text`."""
    if recorder is not None:
        recorder.labels[key] = text


def words(key: Hashable) -> str:
    """What an arrow says."""
    kind = key[0] if isinstance(key, tuple) else key
    return WORDS.get(str(kind), str(kind))


def submission(
    ring: str,
    ring_va: int,
    offset_dw: int,
    dwords: Iterable[int],
    *,
    starts: Iterable[Hashable] = (),
    ends: Iterable[Hashable] = (),
    begin_us: float | None = None,
) -> None:
    """Record what one doorbell made visible, if recording. ring_va: GPU address of the ring's first byte."""
    if recorder is None:
        return
    now = now_us()
    args = {"ring": ring, "ring_va": hex(ring_va), "offset_dw": offset_dw, "dwords": hex_words(dwords)}
    begin = now if begin_us is None else begin_us
    recorder.span(("host", "doorbells"), f"doorbell {ring}", begin, now, args, starts, ends)


def indirect(gpu_va: int, dwords: Iterable[int], name: str) -> None:
    """Record the content of a command buffer, if recording."""
    if recorder is not None:
        args = {"gpu_va": hex(gpu_va), "dwords": hex_words(dwords)}
        recorder.instant(("host", "doorbells"), f"command buffer {name}", args)


def hex_words(dwords: Iterable[int]) -> str:
    return " ".join(f"{word:08x}" for word in dwords)


@atexit.register
def _leave() -> None:
    try:
        stop()
    except ArgumentError as error:
        print(f"error: {error}", file=sys.stderr)
