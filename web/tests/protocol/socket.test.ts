import { beforeEach, expect, test } from "vitest";
import { type Link, TableRefusal } from "../../src/protocol/asking";
import type { Entry, Refusal, Scene, Thinking } from "../../src/protocol/messages";
import { Connection } from "../../src/protocol/socket";
import { FarEnd, HandTime, LAYOUT, newsOf, sceneOf, WELCOME } from "./table";

let time: HandTime;
let ends: FarEnd[];
let connection: Connection;
let heard: {
  entries: Entry[];
  scenes: Scene[];
  links: Link[];
  refusals: Refusal[];
  thinking: Thinking[];
  anew: number;
};

const end = (): FarEnd => ends.at(-1) as FarEnd;
const numbers = (): number[] => heard.entries.map((entry) => entry.number);

beforeEach(() => {
  time = new HandTime();
  ends = [];
  heard = { entries: [], scenes: [], links: [], refusals: [], thinking: [], anew: 0 };
  const connect = () => {
    ends.push(new FarEnd());
    return end().wire;
  };
  connection = new Connection(
    connect,
    "secret",
    time,
    {
      news: (entries, scene) => {
        heard.entries.push(...entries);
        heard.scenes.push(scene);
      },
      anew: () => {
        heard.anew += 1;
        heard.entries = [];
      },
      seats: () => {},
      thinking: (thinking) => heard.thinking.push(thinking),
      link: (link, refusal) => {
        heard.links.push(link);
        if (refusal) heard.refusals.push(refusal);
      },
    },
    "me",
  );
  connection.start();
});

/** Opens the newest connection and lets the table tell everything up to a version. */
function greet(from: number, to: number): void {
  end().open();
  end().say(WELCOME, newsOf(from, to, { layout: LAYOUT }));
}

test("hello says who plays and what is known, and news follow", () => {
  greet(1, 3);
  expect(end().heard).toEqual([{ type: "hello", protocol: 1, key: "secret", have: 0 }]);
  expect(numbers()).toEqual([1, 2, 3]);
  expect(heard.links).toEqual(["live"]);
  expect(connection.version).toBe(3);
});

test("news are taken once", () => {
  greet(1, 3);
  end().say(newsOf(2, 3), newsOf(3, 4), newsOf(3, 4));
  expect(numbers()).toEqual([1, 2, 3, 4]);
});

test("what is told anew is taken from the beginning", () => {
  greet(1, 3);
  end().say({ ...newsOf(1, 4), anew: true });
  expect(numbers()).toEqual([1, 2, 3, 1, 2, 3, 4]);
  expect([connection.version, heard.links]).toEqual([4, ["live"]]);
  end().say({ ...newsOf(2, 4), anew: true });
  expect(heard.links.at(-1)).toBe("lost");
});

test("a scene without events is taken, an older one is not", () => {
  greet(1, 3);
  end().say({ type: "news", entries: [], scene: sceneOf(3, { undoable: 2 }) }, newsOf(1, 2));
  expect(heard.scenes.map(({ version, undoable }) => [version, undoable])).toEqual([
    [3, undefined],
    [3, 2],
  ]);
});

test("after a gap it comes back and says what it has", () => {
  greet(1, 3);
  end().say(newsOf(5, 5));
  expect(numbers()).toEqual([1, 2, 3]);
  expect([end().closed, heard.links.at(-1)]).toEqual([true, "lost"]);
  time.pass(250);
  end().open();
  expect(end().of("hello")[0]?.have).toBe(3);
  end().say(WELCOME, newsOf(4, 5, { layout: LAYOUT }));
  expect(numbers()).toEqual([1, 2, 3, 4, 5]);
  expect(heard.links.at(-1)).toBe("live");
});

test("a scene that is ahead of its events is a gap", () => {
  greet(1, 2);
  end().say({ type: "news", entries: [], scene: sceneOf(4) });
  expect(heard.links.at(-1)).toBe("lost");
});

test("boards that were never described are a gap", () => {
  end().open();
  end().say(WELCOME, newsOf(1, 1));
  expect([numbers(), heard.links]).toEqual([[], ["lost"]]);
});

test("thirty lost events are caught up with", () => {
  greet(1, 2);
  end().hangUp();
  time.pass(250);
  greet(3, 32);
  expect(numbers()).toEqual(Array.from({ length: 32 }, (_, index) => index + 1));
});

test("an answer settles what was asked", async () => {
  greet(1, 1);
  const done = connection.ask({ type: "choose", after: 1, seat: 0, move: "a" });
  expect(end().of("choose")).toEqual([{ type: "choose", id: "me-1", after: 1, seat: 0, move: "a" }]);
  end().say(newsOf(2, 2), { type: "done", id: "me-1", version: 2 });
  await expect(done).resolves.toEqual({ type: "done", id: "me-1", version: 2 });
  time.pass(6000);
  expect(end().of("choose")).toHaveLength(1);
});

test("what was looked at has its boards, whether they were sent now or before", async () => {
  greet(1, 1);
  const boards = { key: "grown", boards: [] };
  const state = { boards: [], seats: [] };
  for (const sent of [{ boards }, {}]) {
    const looked = connection.ask({ type: "look", ply: 0 });
    end().say({ type: "looked", id: end().of("look").at(-1)?.id ?? "", layout: "grown", state, ...sent });
    expect((await looked).boards).toEqual(boards);
  }
});

test("what was done but never told of is asked for", () => {
  greet(1, 1);
  void connection.ask({ type: "pause" });
  end().say({ type: "done", id: "me-1", version: 2 });
  time.pass(2750);
  greet(2, 2);
  expect([ends.length, numbers()]).toEqual([2, [1, 2]]);
});

test("whoever only looks on notices that the last news were lost", () => {
  greet(1, 1);
  time.pass(2500);
  end().say({ type: "pong", id: "me-ping", version: 2 });
  expect(end().closed).toBe(false);
  time.pass(2750);
  expect(end().of("hello")).toEqual([]);
  greet(2, 2);
  expect([ends.length, numbers(), heard.links.at(-1)]).toEqual([2, [1, 2], "live"]);
});

test("news that come soon after a pong are not missed", () => {
  greet(1, 1);
  end().say({ type: "pong", id: "me-ping", version: 2 }, newsOf(2, 2));
  time.pass(2750);
  expect([ends.length, numbers()]).toEqual([1, [1, 2]]);
});

test("a refusal says why", async () => {
  greet(1, 1);
  const asked = connection.ask({ type: "choose", after: 1, seat: 0, move: "z" });
  end().say({ type: "refused", code: "illegal", id: "me-1", reasons: [{ words: "There is no z." }] });
  const refusal = await asked.catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(TableRefusal);
  expect(refusal).toMatchObject({ code: "illegal", reasons: [{ words: "There is no z." }] });
});

test("what is not answered is asked again with the same id, after a while and after coming back", () => {
  greet(1, 1);
  void connection.ask({ type: "undo", after: 1 });
  const first = end();
  time.pass(2500);
  expect(first.of("undo").map(({ id }) => id)).toEqual(["me-1", "me-1"]);
  first.hangUp();
  time.pass(250);
  expect(end().of("undo")).toEqual([]);
  greet(2, 2);
  expect(
    end()
      .of("undo")
      .map(({ id }) => id),
  ).toEqual(["me-1"]);
});

test("what is asked before the welcome waits for it", () => {
  void connection.ask({ type: "pause" });
  end().open();
  expect(end().of("pause")).toEqual([]);
  end().say(WELCOME);
  expect(end().of("pause")).toHaveLength(1);
});

test("whoever was too fast is asked again later", () => {
  greet(1, 1);
  void connection.ask({ type: "pause" });
  end().say({ type: "refused", code: "too-fast", id: "me-1" });
  time.pass(2500);
  expect(end().of("pause")).toHaveLength(2);
});

test("help takes long: it is asked again only after coming back, and can be cancelled", async () => {
  greet(1, 1);
  let known = "";
  const hint = connection.ask({ type: "hint" }, (id) => {
    known = id;
  });
  end().say({ type: "thinking", share: 0.5, id: known });
  time.pass(5000);
  expect([end().of("hint").length, heard.thinking.length]).toEqual([1, 1]);
  connection.cancel(known);
  expect(end().of("cancel")).toEqual([{ type: "cancel", id: "me-2", of: "me-1" }]);
  end().say({ type: "refused", code: "cancelled", id: "me-1" });
  await expect(hint).rejects.toMatchObject({ code: "cancelled" });
});

test("it asks whether anybody is there, and gives up on silence", () => {
  greet(1, 1);
  time.pass(11_000);
  expect([end().of("ping").length, end().closed]).toEqual([4, false]);
  time.pass(1500);
  expect([end().closed, heard.links.at(-1)]).toEqual([true, "lost"]);
});

test("a welcome that never comes is not waited for", () => {
  end().open();
  time.pass(10_250);
  expect(ends).toHaveLength(2);
});

test("an answer to a ping keeps it alive", () => {
  greet(1, 1);
  end().onheard = (message) => {
    if (message.type === "ping") end().say({ type: "pong", id: message.id });
  };
  time.pass(60_000);
  expect([ends.length, heard.links]).toEqual([1, ["live"]]);
});

test("it waits longer and longer before it tries again, and no longer once it lasted", () => {
  const waits: number[] = [];
  for (let round = 0; round < 8; round++) {
    end().hangUp();
    const [before, tried] = [time.now(), ends.length];
    while (ends.length === tried) time.pass(50);
    waits.push(time.now() - before);
  }
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
  greet(1, 1);
  end().say({ type: "pong", id: "me-ping" });
  end().hangUp();
  time.pass(250);
  expect(ends).toHaveLength(10);
});

test("it can be told to hurry", () => {
  end().hangUp();
  connection.hurry();
  expect(ends).toHaveLength(2);
  connection.hurry();
  expect(ends).toHaveLength(2);
});

test("a table that is not there is not asked for again", () => {
  end().open();
  end().say({ type: "refused", code: "no-table" });
  time.pass(60_000);
  expect([heard.links, heard.refusals, ends.length]).toEqual([["refused"], ["no-table"], 1]);
});

test("a table with fewer events than were seen is another one", () => {
  greet(1, 5);
  end().hangUp();
  time.pass(250);
  greet(1, 2);
  expect([heard.anew, numbers(), connection.version]).toEqual([1, [1, 2], 2]);
});

test("whoever leaves hears no more, and what was asked is called off", async () => {
  greet(1, 1);
  const asked = connection.ask({ type: "pause" });
  connection.stop();
  end().say(newsOf(2, 2));
  await expect(asked).rejects.toMatchObject({ code: "cancelled" });
  time.pass(60_000);
  expect([numbers(), ends.length]).toEqual([[1], 1]);
});

test("what an old connection still says is not listened to", () => {
  greet(1, 1);
  const old = end();
  old.hangUp();
  time.pass(250);
  old.say(newsOf(2, 2));
  expect(numbers()).toEqual([1]);
});
