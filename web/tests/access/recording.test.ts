import { expect, test } from "vitest";
import { Recording } from "../../src/access/advice/recording";
import type { LoggedSelection } from "../../src/protocol/messages";
import type { Act } from "../../src/scan/log";
import { HandTime } from "../protocol/table";

const EPOCH = 1_800_000_000_000;

function recording() {
  const time = new HandTime();
  const kept: LoggedSelection[] = [];
  const about = { settings: { mode: "auto" as const, interval: 1000 }, game: "chess" };
  const play = (game: string): void => {
    about.game = game;
  };
  const record = new Recording(
    time,
    () => about,
    (selections) => kept.push(...selections),
    () => EPOCH + time.now(),
  );
  const act = (kind: Act["kind"], key: string, at = 0): void =>
    record.acted({ kind, at: time.now(), level: "piece", key, path: [at], of: 5, steps: at + 1, presses: 1 });
  /** One choice: highlighted, pressed after so long, and let go. */
  const choose = (key: string, reaction: number, at = 0): void => {
    act("began", "piece");
    record.highlighted();
    time.pass(reaction);
    record.pressed(time.now());
    time.pass(50);
    act("chose", key, at);
  };
  return { time, kept, record, act, choose, play };
}

test("what was chosen is kept when the scan ends, with when and under what", () => {
  const { kept, record, choose } = recording();
  choose("item:a", 600);
  expect(kept).toEqual([]);
  record.finish();
  expect(kept).toEqual([
    {
      at: EPOCH + 650,
      level: "piece",
      target: "item:a",
      steps: 0,
      presses: 0,
      milliseconds: 650,
      mode: "auto",
      interval: 1000,
      game: "chess",
      reaction: 600,
    },
  ]);
  record.finish();
  expect(kept).toHaveLength(1);
});

test("many are told on the way, but not those whose mistakes may still show", () => {
  const { kept, record, choose } = recording();
  for (let number = 0; number < 22; number += 1) choose(`item:${number}`, 500);
  expect(kept).toHaveLength(0);
  choose("item:22", 500, 2);
  expect(kept).toHaveLength(20);
  choose("undo", 500);
  choose("item:23", 500, 3);
  record.finish();
  expect(kept).toHaveLength(25);
  expect(kept[22]).toMatchObject({ target: "item:22", mistake: "early" });
});

test("a choice belongs to the game in which it was made, wherever the player is when it is told", () => {
  const { kept, record, choose, play } = recording();
  choose("item:a", 600);
  play("go");
  choose("item:b", 600);
  play("");
  record.finish();
  expect(kept.map(({ game }) => game)).toEqual(["chess", "go"]);
});

test("the time of a press is that of its beginning, unless something else was highlighted then", () => {
  const { time, kept, record, act } = recording();
  act("began", "piece");
  for (const began of [400, 900, 1000]) {
    record.highlighted();
    time.pass(600);
    record.pressed(began);
    act("chose", `item:${began}`);
  }
  record.finish();
  expect(kept.map(({ reaction }) => reaction)).toEqual([400, 300, undefined]);
});
