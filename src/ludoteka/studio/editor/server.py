"""The language server: hands what an editor asks to the modules beside it, and back what they say."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from lsprotocol import types
from pygls.exceptions import JsonRpcInvalidParams
from pygls.lsp.server import LanguageServer
from pygls.uris import from_fs_path, to_fs_path
from pygls.workspace import ServerTextPosition, ServerTextRange, TextDocument

from ludoteka.games.library import LEVELS, RULES, GameFiles
from ludoteka.language import Diagnostic, format_text
from ludoteka.language.diagnostics import Span
from ludoteka.studio.checking import Found, Written, diagnose
from ludoteka.studio.editor.completing import Completion, complete
from ludoteka.studio.editor.explaining import about, explain, explained, sign_at
from ludoteka.studio.editor.outline import Part, outline
from ludoteka.studio.editor.own_words import declarations, own_word_at, uses
from ludoteka.studio.editor.reading import Reading, read
from ludoteka.studio.editor.renaming import Edit, NotRenamed, rename
from ludoteka.studio.mending import mended

WAIT = 0.2
"""Seconds without a change after which a text is checked."""
_SYMBOLS = {
    "game": types.SymbolKind.Module, "thing": types.SymbolKind.Class, "word": types.SymbolKind.Property,
    "deed": types.SymbolKind.Method, "block": types.SymbolKind.Function, "level": types.SymbolKind.Constant,
    "option": types.SymbolKind.Enum,
}
_WORDS = {
    "word": types.CompletionItemKind.Keyword, "kind": types.CompletionItemKind.Class,
    "property": types.CompletionItemKind.Property, "deed": types.CompletionItemKind.Method,
    "describing word": types.CompletionItemKind.EnumMember,
}
_checked = lru_cache(maxsize=8)(diagnose)
_mended = lru_cache(maxsize=8)(mended)


# ---- texts and places ------------------------------------------------------------------------------------------------
def _beside(ls: LanguageServer, uri: str, name: str) -> TextDocument | None:
    """The file of that name beside another one: as it is being edited, or as it lies on the disk."""
    path = to_fs_path(uri)
    wanted = Path(path).with_name(name) if path else None
    if wanted is None:
        return None
    document: TextDocument
    for document in ls.workspace.text_documents.values():
        known = to_fs_path(document.uri)
        if known and Path(known) == wanted:
            return document
    try:
        text = wanted.read_text("utf-8")
    except (OSError, UnicodeDecodeError, ValueError):
        return None
    return TextDocument(from_fs_path(str(wanted)) or "", text, position_codec=ls.workspace.position_codec)


def _pair(ls: LanguageServer, uri: str) -> tuple[TextDocument, TextDocument | None]:
    """The rules that a file belongs to, and the levels beside them."""
    document = ls.workspace.get_text_document(uri)
    name = Path(to_fs_path(uri) or uri).name
    if name == LEVELS and (rules := _beside(ls, uri, RULES)) is not None:
        return rules, document
    return document, _beside(ls, uri, LEVELS) if name != LEVELS else None


def _is_levels(ls: LanguageServer, uri: str) -> bool:
    _, levels = _pair(ls, uri)
    return levels is not None and levels.uri == uri


def _texts(ls: LanguageServer, uri: str) -> Written:
    rules, levels = _pair(ls, uri)
    path = to_fs_path(rules.uri)
    tables = GameFiles(Path(path)).tables() if path else {}
    return Written(rules.source, levels.source if levels is not None else "", tuple(tables.items()))


def _reading(ls: LanguageServer, uri: str) -> Reading:
    document = ls.workspace.get_text_document(uri)
    rules, _ = _pair(ls, uri)
    return read(document.source, rules.source if _is_levels(ls, uri) else None)


def _range(document: TextDocument, span: Span) -> types.Range:
    line = max(0, min(span.line, len(document.lines)) - 1)
    start, end = (ServerTextPosition(line, max(0, column - 1)) for column in (span.column, span.end_column))
    return document.range_to_client_units(ServerTextRange(start, end))


def _place(ls: LanguageServer, params: Any) -> tuple[TextDocument, Reading, int, int]:
    """The document that a request is about, read; and the line and column, both from 1."""
    uri = params.text_document.uri
    document = ls.workspace.get_text_document(uri)
    place = document.position_from_client_units(params.position)
    return document, _reading(ls, uri), place.line + 1, place.character + 1


# ---- messages --------------------------------------------------------------------------------------------------------
def _told(document: TextDocument, one: Diagnostic) -> types.Diagnostic:
    reading = read(document.source)
    severity = types.DiagnosticSeverity.Error if one.severity == "error" else types.DiagnosticSeverity.Warning
    message = f"{one.message}\n{one.hint}" if one.hint else one.message
    span = reading.span(one.line, one.column, max(one.end_column, one.column))
    return types.Diagnostic(_range(document, span), message, severity, one.code, source="ludoteka")


def publish(ls: LanguageServer, uri: str) -> None:
    """Say what is wrong with a file and with the one beside it, where both are being edited."""
    rules, levels = _pair(ls, uri)
    found: Found = _checked(_texts(ls, uri))
    opened = {document.uri for document in ls.workspace.text_documents.values()}
    for document, told in ((rules, found.rules), (levels, found.levels)):
        if document is not None and document.uri in opened:
            ls.text_document_publish_diagnostics(
                types.PublishDiagnosticsParams(document.uri, [_told(document, one) for one in told], document.version))


def did_open(ls: LanguageServer, params: types.DidOpenTextDocumentParams) -> None:
    """A text is being edited now."""
    publish(ls, params.text_document.uri)


async def did_change(ls: LanguageServer, params: types.DidChangeTextDocumentParams) -> None:
    """Check a text when whoever writes it pauses."""
    uri, version = params.text_document.uri, params.text_document.version
    await asyncio.sleep(WAIT)
    document = ls.workspace.text_documents.get(uri)
    if document is not None and document.version == version:
        publish(ls, uri)


def did_close(ls: LanguageServer, params: types.DidCloseTextDocumentParams) -> None:
    """Nobody looks at the text any more."""
    ls.text_document_publish_diagnostics(types.PublishDiagnosticsParams(params.text_document.uri, []))


# ---- questions -------------------------------------------------------------------------------------------------------
def completion(ls: LanguageServer, params: types.CompletionParams) -> types.CompletionList:
    """The words that may stand here."""
    document, reading, line, column = _place(ls, params)
    items = [_item(document, one, place) for place, one in enumerate(complete(reading, line, column))]
    # What may stand here changes with every word, so the editor asks again instead of filtering.
    return types.CompletionList(is_incomplete=True, items=items)


def _item(document: TextDocument, one: Completion, place: int) -> types.CompletionItem:
    documentation = types.MarkupContent(types.MarkupKind.Markdown, about(one.entry)) if one.entry else None
    return types.CompletionItem(
        one.word, kind=_WORDS.get(one.sort, types.CompletionItemKind.Variable), documentation=documentation,
        detail=None if one.sort == "word" else one.sort, sort_text=f"{place:04}", filter_text=one.word,
        text_edit=types.TextEdit(_range(document, one.span), one.word))


def hover(ls: LanguageServer, params: types.HoverParams) -> types.Hover | None:
    """What a word means."""
    document, reading, line, column = _place(ls, params)
    found = explain(reading, line, column)
    if found is None:
        return None
    return types.Hover(types.MarkupContent(types.MarkupKind.Markdown, found.text), _range(document, found.span))


def definition(ls: LanguageServer, params: types.DefinitionParams) -> list[types.Location]:
    """Where a word is declared, or a sign explained."""
    document, reading, line, column = _place(ls, params)
    rules, _ = _pair(ls, params.text_document.uri)
    word = own_word_at(reading, line, column)
    if word is not None:
        return [_location(document, span) for span in declarations(reading, word.base, line)]
    sign = sign_at(reading, line, column)
    meaning = explained(reading.rules, sign[0]) if sign is not None else None
    return [_location(rules, meaning)] if meaning is not None else []


def references(ls: LanguageServer, params: types.ReferenceParams) -> list[types.Location]:
    """Every place where a word stands."""
    document, reading, line, column = _place(ls, params)
    word = own_word_at(reading, line, column)
    return [_location(document, one.span) for one in uses(reading, word.base)] if word is not None else []


def _location(document: TextDocument, span: Span) -> types.Location:
    return types.Location(document.uri, _range(document, span))


def prepare_rename(ls: LanguageServer, params: types.PrepareRenameParams) -> types.PrepareRenamePlaceholder | None:
    """Only the file's own words can be renamed."""
    document, reading, line, column = _place(ls, params)
    word = own_word_at(reading, line, column)
    return types.PrepareRenamePlaceholder(_range(document, word.span), word.base) if word is not None else None


def rename_word(ls: LanguageServer, params: types.RenameParams) -> types.WorkspaceEdit:
    """Rename a word everywhere."""
    document, reading, line, column = _place(ls, params)
    word = own_word_at(reading, line, column)
    if word is None:
        raise JsonRpcInvalidParams("only words of this game can be renamed")
    try:
        edits = rename(reading, word.base, params.new_name, _texts(ls, document.uri).levels)
    except NotRenamed as error:
        raise JsonRpcInvalidParams(str(error)) from None
    return types.WorkspaceEdit({document.uri: [_text_edit(document, one) for one in edits]})


def _text_edit(document: TextDocument, edit: Edit) -> types.TextEdit:
    return types.TextEdit(_range(document, edit.span), edit.text)


def document_symbol(ls: LanguageServer, params: types.DocumentSymbolParams) -> list[types.DocumentSymbol]:
    """The parts of a text."""
    document = ls.workspace.get_text_document(params.text_document.uri)
    return [_symbol(document, part) for part in outline(_reading(ls, document.uri))]


def _symbol(document: TextDocument, part: Part) -> types.DocumentSymbol:
    selection = _range(document, part.span)
    last = _range(document, Span(part.last, 1, len(document.lines[part.last - 1].rstrip("\r\n")) + 1))
    return types.DocumentSymbol(part.name, _SYMBOLS[part.kind], types.Range(selection.start, last.end), selection,
                                children=[_symbol(document, one) for one in part.parts])


def formatting(ls: LanguageServer, params: types.DocumentFormattingParams) -> list[types.TextEdit]:
    """The text in its canonical form."""
    document = ls.workspace.get_text_document(params.text_document.uri)
    return _whole(document, format_text(document.source))


def _whole(document: TextDocument, text: str) -> list[types.TextEdit]:
    if text == document.source:
        return []
    end = types.Position(len(document.lines) + 1, 0)
    return [types.TextEdit(types.Range(types.Position(0, 0), end), text)]


def code_action(ls: LanguageServer, params: types.CodeActionParams) -> list[types.CodeAction]:
    """The fixes that messages here carry, and all of them together; these are worked out when they are chosen."""
    uri = params.text_document.uri
    document = ls.workspace.get_text_document(uri)
    found = _checked(_texts(ls, uri))
    told = [one for one in (found.levels if _is_levels(ls, uri) else found.rules) if one.fix is not None]
    first, last = params.range.start.line + 1, params.range.end.line + 1
    actions = [_fix(document, one) for one in told if first <= one.line <= last]
    if told:
        actions.append(types.CodeAction("Mend all that can be mended", types.CodeActionKind.SourceFixAll, data=uri))
    return actions


async def resolve_action(ls: LanguageServer, action: types.CodeAction) -> types.CodeAction:
    """What mends all that can be mended; it takes many readings, so other questions are answered meanwhile."""
    uri = str(action.data)
    before = _texts(ls, uri)
    after, _ = await asyncio.to_thread(_mended, before)
    if _texts(ls, uri) == before:
        edits = _whole(ls.workspace.get_text_document(uri), after.levels if _is_levels(ls, uri) else after.rules)
        action.edit = types.WorkspaceEdit({uri: edits})
    return action


def _fix(document: TextDocument, one: Diagnostic) -> types.CodeAction:
    told = _told(document, one)
    new = one.fix.replacement if one.fix is not None else ""
    place = _told(document, replace(one, span=one.fix_span)).range
    edit = types.WorkspaceEdit({document.uri: [types.TextEdit(place, new)]})
    title = f"Write '{new}'" if new.strip() else "Mend the spaces"
    return types.CodeAction(title, types.CodeActionKind.QuickFix, [told], is_preferred=True, edit=edit)


FEATURES: tuple[tuple[str, Callable[..., Any], Any], ...] = (
    (types.TEXT_DOCUMENT_DID_OPEN, did_open, None),
    (types.TEXT_DOCUMENT_DID_CHANGE, did_change, None),
    (types.TEXT_DOCUMENT_DID_CLOSE, did_close, None),
    (types.TEXT_DOCUMENT_COMPLETION, completion, types.CompletionOptions(trigger_characters=[" "])),
    (types.TEXT_DOCUMENT_HOVER, hover, None),
    (types.TEXT_DOCUMENT_DEFINITION, definition, None),
    (types.TEXT_DOCUMENT_REFERENCES, references, None),
    (types.TEXT_DOCUMENT_PREPARE_RENAME, prepare_rename, None),
    (types.TEXT_DOCUMENT_RENAME, rename_word, types.RenameOptions(prepare_provider=True)),
    (types.TEXT_DOCUMENT_DOCUMENT_SYMBOL, document_symbol, None),
    (types.TEXT_DOCUMENT_FORMATTING, formatting, None),
    (types.TEXT_DOCUMENT_CODE_ACTION, code_action, types.CodeActionOptions(
        code_action_kinds=[types.CodeActionKind.QuickFix, types.CodeActionKind.SourceFixAll], resolve_provider=True)),
    (types.CODE_ACTION_RESOLVE, resolve_action, None),
)


def make_server(version: str) -> LanguageServer:
    """A server that an editor can be joined to."""
    server = LanguageServer("ludoteka", version)
    for name, answer, options in FEATURES:
        server.feature(name, options)(answer)
    return server
