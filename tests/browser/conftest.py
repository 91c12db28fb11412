"""One server and one browser for all tests of a process, a window of its own for every test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from ludoteka.server.settings import CLIENT
from tests.browser.screens import LibraryScreen
from tests.browser.server import Server
from tests.browser.window import LAPTOP, Window, launch, open_window

FOLDER = Path(__file__).parent
SOURCES = FOLDER.parents[1] / "web/src"
Opener = Callable[..., Window]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: Playwright keeps an event loop running, beside which no test can run one of its own."""
    items.sort(key=lambda item: FOLDER in item.path.parents)


def client_is_built() -> bool:
    """Whether there is a client to look at, made of the sources as they are now."""
    page = CLIENT / "index.html"
    return page.is_file() and all(one.stat().st_mtime <= page.stat().st_mtime for one in SOURCES.rglob("*"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that lasts for all tests."""
    assert client_is_built(), "the client is not built, or its sources are newer: make client"
    server = Server(tmp_path_factory.mktemp("data"))
    server.start()
    yield server
    server.stop()
    assert server.errors == ""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    server = Server(tmp_path / "data")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium that lasts for all tests; HEADED=1 shows it."""
    with sync_playwright() as playwright:
        browser = launch(playwright, headless=not os.environ.get("HEADED"))
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: Browser, server: Server) -> Iterator[Opener]:
    """Opens windows of this test; whatever goes wrong in one of them fails it."""
    opened: list[Window] = []

    def opener(at: Server = server, **wishes: Any) -> Window:
        opened.append(open_window(browser, at.address, **wishes))
        return opened[-1]

    yield opener
    for window in opened:
        window.close()


@pytest.fixture(scope="module")
def visitor(browser: Browser, server: Server) -> Iterator[Window]:
    """A window of somebody who stays for all tests of a file: whatever was loaded once need not be loaded again."""
    window = open_window(browser, server.address, LAPTOP)
    yield window
    window.close()


@pytest.fixture
def library(visitor: Window) -> Iterator[LibraryScreen]:
    """The start page, to which the visitor goes back after every match by the link that is on every screen."""
    screen = LibraryScreen(visitor.page)
    if not screen.is_open():
        screen.open()
    yield screen
    found, visitor.faults[:] = list(visitor.faults), []
    assert found == []


@pytest.fixture
def window(open_page: Opener) -> Window:
    """A window on a desktop, in English and light."""
    return open_page()
