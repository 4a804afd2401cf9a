"""The server: answers, streams, what is refused."""

from __future__ import annotations

import argparse
import json
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest

from examples import llama, serve
from examples.parts.text import Bytes, pick
from tensor import Tensor


@pytest.fixture
def address(on_cpu: None) -> Iterator[str]:
    speaker = serve.Speaker(llama.made(256, argparse.Namespace(smoke=True)), Bytes(), "toy")
    with serve.Server(speaker, 0) as server:
        assert server.server_address[0] == "127.0.0.1"
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/v1"
        server.shutdown()
        thread.join()


def ask(address: str, given: Any) -> bytes:
    body = given if isinstance(given, bytes) else json.dumps(given).encode()
    with urllib.request.urlopen(urllib.request.Request(address, body)) as answer:
        return answer.read()  # type: ignore[no-any-return]


def test_the_same_text_comes_whole_and_in_parts(address: str) -> None:
    given = {"prompt": "ab", "max_tokens": 6}
    whole = json.loads(ask(f"{address}/completions", given))
    assert whole["object"] == "text_completion" and whole["choices"][0]["finish_reason"] == "stop"
    events = ask(f"{address}/completions", given | {"stream": True}).decode().split("\n\n")[:-1]
    assert events[-1] == "data: [DONE]"
    parts = [json.loads(event.removeprefix("data: "))["choices"][0]["text"] for event in events[:-1]]
    assert "".join(parts) == whole["choices"][0]["text"]
    chat = {"messages": [{"role": "user", "content": "a"}], "max_tokens": 2}
    found = json.loads(ask(f"{address}/chat/completions", chat))
    assert found["choices"][0]["message"]["role"] == "assistant"
    with urllib.request.urlopen(f"{address}/models") as models:
        assert json.loads(models.read())["data"][0]["id"] == "toy"
    for path, wrong, status, sentence in (
        ("completions", {"prompt": ""}, 400, "the prompt is empty"),
        ("completions", {"prompt": "a" * 40}, 400, "the prompt has 40 tokens; allowed are up to 31"),
        ("completions", {"prompt": "a", "max_tokens": "9"}, 400, "max_tokens is '9', which it may not be"),
        ("completions", b"{", 400, "Expecting property name"),
        ("chat/completions", {"messages": ["a"]}, 400, "messages are objects with role and content"),
        ("edits", {"prompt": "a"}, 404, "there is no /v1/edits; allowed are /v1/completions"),
    ):
        with pytest.raises(urllib.error.HTTPError) as caught:
            ask(f"{address}/{path}", wrong)
        assert caught.value.code == status
        assert sentence in json.loads(caught.value.read())["error"]["message"]


@pytest.mark.parametrize(
    ("parts", "stops", "expected"),
    [(["ab", "cd"], (), "abcd"), (["ab", "c\n", "d"], ("\n",), "abc"),
     (["a", "E", "N", "x"], ("END",), "aENx"), (["a", "E", "ND", "x"], ("END", "x"), "a")],
)  # fmt: skip
def test_an_answer_ends_before_what_stops_it(parts: list[str], stops: tuple[str, ...], expected: str) -> None:
    assert "".join(serve.until(iter(parts), stops)) == expected


def test_tokens_are_drawn_from_the_likeliest() -> None:
    logits = Tensor([0.0, 5.0, 4.0, -9.0])
    assert pick(logits) == 1
    assert {pick(logits, 1.0, 2) for _ in range(60)} == {1, 2}
