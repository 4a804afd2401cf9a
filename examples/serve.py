"""A model of text behind OpenAI's interface, on this machine alone (127.0.0.1).

    python -m examples.serve --weights runs/llama --port 8080
    curl -s localhost:8080/v1/completions -d '{"prompt": "A tensor is", "max_tokens": 20}'
    curl -sN localhost:8080/v1/completions -d '{"prompt": "A tensor is", "stream": true}'

GET /v1/models, POST /v1/completions and /v1/chat/completions, with "max_tokens", "temperature", "top_p",
"top_k", "seed", "stop" and "stream". Requests are worked on together: each joins the others when there is
room for it, and leaves when it ends or nobody listens any more. docs/serving.md has the rest.
"""

from __future__ import annotations

import argparse
import json
import queue
import select
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from examples import gpt2, llama
from examples.parts import language, text, training
from examples.parts.generate import Batch, Text
from examples.parts.openai import Request, Writer, parsed, until, usage, wrong
from tensor import Tensor, runtime

MAX_BODY = 1 << 20
PATIENCE = 60  # seconds for which a client may send nothing of its request, or read nothing of its answer
LOOK = 0.25  # seconds after which a connection is looked at that waits for a token


class FullError(Exception):
    """As many requests wait as may."""


class Answer:
    """One request while it is worked on: tokens as they come. error: what ended it instead, in words."""

    def __init__(self, asked: Request, prompt: list[int]) -> None:
        self.asked, self.prompt, self.error = asked, prompt, ""
        self.told: queue.SimpleQueue[int | None] = queue.SimpleQueue()
        self.count, self.is_left, self.is_stopped = 0, False, False
        self.text: Text | None = None

    def tokens(self, connection: socket.socket | None) -> Iterator[int]:
        """Each token when it is known. ConnectionError when nobody listens; RuntimeError for a failure."""
        while True:
            try:
                token = self.told.get(timeout=LOOK)
            except queue.Empty:
                if connection is not None and is_gone(connection):
                    raise ConnectionError("the client has gone") from None
                continue
            if token is None:
                break
            self.count += 1
            yield token
        if self.error:
            raise RuntimeError(self.error)

    @property
    def ending(self) -> str:
        """Why it ended, as OpenAI tells it."""
        is_long = self.text is not None and self.text.ending == "length"
        return "length" if is_long and not self.is_stopped else "stop"


class Speaker:
    """One model, and the thread that works on all requests. slots: at once; tokens: of all of them; waiting:
    requests that may wait besides."""

    def __init__(
        self,
        model: language.Model,
        tokenizer: text.Tokenizer,
        name: str,
        slots: int = 8,
        tokens: int = 0,
        waiting: int = 64,
    ) -> None:
        language.check_sizes(model, tokenizer)
        self.tokenizer, self.name, self.batch = tokenizer, name, Batch(model, slots, tokens)
        self._ends, self._most, self._lock = model.ends, slots + waiting, threading.Lock()
        self._inbox: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
        self._open: list[Answer] = []
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def ask(self, asked: Request) -> Answer:
        """Begin with a request. LookupError for another model, ValueError for a prompt that is too long,
        FullError if too many wait."""
        if asked.model not in (None, "", self.name):
            raise LookupError(
                f"there is no model {asked.model[:80]!r} here; allowed is {self.name!r}, or none"
            )
        answer = Answer(asked, self.tokenizer.encode(asked.prompt))
        self.batch.check(answer.prompt)
        with self._lock:
            if len(self._open) >= self._most:
                raise FullError(f"{len(self._open)} requests are being worked on or wait; try again later")
            self._open.append(answer)
        self._inbox.put(answer)
        return answer

    def leave(self, answer: Answer) -> None:
        """Nobody listens any more: its pages go back."""
        answer.is_left = True
        with self._lock:
            self._open.remove(answer)

    def parts(self, answer: Answer, connection: socket.socket | None = None) -> Iterator[str]:
        """The text of an answer as it becomes known."""
        spoken = text.spoken(answer.tokens(connection), self.tokenizer)
        answer.is_stopped = yield from until(spoken, answer.asked.stop)

    def close(self) -> None:
        """End the thread once the step is over that it is at."""
        self._inbox.put(None)
        self._thread.join()

    def _work(self) -> None:
        held: list[Answer] = []
        while True:
            for answer in self._arrived(may_wait=not held):
                if answer is None:
                    return
                self._begin(answer)
                held.append(answer)
            for answer in held:
                if answer.is_left and answer.text is not None:
                    self.batch.end(answer.text, "cancelled")
            try:
                self.batch.turn()
            except (
                Exception
            ) as error:  # whatever a device says; those who ask are told, and later ones served
                for answer in held:
                    answer.error = f"{type(error).__name__}: {error}"
                self.batch.abandon()
            held = [answer for answer in held if answer.text is not None and not answer.text.ending]

    def _arrived(self, may_wait: bool) -> Iterator[Answer | None]:
        """What came since; waits for something if there is nothing to do."""
        if may_wait:
            yield self._inbox.get()
        while not self._inbox.empty():
            yield self._inbox.get()

    def _begin(self, answer: Answer) -> None:
        asked, room = answer.asked, self.batch.room
        count = room if asked.count is None else asked.count
        answer.text = self.batch.add(answer.prompt, count, asked.pick, self._ends, answer.told.put)


def is_gone(connection: socket.socket) -> bool:
    """Whether the other side has closed a connection on which it has nothing more to say."""
    readable, _, _ = select.select([connection], [], [], 0)
    return bool(readable) and not connection.recv(1, socket.MSG_PEEK)


class Handler(BaseHTTPRequestHandler):
    """One connection. The server has the speaker."""

    server: Server
    protocol_version = "HTTP/1.0"  # a stream ends with its connection
    timeout = PATIENCE

    def handle(self) -> None:
        """A client that goes, or stands still, ends its connection alone."""
        with suppress(ConnectionError, TimeoutError):
            super().handle()

    def do_GET(self) -> None:
        name = self.server.speaker.name
        entry = {"id": name, "object": "model", "created": 0, "owned_by": "local"}
        if self.path == f"/v1/models/{name}":
            return self._say(200, entry)
        if self.path != "/v1/models":
            return self._say(
                404, wrong(f"there is no {self.path}; allowed are /v1/models and /v1/models/{name}")
            )
        self._say(200, {"object": "list", "data": [entry]})

    def do_POST(self) -> None:
        try:
            size = self.headers.get("Content-Length", "none")
            if not size.isdecimal() or int(size) > MAX_BODY:
                raise ValueError(f"Content-Length is {size[:20]}; allowed are up to {MAX_BODY} bytes")
            answer = self.server.speaker.ask(parsed(self.path.partition("?")[0], self.rfile.read(int(size))))
        except LookupError as error:
            return self._say(404, wrong(str(error)))
        except ValueError as error:
            return self._say(400, wrong(str(error)))
        except FullError as error:
            return self._say(429, wrong(str(error), "rate_limit_error"))
        try:
            self._answer(answer)
        finally:
            self.server.speaker.leave(answer)

    def _answer(self, answer: Answer) -> None:
        speaker = self.server.speaker
        writer = Writer(answer.asked, speaker.name, f"cmpl-{time.time_ns():x}")
        parts = speaker.parts(answer, self.connection)
        if answer.asked.is_stream:
            return self._stream(answer, writer, parts)
        try:
            whole = "".join(parts)
        except RuntimeError as error:
            return self._say(500, wrong(str(error), "server_error"))
        self._say(200, writer.piece(whole, answer.ending, usage(len(answer.prompt), answer.count)))

    def _stream(self, answer: Answer, writer: Writer, parts: Iterator[str]) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        try:
            for part in parts:
                self._event(json.dumps(writer.piece(part, None)))
        except RuntimeError as error:
            return self._event(json.dumps(wrong(str(error), "server_error")))
        self._event(json.dumps(writer.piece("", answer.ending)))
        if answer.asked.tells_usage:
            self._event(json.dumps(writer.counted(usage(len(answer.prompt), answer.count))))
        self._event("[DONE]")

    def _event(self, data: str) -> None:
        self.wfile.write(f"data: {data}\n\n".encode())
        self.wfile.flush()

    def _say(self, status: int, answer: dict[str, Any]) -> None:
        body = json.dumps(answer).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        if status == 429:
            self.send_header("Retry-After", "1")
        self.end_headers()
        self.wfile.write(body)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """What is no HTTP, or another method, is refused as any request is."""
        self._say(code, wrong(message or self.responses[HTTPStatus(code)][0]))

    def log_message(self, format: str, *words: Any) -> None:
        """Nothing: the answer says it."""


class Server(ThreadingHTTPServer):
    """On this machine alone."""

    daemon_threads = True
    request_queue_size = 128  # clients that come at one moment, and are not let in yet

    def __init__(self, speaker: Speaker, port: int) -> None:
        self.speaker = speaker
        super().__init__(("127.0.0.1", port), Handler)

    def server_close(self) -> None:
        super().server_close()
        self.speaker.close()


def loaded(path: Path) -> language.Model:
    """A Llama or a GPT-2, whichever the folder or file holds."""
    beside = training.weights_of(path).with_name("config.json")
    is_gpt = beside.exists() and "n_embd" in json.loads(beside.read_text())
    return gpt2.loaded(path) if is_gpt else llama.loaded(path)


def arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("--weights", type=Path, help="a file, or a folder of a run")
    add("--tokenizer", type=Path, help="a tokenizer.json (bytes without)")
    add("--port", type=int, default=8080)
    add("--slots", type=int, default=8, help="requests that are worked on at once (8)")
    add("--tokens", type=int, default=0, help="room for so many in all (as many as the slots can have)")
    add("--waiting", type=int, default=64, help="requests that may wait besides (64)")
    add("--smoke", action="store_true", help="a model of toy size answers one request")
    return parser


def main() -> int:
    """0: ended by Ctrl-C; 2: wrong input or no device."""
    options = arguments().parse_args()
    if options.slots < 1 or options.tokens < 0 or options.waiting < 0:
        given = f"--slots {options.slots}, --tokens {options.tokens}, --waiting {options.waiting}"
        raise ValueError(f"{given}; allowed are 1 or more, 0 or more, 0 or more")
    if options.smoke:
        speaker = Speaker(llama.made(256, argparse.Namespace(smoke=True)), text.Bytes(), "toy", 2)
        asked = [parsed("/v1/completions", b'{"prompt": "%c"}' % letter) for letter in b"ab"]
        for answer in [speaker.ask(each) for each in asked]:
            print("answer:", repr("".join(speaker.parts(answer))))
        speaker.close()
        return 0
    if options.weights is None:
        raise ValueError("give the model with --weights, a file or a folder of a run")
    tokenizer, model = text.tokenizer_of(options.tokenizer), loaded(options.weights)
    sizes = options.slots, options.tokens, options.waiting
    with (
        Tensor.train(False),
        Server(Speaker(model, tokenizer, options.weights.name, *sizes), options.port) as server,
    ):
        server.speaker.batch.warm()
        print(f"device: {runtime.device_reason()}\nhttp://127.0.0.1:{server.server_port}/v1", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


if __name__ == "__main__":
    sys.exit(training.run(main))
