"""A model of text behind OpenAI's interface, on this machine alone (127.0.0.1).

    python -m examples.serve --weights runs/llama --port 8080
    curl -s localhost:8080/v1/completions -d '{"prompt": "A tensor is", "max_tokens": 20}'
    curl -sN localhost:8080/v1/completions -d '{"prompt": "A tensor is", "stream": true}'

GET /v1/models, POST /v1/completions and /v1/chat/completions, with "max_tokens", "temperature", "top_k",
"seed", "stop" and "stream". Requests are answered one after the other; one that begins as the last did finds
its tokens in the cache.
"""

from __future__ import annotations

import argparse
import json
import sys
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from examples import gpt2, llama
from examples.parts import language, text, training
from examples.parts.generate import Session
from tensor import Tensor, runtime

MAX_BODY = 1 << 20
KINDS: dict[str, Any] = {
    "prompt": str, "messages": list, "max_tokens": int, "temperature": (int, float), "top_k": int,
    "seed": int, "stream": bool, "stop": (str, list),
}  # fmt: skip


@dataclass(frozen=True)
class Request:
    """What is asked for. stop: texts that end the answer."""

    prompt: str
    count: int
    temperature: float
    top_k: int
    seed: int | None
    stop: tuple[str, ...]
    is_stream: bool
    is_chat: bool


class Speaker:
    """One model and one growing text, for one request at a time."""

    def __init__(self, model: language.Model, tokenizer: text.Tokenizer, name: str) -> None:
        language.check_sizes(model, tokenizer)
        self.session, self.tokenizer, self.name = Session(model, model.places), tokenizer, name
        self.turn = threading.Lock()

    def answer(self, asked: Request) -> Iterator[str]:
        """The answer, in parts as they become known."""
        with self.turn:
            told = self.session.stream(
                self.tokenizer.encode(asked.prompt), asked.count, asked.temperature, asked.top_k, asked.seed
            )
            yield from until(text.spoken(told, self.tokenizer), asked.stop)


def until(parts: Iterator[str], stops: tuple[str, ...]) -> Iterator[str]:
    """Text up to the first of `stops`; what may be the beginning of one is held back."""
    held = ""
    for part in parts:
        held += part
        places = [held.find(stop) for stop in stops if stop in held]
        if places:
            yield held[: min(places)]
            return
        keep = max((n for stop in stops for n in range(1, len(stop)) if held.endswith(stop[:n])), default=0)
        yield held[: len(held) - keep]
        held = held[len(held) - keep :]
    yield held


def parsed(path: str, body: bytes) -> Request:
    """ValueError, LookupError for what is no request."""
    is_chat = path == "/v1/chat/completions"
    if not is_chat and path != "/v1/completions":
        raise LookupError(f"there is no {path}; allowed are /v1/completions and /v1/chat/completions")
    given = json.loads(body)
    if not isinstance(given, dict):
        raise ValueError("a request is an object")
    for name, kind in KINDS.items():
        value = given.get(name)
        if value is not None and (not isinstance(value, kind) or (kind is int and isinstance(value, bool))):
            raise ValueError(f"{name} is {value!r}, which it may not be")
    prompt = _chat(given.get("messages")) if is_chat else given.get("prompt")
    if not prompt:
        raise ValueError("the prompt is empty")
    stop, temperature = given.get("stop") or (), float(given.get("temperature") or 0)
    count = given.get("max_tokens") or 16
    if temperature < 0 or count < 0:
        raise ValueError(f"temperature {temperature}, max_tokens {count}; allowed is 0 or more")
    stops = (stop,) if isinstance(stop, str) else tuple(map(str, stop))
    top_k, seed, is_stream = given.get("top_k") or 0, given.get("seed"), bool(given.get("stream"))
    return Request(prompt, count, temperature, top_k, seed, stops, is_stream, is_chat)


def _chat(messages: Any) -> str:
    """A conversation as one text."""
    if not messages or not all(isinstance(m, dict) and {"role", "content"} <= m.keys() for m in messages):
        raise ValueError("messages are objects with role and content")
    lines = [f"{message['role']}: {message['content']}" for message in messages]
    return "\n".join([*lines, "assistant:"])


def piece(asked: Request, name: str, part: str, is_last: bool, number: str) -> dict[str, Any]:
    """An answer, or a part of one, as OpenAI writes it."""
    choice: dict[str, Any] = {"index": 0, "finish_reason": "stop" if is_last else None}
    if not asked.is_chat:
        choice["text"] = part
    elif asked.is_stream:
        choice["delta"] = {"role": "assistant", "content": part}
    else:
        choice["message"] = {"role": "assistant", "content": part}
    kind = "chat.completion" if asked.is_chat else "text_completion"
    kind += ".chunk" if asked.is_chat and asked.is_stream else ""
    return {"id": number, "object": kind, "created": int(time.time()), "model": name, "choices": [choice]}


class Handler(BaseHTTPRequestHandler):
    """One connection. The server has the speaker."""

    server: Server
    protocol_version = "HTTP/1.0"  # a stream ends with its connection

    def do_GET(self) -> None:
        if self.path != "/v1/models":
            return self._say(404, {"error": {"message": f"there is no {self.path}; allowed is /v1/models"}})
        entry = {"id": self.server.speaker.name, "object": "model", "owned_by": "local"}
        self._say(200, {"object": "list", "data": [entry]})

    def do_POST(self) -> None:
        try:
            size = int(self.headers.get("Content-Length", 0))
            if not 0 <= size <= MAX_BODY:
                raise ValueError(f"a request of {size} bytes; allowed are up to {MAX_BODY}")
            asked = parsed(self.path, self.rfile.read(size))
            parts = self.server.speaker.answer(asked)
            first = next(parts, "")  # so that a prompt that is too long is told as a mistake
        except LookupError as error:
            return self._say(404, {"error": {"message": str(error), "type": "invalid_request_error"}})
        except ValueError as error:
            return self._say(400, {"error": {"message": str(error), "type": "invalid_request_error"}})
        name, number = self.server.speaker.name, f"cmpl-{time.time_ns():x}"
        if not asked.is_stream:
            return self._say(200, piece(asked, name, first + "".join(parts), True, number))
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        for part in (first, *parts):
            self._event(json.dumps(piece(asked, name, part, False, number)))
        self._event(json.dumps(piece(asked, name, "", True, number)))
        self._event("[DONE]")

    def _event(self, data: str) -> None:
        self.wfile.write(f"data: {data}\n\n".encode())
        self.wfile.flush()

    def _say(self, status: int, answer: dict[str, Any]) -> None:
        body = json.dumps(answer).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *words: Any) -> None:
        """Nothing: the answer says it."""


class Server(ThreadingHTTPServer):
    """On this machine alone."""

    daemon_threads = True

    def __init__(self, speaker: Speaker, port: int) -> None:
        self.speaker = speaker
        super().__init__(("127.0.0.1", port), Handler)


def loaded(path: Path) -> language.Model:
    """A Llama or a GPT-2, whichever the folder or file holds."""
    beside = training.weights_of(path).with_name("config.json")
    is_gpt = beside.exists() and "n_embd" in json.loads(beside.read_text())
    return gpt2.loaded(path) if is_gpt else llama.loaded(path)


def main() -> int:
    """0: ended by Ctrl-C; 2: wrong input or no device."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--weights", type=Path, help="a file, or a folder of a run")
    parser.add_argument("--tokenizer", type=Path, help="a tokenizer.json (bytes without)")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--smoke", action="store_true", help="a model of toy size answers one request")
    options = parser.parse_args()
    if options.smoke:
        speaker = Speaker(llama.made(256, argparse.Namespace(smoke=True)), text.Bytes(), "toy")
        print("answer:", repr("".join(speaker.answer(parsed("/v1/completions", b'{"prompt": "a"}')))))
        return 0
    if options.weights is None:
        raise ValueError("give the model with --weights, a file or a folder of a run")
    tokenizer = text.tokenizer_of(options.tokenizer)
    with (
        Tensor.train(False),
        Server(Speaker(loaded(options.weights), tokenizer, options.weights.name), options.port) as server,
    ):
        print(f"device: {runtime.device_reason()}\nhttp://127.0.0.1:{server.server_port}/v1", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


if __name__ == "__main__":
    sys.exit(training.run(main))
