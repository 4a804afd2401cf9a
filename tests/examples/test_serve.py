"""The server: answers, streams, what is refused."""

from __future__ import annotations

import argparse
import json
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest

from examples import llama, serve
from examples.parts import openai
from examples.parts.text import Bytes, Pick


@pytest.fixture
def server(on_cpu: None) -> Iterator[serve.Server]:
    model = llama.made(256, argparse.Namespace(smoke=True))
    with serve.Server(serve.Speaker(model, Bytes(), "toy", slots=2, waiting=1), 0) as made:
        assert made.server_address[0] == "127.0.0.1"
        thread = threading.Thread(target=made.serve_forever, args=(0.01,))  # seconds until it sees its end
        thread.start()
        yield made
        made.shutdown()
        thread.join()


@pytest.fixture
def address(server: serve.Server) -> str:
    return f"http://127.0.0.1:{server.server_port}/v1"


def ask(address: str, given: Any) -> bytes:
    body = given if isinstance(given, bytes) else json.dumps(given).encode()
    with urllib.request.urlopen(urllib.request.Request(address, body)) as answer:
        return answer.read()  # type: ignore[no-any-return]


def events_of(answer: bytes) -> list[dict[str, Any]]:
    """What a stream says, but for its last word."""
    *events, last, nothing = answer.decode().split("\n\n")
    assert (last, nothing) == ("data: [DONE]", "")
    return [json.loads(event.removeprefix("data: ")) for event in events]


def test_the_same_text_comes_whole_and_in_parts(address: str) -> None:
    given = {"model": "toy", "prompt": "ab", "max_tokens": 6}
    whole = json.loads(ask(f"{address}/completions", given))
    (choice,) = whole["choices"]
    assert whole["object"] == "text_completion" and choice["finish_reason"] == "length"
    assert whole["usage"] == {"prompt_tokens": 2, "completion_tokens": 6, "total_tokens": 8}
    streamed = given | {"stream": True, "stream_options": {"include_usage": True}}
    *parts, last, usage = events_of(ask(f"{address}/completions", streamed))
    assert "".join(event["choices"][0]["text"] for event in parts) == choice["text"]
    assert last["choices"][0]["finish_reason"] == "length"
    assert (usage["choices"], usage["usage"]) == ([], whole["usage"])
    stop = choice["text"][-1]
    stopped = json.loads(ask(f"{address}/completions", given | {"stop": stop}))["choices"][0]
    assert (stopped["text"], stopped["finish_reason"]) == (choice["text"].split(stop)[0], "stop")
    chat = {"messages": [{"role": "user", "content": "a"}], "max_tokens": 2, "temperature": 0.5, "seed": 3}
    found = [json.loads(ask(f"{address}/chat/completions", chat | {"top_p": 0.9})) for _ in range(2)]
    assert found[0]["choices"] == found[1]["choices"]
    assert found[0]["choices"][0]["message"]["role"] == "assistant"
    with urllib.request.urlopen(f"{address}/models") as models:
        assert json.loads(models.read())["data"][0]["id"] == "toy"


@pytest.mark.parametrize(
    ("path", "wrong", "status", "sentence"),
    [
        ("completions", {"prompt": ""}, 400, "the prompt is empty"),
        ("completions", {"prompt": "a" * 40}, 400, "the prompt has 40 tokens; allowed are up to 31"),
        ("completions", {"prompt": "a", "max_tokens": "9"}, 400, "max_tokens is '9'; allowed is a whole"),
        ("completions", {"prompt": ["a"]}, 400, "prompt is ['a']; allowed is a text"),
        ("completions", {"prompt": "a", "top_p": "x"}, 400, "top_p is 'x'; allowed is a number"),
        ("completions", {"prompt": "a", "stop": 1}, 400, "stop is 1; allowed is a text or a list of them"),
        ("completions", {"prompt": "a", "stream": 1}, 400, "stream is 1; allowed is true or false"),
        ("completions", {"prompt": "a", "n": 2}, 400, "n is 2; allowed is 1"),
        ("completions", {"prompt": "a", "top_p": 0}, 400, "top_p 0.0; allowed are 0 or more"),
        ("completions", {"prompt": "a", "seed": -1}, 400, "seed -1; allowed is 0 or more"),
        ("completions", b"{", 400, "the request is no JSON: Expecting property name"),
        ("completions", b"[" * 100_000, 400, "the request is no JSON: maximum recursion depth"),
        (
            "completions",
            {"prompt": "a", "model": "other"},
            404,
            "there is no model 'other' here; allowed is 'toy'",
        ),
        ("completions", {"prompt": "a", "logprobs": 5}, 400, "logprobs is not offered here; leave it out"),
        (
            "chat/completions",
            {"messages": [{"role": "user", "content": [{"type": "image_url"}]}]},
            400,
            "content is a text, or a list of parts of type text",
        ),
        ("chat/completions", {"messages": ["a"]}, 400, "messages are objects with role and content"),
        ("edits", {"prompt": "a"}, 404, "there is no /v1/edits; allowed are /v1/completions"),
    ],
)
def test_what_is_no_request_is_refused_in_a_sentence(
    path: str, wrong: Any, status: int, sentence: str, address: str
) -> None:
    found = refused(f"{address}/{path}", wrong)
    assert found[0] == status and sentence in found[1]


def refused(url: str, given: Any) -> tuple[int, str]:
    """The status and the sentence."""
    with pytest.raises(urllib.error.HTTPError) as caught:
        ask(url, given)
    return caught.value.code, json.loads(caught.value.read())["error"]["message"]


def test_requests_at_once_are_answered_as_alone_and_those_above_the_limit_told_so(
    server: serve.Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, batch = f"{address}/completions", server.speaker.batch
    asked = [{"prompt": word, "max_tokens": 9} for word in ("ab", "hello", "x")]
    alone = [json.loads(ask(url, each))["choices"] for each in asked]
    turns, gate = batch.turn, threading.Semaphore(0)
    most = []

    def turn() -> bool:
        gate.acquire()
        most.append(len(batch.active))
        return turns()

    monkeypatch.setattr(batch, "turn", turn)
    with ThreadPoolExecutor(3) as pool:
        answers = [pool.submit(ask, url, each) for each in asked]
        while len(server.speaker._open) < 3:
            time.sleep(0.01)
        status, sentence = refused(url, asked[0])
        gate.release(200)
        together = [json.loads(answer.result())["choices"] for answer in answers]
    assert together == alone and max(most) == 2
    assert (status, sentence) == (429, "3 requests are being worked on or wait; try again later")


def test_a_hundred_clients_may_come_before_the_first_is_let_in(server: serve.Server) -> None:
    busy = serve.Server(server.speaker, 0)  # it listens, and its loop does not run
    clients = []
    try:
        for _ in range(100):
            clients.append(socket.create_connection(busy.server_address, timeout=2))
        clients[-1].settimeout(0.05)
        with pytest.raises(TimeoutError):  # waits, where it would be refused or reset
            clients[-1].recv(1)
    finally:
        for each in (*clients, busy.socket):
            each.close()


def test_pages_come_back_when_a_client_goes_and_when_the_device_fails(
    server: serve.Server, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    batch, gate = server.speaker.batch, threading.Semaphore(0)
    turns = batch.turn
    monkeypatch.setattr(batch, "turn", lambda: gate.acquire() and turns())
    body = b'{"prompt": "ab", "max_tokens": 20, "stream": true}'
    head = f"POST /v1/completions HTTP/1.0\r\nContent-Length: {len(body)}\r\n\r\n".encode()
    with socket.create_connection(("127.0.0.1", server.server_port)) as client:
        client.sendall(head + body)
        gate.release(2)
        assert client.recv(12) == b"HTTP/1.0 200"
        while not batch.active:
            time.sleep(0.01)
    while server.speaker._open:
        time.sleep(0.01)
    gate.release(2)
    while batch.active:
        time.sleep(0.01)
    assert batch.pool.free == batch.pool.count

    def fails() -> bool:
        monkeypatch.undo()
        batch.turn()
        raise RuntimeError("the card is gone")

    monkeypatch.setattr(batch, "turn", fails)
    url, given = f"{address}/completions", {"prompt": "ab", "max_tokens": 3}
    assert refused(url, given) == (500, "RuntimeError: the card is gone")
    assert batch.pool.free == batch.pool.count
    assert json.loads(ask(url, given))["usage"]["completion_tokens"] == 3


def said_to(server: serve.Server, request: bytes) -> tuple[bytes, Any]:
    """The status and the answer to bytes that a client may send."""
    with socket.create_connection(("127.0.0.1", server.server_port)) as client:
        client.sendall(request)
        head, _, body = b"".join(iter(lambda: client.recv(4096), b"")).partition(b"\r\n\r\n")
    return head.partition(b"\r\n")[0], json.loads(body)


def test_what_is_hardly_http_is_refused_and_a_client_that_goes_leaves_no_word(
    server: serve.Server, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    status, said = said_to(server, b"POST /v1/completions HTTP/1.0\r\nContent-Length: abc\r\n\r\n")
    assert status == b"HTTP/1.0 400 Bad Request"
    assert said["error"]["message"] == "Content-Length is abc; allowed are up to 1048576 bytes"
    status, said = said_to(server, b"PUT /v1/completions HTTP/1.0\r\n\r\n")
    assert status.startswith(b"HTTP/1.0 501") and "PUT" in said["error"]["message"]
    status, said = said_to(server, b"GET /v1/models/toy HTTP/1.0\r\n\r\n")
    assert (status, said["id"]) == (b"HTTP/1.0 200 OK", "toy")
    monkeypatch.setattr(serve.Handler, "timeout", 0.1)
    begun = b'POST /v1/completions HTTP/1.0\r\nContent-Length: 100\r\n\r\n{"pro'
    with socket.create_connection(("127.0.0.1", server.server_port)) as client:
        client.sendall(begun)
        assert client.recv(10) == b""  # who sends nothing more is let go
    with socket.create_connection(("127.0.0.1", server.server_port)) as client:
        client.sendall(begun)
    time.sleep(0.2)
    assert capfd.readouterr().err == ""


def test_a_message_may_come_in_parts() -> None:
    parts = [{"type": "text", "text": "a "}, {"type": "text", "text": "b"}]
    body = {"messages": [{"role": "user", "content": parts}, {"role": "user", "content": "c"}], "tools": []}
    found = openai.parsed("/v1/chat/completions", json.dumps(body).encode())
    assert found.prompt == "user: a b\nuser: c\nassistant:"


@pytest.mark.parametrize(
    ("parts", "stops", "expected"),
    [(["ab", "cd"], (), "abcd"), (["ab", "c\n", "d"], ("\n",), "abc"),
     (["a", "E", "N", "x"], ("END",), "aENx"), (["a", "E", "ND", "x"], ("END", "x"), "a")],
)  # fmt: skip
def test_an_answer_ends_before_what_stops_it(parts: list[str], stops: tuple[str, ...], expected: str) -> None:
    assert "".join(openai.until(iter(parts), stops)) == expected


def test_tokens_are_drawn_from_the_likeliest() -> None:
    logits = np.array([0.0, 5.0, 4.0, -9.0], np.float32)
    assert Pick()(logits) == Pick(1e-320)(logits) == 1
    assert {Pick(1.0, 2, seed=i)(logits) for i in range(60)} == {1, 2}
    assert {Pick(1.0, top_p=0.7, seed=i)(logits) for i in range(60)} == {1}
    assert {Pick(1.0, top_p=0.8, seed=i)(logits) for i in range(60)} == {1, 2}
    shares = np.bincount([Pick(2.0, seed=i)(logits) for i in range(2000)], minlength=4) / 2000
    np.testing.assert_allclose(shares, np.exp(logits / 2) / np.exp(logits / 2).sum(), atol=0.04)
