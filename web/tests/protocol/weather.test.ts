import { expect, test } from "vitest";
import type { Entry, FromClient, FromTable } from "../../src/protocol/messages";
import { Connection } from "../../src/protocol/socket";
import { entryOf, FarEnd, HandTime, LAYOUT, sceneOf } from "./table";

/** Numbers from 0 to 1 that are the same for the same seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A table that keeps to the protocol, behind a network that loses, repeats and reorders what it says. */
class StormyTable {
  readonly log: Entry[] = [entryOf(1)];
  #seen = 1;

  constructor(
    private readonly chance: () => number,
    private readonly time: HandTime,
    public stormy = true,
  ) {}

  answer(end: FarEnd, message: FromClient): void {
    if (message.type === "hello") {
      this.#seen = message.have ?? 0;
      this.#deliver(end, [{ type: "welcome", protocol: 1, table: "t", seats: [0] }, this.#news()]);
    } else if (message.type === "ping")
      this.#deliver(end, [{ type: "pong", id: message.id, version: this.log.length }]);
    else if (message.type === "choose") this.#deliver(end, this.#choose(message.id));
  }

  /** Somebody else makes a move. */
  move(end: FarEnd): void {
    this.log.push(entryOf(this.log.length + 1));
    this.#deliver(end, [this.#news()]);
  }

  /** What was asked with the same id has happened already. */
  #choose(id: string): FromTable[] {
    const before = this.log.find((entry) => entry.ask === id);
    if (before) return [{ type: "done", id, version: before.number }];
    this.log.push(entryOf(this.log.length + 1, id));
    return [this.#news(), { type: "done", id, version: this.log.length }];
  }

  #news(): FromTable {
    const entries = this.log.slice(this.#seen);
    this.#seen = this.log.length;
    return { type: "news", entries, scene: sceneOf(this.log.length), layout: LAYOUT };
  }

  #deliver(end: FarEnd, messages: FromTable[]): void {
    if (this.stormy && this.chance() < 0.2) messages.reverse();
    for (const message of messages) {
      if (this.stormy && this.chance() < 0.15) continue;
      this.time.after(20, () => end.say(message));
      if (this.stormy && this.chance() < 0.15) this.time.after(30 * this.chance(), () => end.say(message));
    }
    if (this.stormy && this.chance() < 0.05) this.time.after(25, () => end.hangUp());
  }
}

/** A client at a table in bad weather, and what it has heard. */
function visit(table: StormyTable, time: HandTime, chance: () => number) {
  const heard: Entry[] = [];
  const ends: FarEnd[] = [];
  const connect = () => {
    const end = new FarEnd();
    ends.push(end);
    end.onheard = (message) => {
      if (!(table.stormy && chance() < 0.15)) table.answer(end, message);
    };
    time.after(10, () => end.open());
    return end.wire;
  };
  const deaf = { anew: () => expect.fail("it is the same table"), seats() {}, thinking() {}, link() {} };
  const news = (entries: readonly Entry[]) => heard.push(...entries);
  const connection = new Connection(connect, "", time, { ...deaf, news }, "me");
  connection.start();
  return { connection, heard, ends };
}

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

test.each(SEEDS)("every move is made once and heard once, in order (%i)", async (seed) => {
  const chance = dice(seed);
  const time = new HandTime();
  const table = new StormyTable(chance, time);
  const { connection, heard } = visit(table, time, chance);
  const asked: Promise<unknown>[] = [];
  for (let move = 0; move < 30; move++) {
    time.pass(chance() * 4000);
    asked.push(connection.ask({ type: "choose", after: connection.version, seat: 0, move: `${move}` }));
  }
  table.stormy = false;
  time.pass(60_000);
  await Promise.all(asked);
  expect(heard).toEqual(table.log);
  expect(table.log).toHaveLength(31);
});

test.each(SEEDS)("whoever only looks on hears of every move once, in order (%i)", (seed) => {
  const chance = dice(seed);
  const time = new HandTime();
  const table = new StormyTable(chance, time);
  const { heard, ends } = visit(table, time, chance);
  for (let move = 0; move < 30; move++) {
    time.pass(chance() * 4000);
    table.move(ends.at(-1) as FarEnd);
  }
  table.stormy = false;
  time.pass(60_000);
  expect(heard).toEqual(table.log);
});
