"""The built client as a browser gets it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import serving


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    folder = tmp_path_factory.mktemp("pages")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Ludoteka</title>" + " " * 2000)
    (client / "assets" / "main-4f2a.js").write_text("play()")
    (client / "icon.svg").write_text("<svg/>")
    (folder / "secret.txt").write_text("secret")
    with serving(folder, client=client) as server, httpx.Client(base_url=f"http://127.0.0.1:{server.port}") as one:
        yield one


@pytest.mark.parametrize("path", ["/", "/index.html", "/games/chess", "/tables/1/replay", "/games/sudoku:children"])
def test_every_address_of_the_client_is_its_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text[:15]) == (200, "<!doctype html>")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    assert browser.head(path).status_code == 200


def test_files_with_a_hash_are_kept_and_others_asked_for_again(browser: httpx.Client) -> None:
    assert "immutable" in browser.get("/assets/main-4f2a.js").headers["cache-control"]
    assert browser.get("/icon.svg").headers["cache-control"] == "no-cache"
    assert browser.get("/assets/main-0000.js").status_code == 404, "an older page must not get the page as a script"


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"])
def test_nothing_outside_the_client_is_handed_out(browser: httpx.Client, path: str) -> None:
    assert "secret" not in browser.get(path).text


def test_an_address_that_the_server_does_not_know_is_not_the_page(browser: httpx.Client) -> None:
    answer = browser.get("/api/v1/nothing")
    assert (answer.status_code, answer.json()) == (404, {"code": "not-found"})


@pytest.mark.parametrize("path", ["/", "/assets/main-4f2a.js", "/api/v1/nothing"])
def test_the_browser_is_told_to_be_careful(browser: httpx.Client, path: str) -> None:
    headers = browser.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_a_server_without_a_client_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, client=tmp_path / "nothing") as server:
        answer = httpx.get(f"http://127.0.0.1:{server.port}/")
        assert answer.status_code == 404
        assert "not built" in answer.text
