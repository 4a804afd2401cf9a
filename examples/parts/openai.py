"""Requests and answers as OpenAI's interface writes them, without the connection."""

from __future__ import annotations

import json
import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass
from typing import Any

from examples.parts.text import Pick

KINDS: dict[str, Any] = {
    "model": str, "prompt": str, "messages": list, "max_tokens": int, "max_completion_tokens": int, "n": int,
    "temperature": (int, float), "top_p": (int, float), "top_k": int, "seed": int, "stream": bool,
    "stream_options": dict, "stop": (str, list),
}  # fmt: skip
ALLOWED: dict[Any, str] = {
    str: "a text", list: "a list", int: "a whole number", (int, float): "a number", bool: "true or false",
    dict: "an object", (str, list): "a text or a list of them",
}  # fmt: skip
# What would change an answer and is not done here; 0, false, null and nothing in it are what goes without.
REFUSED = (
    *("logprobs", "top_logprobs", "echo", "suffix", "logit_bias", "presence_penalty", "frequency_penalty"),
    *("tools", "functions"),
)
COMPLETION = 16  # tokens of an answer to /v1/completions that says no number


@dataclass(frozen=True)
class Request:
    """What is asked for. count: tokens of the answer, None as many as there is room for. stop: texts that end
    it. tells_usage: a stream ends with the number of its tokens. model: who is asked, None anyone."""

    prompt: str
    count: int | None
    pick: Pick
    stop: tuple[str, ...]
    is_stream: bool
    is_chat: bool
    tells_usage: bool = False
    model: str | None = None


def parsed(path: str, body: bytes) -> Request:
    """ValueError, LookupError for what is no request."""
    is_chat = path == "/v1/chat/completions"
    if not is_chat and path != "/v1/completions":
        raise LookupError(f"there is no {path}; allowed are /v1/completions and /v1/chat/completions")
    try:
        given = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"the request is no JSON: {error}") from error
    if not isinstance(given, dict):
        raise ValueError("a request is an object")
    for name, kind in KINDS.items():
        value = given.get(name)
        if value is not None and (not isinstance(value, kind) or (kind is int and isinstance(value, bool))):
            raise ValueError(f"{name} is {value!r}; allowed is {ALLOWED[kind]}")
    for name in REFUSED:
        if given.get(name):
            raise ValueError(f"{name} is not offered here; leave it out")
    prompt = _chat(given.get("messages")) if is_chat else given.get("prompt")
    if not prompt:
        raise ValueError("the prompt is empty")
    stop = given.get("stop") or ()
    stops = (stop,) if isinstance(stop, str) else tuple(map(str, stop))
    options = given.get("stream_options") or {}
    is_stream, tells = bool(given.get("stream")), bool(options.get("include_usage"))
    count, pick, model = _count(given, is_chat), _pick(given), given.get("model")
    return Request(prompt, count, pick, stops, is_stream, is_chat, tells, model)


def _count(given: dict[str, Any], is_chat: bool) -> int | None:
    if given.get("n") not in (None, 1):
        raise ValueError(f"n is {given['n']}; allowed is 1, a request has one answer")
    found = [given[name] for name in ("max_completion_tokens", "max_tokens") if given.get(name) is not None]
    count: int | None = found[0] if found else None if is_chat else COMPLETION
    if count is not None and count < 0:
        raise ValueError(f"max_tokens {count}; allowed is 0 or more")
    return count


def _pick(given: dict[str, Any]) -> Pick:
    temperature, top_k = float(given.get("temperature") or 0), given.get("top_k") or 0
    top_p = 1.0 if given.get("top_p") is None else float(given["top_p"])
    if not 0 <= temperature < float("inf") or top_k < 0 or not 0 < top_p <= 1:
        raise ValueError(
            f"temperature {temperature}, top_k {top_k}, top_p {top_p}; allowed are 0 or more, 0 or more, and"
            " above 0 up to 1"
        )
    seed = given.get("seed")
    if seed is not None and seed < 0:
        raise ValueError(f"seed {seed}; allowed is 0 or more")
    return Pick(temperature, top_k, top_p, seed)


def _chat(messages: Any) -> str:
    """A conversation as one text."""
    if not messages or not all(isinstance(m, dict) and {"role", "content"} <= m.keys() for m in messages):
        raise ValueError("messages are objects with role and content")
    lines = [f"{message['role']}: {_content(message['content'])}" for message in messages]
    return "\n".join([*lines, "assistant:"])


def _content(content: Any) -> str:
    """The text of a message, which may come in parts."""
    if isinstance(content, str) or content is None:
        return content or ""
    parts = content if isinstance(content, list) else [content]
    if not all(
        isinstance(p, dict) and p.get("type") == "text" and isinstance(p.get("text"), str) for p in parts
    ):
        raise ValueError("content is a text, or a list of parts of type text")
    return "".join(part["text"] for part in parts)


def until(parts: Iterator[str], stops: tuple[str, ...]) -> Generator[str, None, bool]:
    """Text up to the first of `stops`; what may be the beginning of one is held back. Returns whether one was
    found."""
    held = ""
    for part in parts:
        held += part
        places = [held.find(stop) for stop in stops if stop in held]
        if places:
            yield held[: min(places)]
            return True
        keep = max((n for stop in stops for n in range(1, len(stop)) if held.endswith(stop[:n])), default=0)
        yield held[: len(held) - keep]
        held = held[len(held) - keep :]
    yield held
    return False


@dataclass(frozen=True)
class Writer:
    """Writes the answer to one request, by a model of that name."""

    asked: Request
    model: str
    number: str

    def piece(self, part: str, ending: str | None, usage: dict[str, int] | None = None) -> dict[str, Any]:
        """An answer, or a part of one. ending: why it ends here, None where it goes on."""
        choice: dict[str, Any] = {"index": 0, "finish_reason": ending, "logprobs": None}
        if not self.asked.is_chat:
            choice["text"] = part
        elif self.asked.is_stream:
            choice["delta"] = {"role": "assistant", "content": part}
        else:
            choice["message"] = {"role": "assistant", "content": part}
        return self._around([choice], usage)

    def counted(self, usage: dict[str, int]) -> dict[str, Any]:
        """The last part of a stream that tells its usage."""
        return self._around([], usage)

    def _around(self, choices: list[dict[str, Any]], usage: dict[str, int] | None) -> dict[str, Any]:
        kind = "chat.completion" if self.asked.is_chat else "text_completion"
        kind += ".chunk" if self.asked.is_chat and self.asked.is_stream else ""
        said = {"id": self.number, "object": kind, "created": int(time.time()), "model": self.model}
        return said | {"choices": choices} | ({} if usage is None else {"usage": usage})


def usage(prompt: int, answer: int) -> dict[str, int]:
    """Numbers of tokens."""
    return {"prompt_tokens": prompt, "completion_tokens": answer, "total_tokens": prompt + answer}


def wrong(sentence: str, kind: str = "invalid_request_error") -> dict[str, Any]:
    """What is told instead of an answer."""
    return {"error": {"message": sentence, "type": kind}}
