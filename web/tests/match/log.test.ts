import { expect, test } from "vitest";
import {
  after,
  afterAll,
  type MatchLog,
  moves,
  moveText,
  NOTHING,
  redoable,
  touchedBefore,
  turnOf,
} from "../../src/match/log";
import type { Entry, TableEvent } from "../../src/protocol/messages";

const opened: TableEvent = {
  type: "opened",
  game: "chess",
  version: "1",
  seats: [{ name: "Ann" }, { who: "level-3" }],
};

function chosen(seat: number, ...steps: string[]): TableEvent {
  return { type: "chosen", seat, steps: steps.map((text) => ({ text })) };
}

/** Entries a second apart, beginning with the opening. */
function logOf(...events: TableEvent[]): MatchLog {
  const entries: Entry[] = [opened, ...events].map((event, index) => ({
    number: index + 1,
    at: 1000 * index,
    event,
  }));
  return afterAll(NOTHING, entries);
}

const texts = (list: readonly Parameters<typeof moveText>[0][]) => list.map(moveText);

test("the opening says what is played and by whom", () => {
  const log = logOf();
  expect(log).toMatchObject({ version: 1, opened, sitters: opened.seats, attempts: 1, standing: 0 });
});

test("moves stand in order, each with the time it took", () => {
  const log = logOf(chosen(0, "e2", "e4"), chosen(1, "e7", "e5"));
  expect(texts(moves(log))).toEqual(["e2-e4", "e7-e5"]);
  expect(moves(log).map(({ seconds, number }) => [seconds, number])).toEqual([
    [1, 2],
    [1, 3],
  ]);
});

test("what was taken back can be made again", () => {
  const log = logOf(chosen(0, "a"), chosen(1, "b"), chosen(0, "c"), { type: "taken-back", left: 1 });
  expect([texts(moves(log)), texts(redoable(log))]).toEqual([["a"], ["b", "c"]]);
  const again = after(log, { number: 6, at: 9000, event: { type: "redone", left: 2 } });
  expect([texts(moves(again)), texts(redoable(again))]).toEqual([["a", "b"], ["c"]]);
});

test("what was taken back or made again in one go is known until something else happens", () => {
  const log = logOf(chosen(0, "a"), chosen(1, "b"), chosen(0, "c"), { type: "taken-back", left: 1 });
  expect([log.turned?.way, texts(log.turned?.moves ?? [])]).toEqual(["taken-back", ["b", "c"]]);
  const again = after(log, { number: 6, at: 9000, event: { type: "redone", left: 2 } });
  expect([again.turned?.way, texts(again.turned?.moves ?? [])]).toEqual(["redone", ["b"]]);
  expect(after(again, { number: 7, at: 9500, event: chosen(0, "x") }).turned).toBeNull();
  expect(texts(logOf(chosen(0, "a"), { type: "restarted" }).turned?.moves ?? [])).toEqual(["a"]);
});

test("another move forgets what could be made again", () => {
  const log = logOf(chosen(0, "a"), chosen(1, "b"), { type: "taken-back", left: 1 }, chosen(1, "x"));
  expect([texts(moves(log)), redoable(log)]).toEqual([["a", "x"], []]);
});

test("beginning anew is another attempt, and what was played can be made again", () => {
  const log = logOf(chosen(0, "a"), chosen(1, "b"), { type: "restarted" });
  expect(log).toMatchObject({ attempts: 2, standing: 0 });
  expect(texts(redoable(log))).toEqual(["a", "b"]);
});

test("a pause is not thinking", () => {
  const log = logOf({ type: "paused" }, { type: "resumed" }, chosen(0, "a"));
  // A second before the pause, a second after it; the second of the pause is left out.
  expect(moves(log)[0]?.seconds).toBe(2);
  expect(logOf({ type: "paused" }).paused).toBe(true);
  expect(log.paused).toBe(false);
});

test("giving up is undone by taking back", () => {
  const given = logOf(chosen(0, "a"), { type: "resigned", seat: 1 });
  expect(given.gaveUp).toEqual({ type: "resigned", seat: 1 });
  expect(after(given, { number: 4, at: 4000, event: { type: "taken-back", left: 0 } }).gaveUp).toBeNull();
});

test("somebody else sits down, and help is remembered", () => {
  const log = logOf(
    { type: "reseated", seat: 1, sitter: { name: "Bob" } },
    { type: "helped", seat: 0, help: "hint" },
  );
  expect(log.sitters).toEqual([{ name: "Ann" }, { name: "Bob" }]);
  expect(log.helped).toBe(true);
});

test("after chance, what whoever moved last has touched is known", () => {
  const move = (seat: number | null, ...places: string[]) => ({ seat, steps: [{ text: "", places }] });
  const made = [move(1, "e1"), move(null, "tray-1"), move(0, "n1"), move(0, "n1.road"), move(null, "tray-1")];
  expect(touchedBefore(made)).toEqual(["n1", "n1.road"]);
  expect(touchedBefore(made.slice(0, -1))).toEqual([]);
  expect(touchedBefore([])).toEqual([]);
});

test("it is another turn when somebody else has moved, but not by chance", () => {
  const made = (...seats: (number | null)[]) => seats.map((seat) => ({ seat }));
  expect(turnOf(0, made())).toBe(turnOf(0, made(0, null, 0)));
  expect(turnOf(0, made(0, 1))).not.toBe(turnOf(0, made()));
  expect(turnOf(1, made(0))).not.toBe(turnOf(0, made(0, 1)));
});
