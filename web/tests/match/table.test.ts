// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { offered } from "../../src/match/choosing";
import { moves, moveText } from "../../src/match/log";
import { Table } from "../../src/match/table.svelte";
import type { News, Node, PieceState } from "../../src/protocol/messages";
import { entryOf, FarEnd, HandTime, LAYOUT, newsOf, sceneOf, WELCOME } from "../protocol/table";

const tree: Node[] = [
  { text: "a", places: ["a"], children: [{ text: "b", places: ["b"] }] },
  { text: "pass" },
];
const man: PieceState = { name: "man", owner: 0 };
const [piece, pass] = tree as [Node, Node];
const target = piece.children?.[0] as Node;

let time: HandTime;
let end: FarEnd;
let table: Table;

function sitDown(): Table {
  end = new FarEnd();
  time = new HandTime();
  const sat = new Table("t", "secret", () => end.wire, time, "me", sessionStorage);
  end.open();
  end.say(WELCOME, firstNews());
  return sat;
}

function firstNews(): News {
  const state = { boards: [{ a: { pieces: [man] } }], seats: [{ name: "White" }, { name: "Black" }] };
  return newsOf(1, 1, { layout: LAYOUT, scene: sceneOf(1, { choices: tree, state }) });
}

beforeEach(() => {
  sessionStorage.clear();
  table = sitDown();
});

test("it shows what the table tells", () => {
  expect([table.link, table.seats, table.scene?.version, table.layout?.key]).toEqual([
    "live",
    [0],
    1,
    "board",
  ]);
  expect(table.choosing.tree).toEqual(tree);
});

test("whoever sits down at the table is played for here, whoever leaves it is not", () => {
  const seated = (number: number, seat: number, who: string) =>
    end.say({
      ...newsOf(1, 0),
      scene: sceneOf(number),
      entries: [{ number, at: number, event: { type: "reseated", seat, sitter: { who } }, ask: "" }],
    });
  seated(2, 1, "level-3");
  expect(table.seats).toEqual([0]);
  seated(3, 1, "person");
  expect(table.seats).toEqual([0, 1]);
  seated(4, 0, "empty");
  expect(table.seats).toEqual([1]);
  seated(5, 1, "level-2");
  expect(table.seats).toEqual([1]);
});

test("a step is taken here at once, and a whole move is sent", async () => {
  await table.choose(piece);
  expect(table.choosing.path).toEqual([piece]);
  expect(end.of("choose")).toEqual([]);
  const made = table.choose(target);
  expect(table.sent).toEqual([piece, target]);
  expect(end.of("choose")).toEqual([{ type: "choose", id: "me-1", after: 1, seat: 0, move: "a-b" }]);
  end.say(newsOf(2, 2), { type: "done", id: "me-1", version: 2 });
  await made;
  expect([table.sent, table.choosing.path, table.log.version]).toEqual([null, [], 2]);
});

test("nothing else is chosen while a move is on its way", async () => {
  const made = table.choose(pass);
  await table.choose(piece);
  table.stepBack();
  expect([table.sent, end.of("choose").length]).toEqual([[pass], 1]);
  end.say({ type: "refused", code: "stale", id: "me-1" });
  await expect(made).rejects.toMatchObject({ code: "stale" });
  expect([table.sent, table.choosing.path]).toEqual([null, []]);
});

test("what is wanted meanwhile waits until the move is made, if the same seat chooses again", async () => {
  const made = table.choose(pass);
  const wanted = [table.isNext(), table.isNext()];
  end.say(newsOf(2, 2, { scene: sceneOf(2, { choices: tree }) }), { type: "done", id: "me-1", version: 2 });
  await made;
  expect(await Promise.all(wanted)).toEqual([true, true]);

  const other = table.choose(pass);
  const late = table.isNext();
  const scene = sceneOf(3, { choices: tree, due: { kind: "person", seat: 1 } });
  end.say(newsOf(3, 3, { scene }), { type: "done", id: "me-2", version: 3 });
  await other;
  expect(await late).toBe(false);
});

test("whoever is next need not wait for the answer to the move before", async () => {
  const made = table.choose(pass);
  end.say(newsOf(2, 2, { scene: sceneOf(2, { choices: tree }) }));
  expect(table.sent).toBeNull();
  await table.choose(piece);
  const next = table.choose(target);
  end.say({ type: "done", id: "me-1", version: 2 });
  await made;
  expect([table.sent, table.choosing.path]).toEqual([
    [piece, target],
    [piece, target],
  ]);
  end.say(newsOf(3, 3), { type: "done", id: "me-2", version: 3 });
  await next;
  expect([table.sent, table.choosing.path, end.of("choose").length]).toEqual([null, [], 2]);
});

test("steps are taken back one by one or all at once", async () => {
  await table.choose(piece);
  table.stepBack();
  expect(table.choosing.path).toEqual([]);
  table.begin([{ text: "a" }, { text: "b" }]);
  expect(table.choosing.path).toEqual([piece]);
  table.stepBack({ all: true });
  expect(table.choosing.path).toEqual([]);
});

test("a page that is loaded anew goes on in the middle of a choice", async () => {
  await table.choose(piece);
  expect(sitDown().choosing.path).toEqual([piece]);
});

test("a connection that comes back leaves the choice as it is", async () => {
  await table.choose(piece);
  end.say(newsOf(2, 1, { scene: firstNews().scene }));
  expect(table.choosing.path).toEqual([piece]);
});

test("a connection that comes back leaves a whole move chosen that is on its way", async () => {
  await table.choose(piece);
  const made = table.choose(target);
  end.say(newsOf(2, 1, { scene: firstNews().scene }));
  expect(table.choosing.path).toEqual([piece, target]);
  expect(offered(table.choosing)).toEqual([]);
  end.say({ type: "refused", code: "stale", id: "me-1" });
  await expect(made).rejects.toMatchObject({ code: "stale" });
  expect(table.choosing).toEqual({ tree, path: [] });
});

test("what others do is told", () => {
  const state = { boards: [{ b: { pieces: [man] } }], seats: [{ name: "White" }, { name: "Black" }] };
  end.say(newsOf(2, 2, { scene: sceneOf(2, { state, last: ["a", "b"] }) }));
  expect(table.scene?.state).toEqual(state);
  expect(moves(table.log).map(moveText)).toEqual(["m2"]);
});

test("the tree of a new position replaces the old one and its path", async () => {
  await table.choose(piece);
  end.say(newsOf(2, 2, { scene: sceneOf(2, { choices: [{ text: "c" }] }) }));
  expect(table.choosing).toEqual({ tree: [{ text: "c" }], path: [] });
});

test("thinking is shown until news come", () => {
  end.say({ type: "thinking", share: 0.25, seat: 1 });
  expect(table.thinking).toBe(0.25);
  end.say(newsOf(2, 2));
  expect(table.thinking).toBeNull();
});

test("help tells how far it is and can be dropped", async () => {
  const hint = table.hint();
  end.say({ type: "thinking", share: 0.5, id: "me-1" }, { type: "thinking", share: 0.9, id: "other" });
  expect(table.helping).toEqual({ id: "me-1", kind: "hint", share: 0.5 });
  table.dropHelp();
  expect(end.of("cancel")[0]?.of).toBe("me-1");
  end.say({ type: "hinted", id: "me-1", move: "a-b" });
  await expect(hint).resolves.toMatchObject({ move: "a-b" });
  expect(table.helping).toBeNull();
});

test("commands name the version they were given in", () => {
  end.say(newsOf(2, 3));
  void table.undo();
  void table.redo(2);
  void table.restart();
  expect(end.heard.slice(1)).toMatchObject([
    { type: "undo", after: 3, left: null },
    { type: "redo", after: 3, left: 2 },
    { type: "restart", after: 3 },
  ]);
});

test("clocks run on here until the table is heard of again", () => {
  const clocks = [
    { seconds: 60, running: true },
    { seconds: 5, running: false },
  ];
  end.say(newsOf(2, 2, { scene: sceneOf(2, { clocks, elapsed: 10 }) }));
  time.pass(2000);
  expect([table.secondsLeft(0), table.secondsLeft(1), table.secondsLeft(2)]).toEqual([58, 5, null]);
  expect(table.secondsPlayed()).toBe(12);
  end.say(newsOf(3, 3, { scene: sceneOf(3, { due: { kind: "paused" }, elapsed: 12 }) }));
  time.pass(2000);
  expect(table.secondsPlayed()).toBe(12);
});

test("a table that is not there says so", () => {
  end.say({ type: "refused", code: "no-table" });
  expect([table.link, table.refusal]).toEqual(["refused", "no-table"]);
});

test("another log than before is told from its beginning", () => {
  end.say(newsOf(2, 4));
  end.hangUp();
  end = new FarEnd();
  time.pass(250);
  end.open();
  end.say(WELCOME, { type: "news", entries: [entryOf(1)], scene: sceneOf(1), layout: LAYOUT });
  expect([table.log.version, table.scene?.version]).toEqual([1, 1]);
});

test("a table that is covered offers nothing and forgets what was begun", () => {
  table.begin([{ text: "a" }]);
  expect(sessionStorage.length).toBe(1);
  end.say(newsOf(2, 2, { scene: sceneOf(2, { covered: true }) }));
  expect(offered(table.choosing)).toEqual([]);
  expect(sessionStorage.length).toBe(0);
});

test("it is shown to whoever asks, with the log told anew", async () => {
  end.say({ ...newsOf(1, 3), anew: true, scene: sceneOf(3, { covered: true }) });
  const shown = table.show(0);
  const [asked] = end.of("show");
  end.say({ ...newsOf(1, 3), anew: true, scene: sceneOf(3, { choices: tree }) });
  end.say({ type: "done", id: asked?.id ?? "", version: 3 });
  await shown;
  expect(table.choosing.tree).toEqual(tree);
  expect(table.log.version).toBe(3);
  expect(moves(table.log)).toHaveLength(2);
});
