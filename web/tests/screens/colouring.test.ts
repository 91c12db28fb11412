import { expect, test } from "vitest";
import { coloured } from "../../src/screens/game/colouring";

const inks = (line: string) => coloured(line).map(({ ink, text }) => `${ink}:${text}`);

test("runs put together are the line", () => {
  for (const line of [
    "",
    "piece box, plural boxes",
    "  @ $ .  ->  . @ $",
    '  komi is 0 to 20  "Points" -- note',
    "ž—✓",
  ])
    expect(
      coloured(line)
        .map((run) => run.text)
        .join(""),
    ).toBe(line);
});

test("parts, things, words, numbers, quotes and notes are told apart", () => {
  expect(inks("piece pawn")).toEqual(["part:piece", "thing: pawn"]);
  expect(inks("board 8 by 8")).toEqual(["part:board", "plain: ", "number:8", "plain: by ", "number:8"]);
  expect(inks("  if it is 3 -- if 4")).toEqual([
    "plain:  ",
    "word:if",
    "plain: it ",
    "word:is",
    "plain: ",
    "number:3",
    "plain: ",
    "note:-- if 4",
  ]);
  expect(inks('  or "Pass"')).toEqual(["plain:  ", "word:or", "plain: ", 'quoted:"Pass"']);
});

test("a word inside another is not coloured", () => {
  expect(inks("  putting island")).toEqual(["plain:  putting island"]);
});
