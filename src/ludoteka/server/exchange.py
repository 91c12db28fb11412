"""Questions and answers over HTTP: reading what was sent, answering with JSON, and saying why not."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from ludoteka.server.answers import Fault
from ludoteka.server.fault_codes import FaultCode

T = TypeVar("T")
MOST_BYTES = 65_536
"""Bytes of a body that are worth reading."""
MOST_RECORD_BYTES = 1_000_000
JSON, TEXT = "application/json", "text/plain; charset=utf-8"


class Faulty(Exception):
    """What was asked is not done; the answer is a Fault."""

    def __init__(self, status: int, code: FaultCode, detail: str = "", line: int = 0) -> None:
        self.status = status
        self.fault = Fault(code, detail, line)
        super().__init__(f"{code}: {detail}" if detail else code)


def answer(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A struct, or several, as JSON."""
    return Response(msgspec.json.encode(value), status, headers, JSON)


def kept_answer(request: Request, body: bytes, kind: str = JSON, tag: str = "") -> Response:
    """An answer that a browser keeps; it asks only whether that is still the same."""
    tag = tag or tag_of(body)
    return unchanged(request, tag) or Response(body, headers=_kept(tag), media_type=kind)


def unchanged(request: Request, tag: str) -> Response | None:
    """The answer to a browser that has what this tag stands for; None for one that has not."""
    known = request.headers.get("if-none-match", "").replace("W/", "").split(", ")
    return Response(status_code=304, headers=_kept(tag)) if tag in known else None


def tag_of(*parts: bytes) -> str:
    """What tells contents apart."""
    mark = blake2b(digest_size=12)
    for part in parts:
        mark.update(len(part).to_bytes(8) + part)
    return f'"{mark.hexdigest()}"'


def _kept(tag: str) -> dict[str, str]:
    return {"etag": tag, "cache-control": "no-cache"}


def from_here(request: Request) -> None:
    """Refuse what pages of strangers ask for: a browser lets them ask, and a server on one's own machine would obey."""
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise Faulty(403, "not-allowed", f"asked by {origin}")


async def read_json(request: Request, kind: type[T]) -> T:
    """The body as a value of that type."""
    try:
        return msgspec.json.decode(await _body(request, MOST_BYTES), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Faulty(422, "malformed", str(wrong)) from None


async def read_text(request: Request) -> str:
    """The body as a text."""
    try:
        return (await _body(request, MOST_RECORD_BYTES)).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Faulty(422, "malformed", "not a text in UTF-8") from None


async def _body(request: Request, most: int) -> bytes:
    """What was sent, read no further than it is worth."""
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > most:
        raise Faulty(413, "too-large", f"{most} bytes at most")
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise Faulty(413, "too-large", f"{most} bytes at most")
    except ClientDisconnect:  # a page that was left while it was saving something
        raise Faulty(422, "malformed", "the request broke off") from None
    return bytes(body)


def answer_faults(app: FastAPI) -> None:
    """Let everything that goes wrong be answered with a Fault."""

    @app.exception_handler(Faulty)
    async def faulty(_: Request, wrong: Faulty) -> Response:
        return answer(wrong.fault, wrong.status)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, wrong: RequestValidationError) -> Response:
        said = (f"{one['loc'][-1]}: {one['msg']}" for one in wrong.errors())
        return answer(Fault("malformed", "; ".join(said)), 422)

    @app.exception_handler(HTTPException)
    async def refused(_: Request, wrong: HTTPException) -> Response:
        code: FaultCode = "not-found" if wrong.status_code == 404 else "not-allowed"
        return answer(Fault(code, str(wrong.detail)), wrong.status_code, dict(wrong.headers or {}))

    @app.exception_handler(Exception)
    async def failed(_: Request, wrong: Exception) -> Response:
        return answer(Fault("failed", type(wrong).__name__), 500)
