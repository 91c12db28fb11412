"""Dots and Boxes: their lines are counted from the top, level ones ('h') first, then upright ones ('v')."""

from __future__ import annotations

import re

from tests.oracles.adapter import Adapter, State, cell


class DotsAndBoxes(Adapter):
    game = "dots-and-boxes"

    def __init__(self, width: int, height: int) -> None:
        self.peer = f"dots_and_boxes(num_cols={width},num_rows={height})"
        self.settings = {"width": width, "height": height}
        self.height = height

    def text(self, state: State, action: int) -> str:
        way, row, column = re.findall(r"h|v|\d+", state.action_to_string(action).partition("(")[2])
        left, top = int(column), int(row)
        if way == "h":
            return f"{cell(left, 0)}.down" if top == self.height else f"{cell(left, self.height - 1 - top)}.up"
        level = self.height - 1 - top
        return f"{cell(left - 1, level)}.right" if left else f"{cell(0, level)}.left"
