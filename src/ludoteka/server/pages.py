"""The built browser client: its files, and its one page for every other address."""

from __future__ import annotations

from pathlib import Path

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

PAGE = "index.html"
HASHED = "assets"
"""Where the client's build puts files that have a hash of their content in their names."""
ASKED = ["GET", "HEAD"]
_KEPT = "public, max-age=31536000, immutable"
_ASKED_AGAIN = "no-cache"
_NOT_BUILT = "The browser client is not built. Run `make play` in a checkout, or install the package."
_SAFE = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
"""What a browser is told about everything that comes from here. Drawings set their own colours and places by styles."""


def hand_out(app: FastAPI, folder: Path) -> None:
    """Answer every address that the app does not know by a file of the client or by its page."""
    files = StaticFiles(directory=folder, check_dir=False)

    @app.api_route("/api/{rest:path}", methods=ASKED, include_in_schema=False)
    async def unknown(rest: str) -> Response:
        return Response(b'{"code":"not-found"}', 404, media_type="application/json")

    @app.api_route("/{path:path}", methods=ASKED, include_in_schema=False)
    def client(path: str) -> Response:
        known, found = files.lookup_path(path)
        if found is not None and Path(known).is_file() and path != PAGE:
            kept = _KEPT if path.startswith(f"{HASHED}/") else _ASKED_AGAIN
            return FileResponse(known, headers={"cache-control": kept})
        if path.startswith(f"{HASHED}/") or not (folder / PAGE).is_file():
            return PlainTextResponse("" if path.startswith(f"{HASHED}/") else _NOT_BUILT, 404)
        return FileResponse(folder / PAGE, headers={"cache-control": _ASKED_AGAIN})

    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Careful)


class Careful:
    """Adds to every answer what keeps a browser careful with it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(
                    (name.encode(), value.encode()) for name, value in _SAFE.items() if name.encode() not in given)]
            await send(message)

        await self.app(scope, receive, careful)
