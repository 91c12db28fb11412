"""The language server as an editor sees it: a process that is spoken to over its standard input and output."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from lsprotocol import types
from pygls.exceptions import JsonRpcException
from pygls.lsp.client import LanguageClient

from ludoteka.studio.starting import template_files

PUZZLE = template_files("puzzle", "My game")
RULES, LEVELS = PUZZLE["rules.game"], PUZZLE["levels.game"]
pytestmark = [pytest.mark.timeout(120), pytest.mark.asyncio(loop_scope="module")]


class Editor:
    """An editor with a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.client = LanguageClient("test", "1")
        self.told: dict[str, asyncio.Queue[list[types.Diagnostic]]] = {}
        self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)(self._heard)

    def _heard_by(self, uri: str) -> asyncio.Queue[list[types.Diagnostic]]:
        return self.told.setdefault(uri, asyncio.Queue())

    @property
    def _heard(self) -> Any:
        def heard(params: types.PublishDiagnosticsParams) -> None:
            self._heard_by(params.uri).put_nowait(list(params.diagnostics))

        return heard

    async def start(self) -> types.InitializeResult:
        await self.client.start_io(sys.executable, "-m", "ludoteka", "language-server", "--stdio")
        asked = types.InitializeParams(capabilities=types.ClientCapabilities(), root_uri=self.folder.as_uri())
        result = await self.client.initialize_async(asked)
        self.client.initialized(types.InitializedParams())
        return result

    def uri(self, name: str) -> str:
        return (self.folder / name).as_uri()

    def file(self, name: str) -> types.TextDocumentIdentifier:
        return types.TextDocumentIdentifier(self.uri(name))

    async def open(self, name: str, text: str) -> list[types.Diagnostic]:
        document = types.TextDocumentItem(self.uri(name), "ludoteka", 1, text)
        self.client.text_document_did_open(types.DidOpenTextDocumentParams(document))
        return await self.messages(name)

    async def change(self, name: str, text: str, version: int) -> None:
        document = types.VersionedTextDocumentIdentifier(version, self.uri(name))
        changes = [types.TextDocumentContentChangeWholeDocument(text)]
        self.client.text_document_did_change(types.DidChangeTextDocumentParams(document, changes))

    async def messages(self, name: str) -> list[types.Diagnostic]:
        return await asyncio.wait_for(self._heard_by(self.uri(name)).get(), 60)

    async def stop(self) -> None:
        await self.client.shutdown_async(None)
        self.client.exit(None)
        stop: Any = self.client.stop  # it has no types
        await stop()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Editor]:
    """One server for all tests, as an editor would keep it."""
    made = Editor(tmp_path_factory.mktemp("editor"))
    await made.start()
    yield made
    await made.stop()


@pytest.fixture
def editor(running: Editor, tmp_path: Path) -> Editor:
    """The editor with a new folder."""
    for name, text in PUZZLE.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    running.folder = tmp_path
    return running


def place(text: str, mark: str) -> types.Position:
    at = text.index(mark.replace("|", "")) + mark.index("|")
    return types.Position(text.count("\n", 0, at), at - (text.rfind("\n", 0, at) + 1))


def cut(text: str, span: types.Range) -> str:
    line: str = text.splitlines()[span.start.line]
    return line[span.start.character:span.end.character]


def changed(text: str, edits: list[types.TextEdit]) -> str:
    lines = text.splitlines(keepends=True)
    for edit in sorted(edits, key=lambda one: (one.range.start.line, one.range.start.character), reverse=True):
        start, end = edit.range.start, edit.range.end
        if end.line >= len(lines):
            return str(edit.new_text)
        line = lines[start.line]
        lines[start.line] = line[:start.character] + edit.new_text + line[end.character:]
    return "".join(lines)


async def test_mistakes_are_told_while_writing_in_both_files(editor: Editor) -> None:
    assert await editor.open("rules.game", RULES) == []
    assert await editor.open("levels.game", LEVELS) == []
    assert await editor.messages("rules.game") == []
    broken = RULES.replace("fresh empty", "fesh empty")
    await editor.change("rules.game", RULES + "x", 2)
    await editor.change("rules.game", broken, 3)
    (told,) = await editor.messages("rules.game")
    assert (told.code, told.source, cut(broken, told.range)) == ("unknown-word", "ludoteka", "fesh")
    assert await editor.messages("levels.game") == []
    await editor.change("rules.game", RULES.replace("  # wall\n", ""), 4)
    await editor.messages("rules.game")
    in_levels = await editor.messages("levels.game")
    assert {cut(LEVELS, one.range) for one in in_levels} == {"#"}


async def test_fixes_are_offered_and_can_be_applied_together(editor: Editor) -> None:
    broken = RULES.replace("fresh empty", "fesh emty").replace("put this", "putt this")
    told = await editor.open("rules.game", broken)
    assert len(told) == 3
    whole = types.Range(types.Position(0, 0), types.Position(99, 0))
    actions = await editor.client.text_document_code_action_async(
        types.CodeActionParams(editor.file("rules.game"), whole, types.CodeActionContext(told)))
    assert actions
    by_title = {one.title: one for one in actions if isinstance(one, types.CodeAction)}
    assert {"Write 'fresh'", "Write 'empty'", "Write 'put'"} <= set(by_title)
    lazy = by_title.pop("Mend all that can be mended")
    assert lazy.edit is None, "it is worked out when it is chosen"
    for action in by_title.values():
        assert action.edit
        assert action.edit.changes
    everything = (await editor.client.code_action_resolve_async(lazy)).edit
    assert everything
    assert everything.changes
    assert changed(broken, list(everything.changes[editor.uri("rules.game")])) == RULES


async def test_words_are_offered_explained_and_found(editor: Editor) -> None:
    text = RULES + "setup\n  put a "
    await editor.open("rules.game", text)
    file = editor.file("rules.game")
    offered = await editor.client.text_document_completion_async(
        types.CompletionParams(file, types.Position(len(text.splitlines()) - 1, 8)))
    assert isinstance(offered, types.CompletionList)
    labels = {item.label for item in offered.items}
    assert {"walker", "wall", "enemy"} <= labels
    assert "choose" not in labels
    assert any("```" in item.documentation.value for item in offered.items
               if isinstance(item.documentation, types.MarkupContent))
    own = place(text, "walk with the |walker")
    explained = await editor.client.text_document_hover_async(types.HoverParams(file, own))
    assert explained
    assert isinstance(explained.contents, types.MarkupContent)
    assert "piece walker" in explained.contents.value
    found = await editor.client.text_document_definition_async(types.DefinitionParams(file, own))
    assert isinstance(found, list)
    assert [place(text, "piece |walker")] == [one.range.start for one in found if isinstance(one, types.Location)]
    used = await editor.client.text_document_references_async(
        types.ReferenceParams(types.ReferenceContext(True), file, own))
    assert used
    assert {cut(text, one.range) for one in used} == {"walker"}
    assert len(used) == 3


async def test_a_word_is_renamed_or_the_reason_is_told(editor: Editor) -> None:
    await editor.open("rules.game", RULES)
    file, at = editor.file("rules.game"), place(RULES, "piece |walker")
    ready = await editor.client.text_document_prepare_rename_async(types.PrepareRenameParams(file, at))
    assert isinstance(ready, types.PrepareRenamePlaceholder)
    assert ready.placeholder == "walker"
    edit = await editor.client.text_document_rename_async(types.RenameParams(file, at, "ant"))
    assert edit
    assert edit.changes
    after = changed(RULES, list(edit.changes[editor.uri("rules.game")]))
    assert "piece ant\n" in after
    assert "walk with the ant\n" in after
    with pytest.raises(JsonRpcException, match="has a meaning in this text already"):
        await editor.client.text_document_rename_async(types.RenameParams(file, at, "wall"))
    nothing = await editor.client.text_document_prepare_rename_async(
        types.PrepareRenameParams(file, place(RULES, "|stuck players")))
    assert nothing is None


async def test_signs_of_levels_lead_to_the_legend(editor: Editor) -> None:
    """The rules are not open here: they are read from the folder."""
    await editor.open("levels.game", LEVELS)
    file, at = editor.file("levels.game"), place(LEVELS, "|@ . .")
    found = await editor.client.text_document_definition_async(types.DefinitionParams(file, at))
    assert isinstance(found, list)
    (spot,) = (one for one in found if isinstance(one, types.Location))
    assert spot.uri == editor.uri("rules.game")
    assert RULES.splitlines()[spot.range.start.line].strip() == "@ walker on walked cell"


async def test_parts_and_form(editor: Editor) -> None:
    untidy = RULES.replace("board drawn", "board   drawn")
    await editor.open("rules.game", untidy)
    symbols = await editor.client.text_document_document_symbol_async(
        types.DocumentSymbolParams(editor.file("rules.game")))
    assert symbols
    names = [one.name for one in symbols]
    assert names[:2] == ["game My game", "players 1"]
    walker = next(one for one in symbols if one.name == "piece walker")
    assert isinstance(walker, types.DocumentSymbol)
    assert walker.children
    assert [one.name for one in walker.children] == ["may walk"]
    edits = await editor.client.text_document_formatting_async(
        types.DocumentFormattingParams(editor.file("rules.game"), types.FormattingOptions(2, True)))
    assert edits
    assert changed(untidy, list(edits)) == RULES


async def test_columns_are_counted_as_the_editor_counts_them(editor: Editor) -> None:
    text = 'game 👩 X\nplayers 1\noptions\n  size is 2 to 3  "👩👩"  sise\nboard 3 by 3\n'
    told = await editor.open("other.game", text)
    line = text.splitlines()[3]
    wrong = next(one for one in told if one.range.start.line == 3)
    units = len(line[:line.index("sise")].encode("utf-16-le")) // 2
    assert wrong.range.start.character == units


async def test_a_broken_text_leaves_the_server_alive(editor: Editor) -> None:
    for number, text in enumerate(("", "\0\t\u2028👩", "piece " * 400, "  " * 60 + "x\n" * 50)):
        await editor.open(f"broken{number}.game", text)
        file = editor.file(f"broken{number}.game")
        for position in (types.Position(0, 0), types.Position(0, 3), types.Position(7, 7)):
            await editor.client.text_document_completion_async(types.CompletionParams(file, position))
            await editor.client.text_document_hover_async(types.HoverParams(file, position))
            await editor.client.text_document_definition_async(types.DefinitionParams(file, position))
        await editor.client.text_document_document_symbol_async(types.DocumentSymbolParams(file))
    assert await editor.open("rules.game", RULES) == []


@pytest.mark.asyncio(loop_scope="module")
async def test_without_the_package_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    from ludoteka.cli import app

    monkeypatch.setitem(sys.modules, "lsprotocol", None)
    monkeypatch.delitem(sys.modules, "ludoteka.studio.editor.server", raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    result = CliRunner().invoke(app, ["language-server"])
    assert result.exit_code == 2
    assert 'pip install "ludoteka[editor]"' in result.stderr
