import { expect, test } from "vitest";
import { days, games, sheet } from "../../src/access/advice/report";
import type { LoggedSelection } from "../../src/protocol/messages";

const NOON = new Date(2026, 10, 15, 12).getTime();
const DAY = 86_400_000;
const one: LoggedSelection = {
  at: NOON,
  target: "item:e4",
  steps: 4,
  presses: 2,
  milliseconds: 3000,
  mode: "auto",
  interval: 1000,
  game: "chess",
};

test("days are counted apart, the newest last, and no more than asked for", () => {
  const some = [
    { ...one, at: NOON + DAY },
    one,
    { ...one, mistake: "late" as const },
    { ...one, at: NOON - DAY },
  ];
  const found = days(some, 2);
  expect(found.map(({ habits, mistakes }) => [habits.right, mistakes])).toEqual([
    [1, 1],
    [1, 0],
  ]);
  expect(found[0]?.at).toBe(new Date(2026, 10, 15).getTime());
});

test("games are told apart, and what was chosen elsewhere", () => {
  const { game: _, ...menu } = one;
  const found = games([menu, one, { ...one, steps: 6 }]);
  expect(found.map(([game, { steps }]) => [game, steps])).toEqual([
    ["chess", 5],
    ["", 4],
  ]);
});

test("the sheet has a head and a row for each, and nothing in it is a formula or breaks a row", () => {
  const rows = sheet([
    { ...one, at: 0, target: '=1+"2",3', reaction: 650 },
    { ...one, at: 0, mistake: "late" },
  ]);
  expect(rows.split("\r\n")).toEqual([
    "at,game,level,target,steps,presses,milliseconds,reaction,mistake,mode,interval",
    `1970-01-01T00:00:00.000Z,chess,,"'=1+""2"",3",4,2,3000,650,,auto,1000`,
    "1970-01-01T00:00:00.000Z,chess,,item:e4,4,2,3000,,late,auto,1000",
    "",
  ]);
});
