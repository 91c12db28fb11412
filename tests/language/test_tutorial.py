"""The pages about the language say what the checker says, and their games can be played to the end."""

from __future__ import annotations

import random
import re
from collections import deque
from itertools import product
from pathlib import Path

import pytest

from ludoteka.core import Position
from ludoteka.language import check
from ludoteka.language.reference.told import Block, blocks, refreshed
from ludoteka.machine import TextGame

PAGES = Path(__file__).parents[2] / "docs" / "language"
LANGUAGE = Path(__file__).parents[2] / "src" / "ludoteka" / "language"
CODE = re.compile(r"""(?:error|warning|wrong|Diagnostic)\(\s*"([a-z-]+)"(?=,)""")
HOW_TO_REFRESH = "run: python -m ludoteka.language.reference docs/reference"


def page(name: str) -> str:
    return (PAGES / name).read_text(encoding="utf-8")


def games(name: str) -> list[Block]:
    return [block for block in blocks(page(name)) if block.kind == "game"]


def titled(block: Block) -> str:
    return block.text.split("\n")[0]


def made(block: Block, levels: str = "") -> TextGame:
    checked = check(block.text, levels=levels)
    assert checked.diagnostics == ()
    assert checked.description is not None
    return TextGame(checked.description, "page", block.text)


def played(position: Position, seed: int) -> Position:
    """The end of a random match."""
    luck = random.Random(seed)
    while position.chooser is not None:
        position = position.play(luck.choice(position.moves()))
    return position


def fewest_moves(position: Position) -> int | None:
    """The shortest solution of a small puzzle."""
    todo = deque([(position, 0)])
    while todo:
        here, far = todo.popleft()
        if here.outcome is not None:
            if here.outcome.results == ("won",):
                return far
            continue
        todo.extend((here.play(move), far + 1) for move in here.moves())
    return None


@pytest.mark.parametrize("name", ["index.md", "tutorial.md", "messages.md"])
def test_the_messages_on_the_page_are_those_of_the_checker(name: str) -> None:
    assert page(name) == refreshed(page(name)), HOW_TO_REFRESH


@pytest.mark.parametrize("name", ["index.md", "tutorial.md", "messages.md"])
def test_every_wrong_text_gets_a_message(name: str) -> None:
    for block in blocks(page(name)):
        if block.kind == "wrong":
            assert block.told, block.text


@pytest.mark.parametrize("block", [*games("index.md"), *games("tutorial.md")], ids=titled)
def test_every_game_on_the_pages_is_right_and_comes_to_an_end(block: Block) -> None:
    game = made(block)
    starts = [game.start(level=level.name) for level in game.levels] or [game.start()]
    for position, seed in product(starts, range(3)):
        assert played(position, seed).outcome is not None


def test_the_tutorial_wins_and_draws_tic_tac_toe() -> None:
    game = made(games("tutorial.md")[1])
    position = game.start()
    for move in "b2 a1 c3 b1 c1 a3 a2 c2 b3".split():
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.results == ("drawn", "drawn")
    position = game.start()
    for move in "a1 a2 b1 b2 c1".split():
        position = position.play(move)
    assert position.outcome is not None
    assert position.outcome.results == ("won", "lost")


def test_pincers_catches_a_scout() -> None:
    game = made(next(block for block in games("tutorial.md") if "if it can catch" in block.text))
    position = game.start()
    for move in "a1-a2 b5-b4 a2-a3 b4-b3 c1-c2 e5-e4 c2-c3".split():
        position = position.play(move)
    scouts = [cell.name for cell in position.view().boards[0].cells for piece in cell.pieces if piece.owner == 1]
    assert sorted(scouts) == ["a5", "c5", "d5", "e4"]


def test_the_levels_of_the_puzzle_are_solved_in_as_many_moves_as_they_say() -> None:
    block = games("tutorial.md")[-1]
    beside = next(one.text for one in blocks(page("tutorial.md")) if one.kind == "levels")
    rules = block.text.split("level ")[0]
    for game in (made(block), made(Block("game", "whole", rules), beside)):
        for level in game.levels:
            assert fewest_moves(game.start(level=level.name)) == level.minimum


def codes() -> set[str]:
    """Every code that a message can have."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in LANGUAGE.glob("*.py"))
    found_by_the_machine = {"setup", "no-place", "too-much", "level-demand", "level-over"}
    return {*CODE.findall(source), *found_by_the_machine}


def test_every_code_has_its_example() -> None:
    sections = {part.split("\n")[0]: part for part in re.split(r"^### ", page("messages.md"), flags=re.MULTILINE)[1:]}
    assert codes() - set(sections) == set()
    assert set(sections) - codes() == set()
    for code, section in sections.items():
        if "```messages" in section:
            assert f"[{code}]" in section, code
