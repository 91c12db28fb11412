// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lending } from "../../src/screens/table/lending";
import { session } from "../../src/session.svelte";

let people: { id: string; name: string; language: string; access?: Record<string, boolean | number> }[];

beforeEach(async () => {
  localStorage.clear();
  people = [
    { id: "ann", name: "Ann", language: "cs", access: { on: true } },
    { id: "bob", name: "Bob", language: "en" },
  ];
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) => {
    if (url === "/api/v1/profiles") return Promise.resolve(Response.json(people));
    const told = JSON.parse(String(init?.body ?? "{}"));
    people = people.map((one) => (one.id === told.id ? told : one));
    return Promise.resolve(Response.json(told));
  });
  await session.start();
  await session.choose({ id: "bob", name: "Bob", language: "en" });
});

afterEach(async () => {
  await session.leave();
  vi.unstubAllGlobals();
});

test("two profiles at one table: each turn is as its player wants it", async () => {
  const lending = new Lending();
  await lending.turn("ann");
  expect([session.guest?.name, session.language, session.access.on]).toEqual(["Ann", "cs", true]);
  await lending.turn("bob");
  expect([session.guest, session.language, session.access.on]).toEqual([null, "en", undefined]);
});

test("whoever has the turn stays at the keys when the table is left", async () => {
  const lending = new Lending();
  await lending.turn("ann");
  lending.end();
  expect([session.player?.name, session.language, session.access.on]).toEqual(["Ann", "cs", true]);
  await new Lending().turn("bob");
  expect([session.player?.name, session.language, session.access.on]).toEqual(["Bob", "en", undefined]);
});

test("what a player changes in one turn holds in the next, also when the server is away by then", async () => {
  const lending = new Lending();
  await lending.turn("ann");
  void session.setAccess({ interval: 3000 });
  await lending.turn("bob");
  await lending.turn("ann");
  expect(session.access).toEqual({ on: true, interval: 3000 });
  await lending.turn("bob");
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  await lending.turn("ann");
  expect(session.access).toEqual({ on: true, interval: 3000 });
});

test("who has no profile, or one that is gone, plays as the screen is", async () => {
  const lending = new Lending();
  await lending.turn("ann");
  await lending.turn("carol");
  expect(session.guest).toBeNull();
  await lending.turn("ann");
  await lending.turn("");
  expect(session.guest).toBeNull();
});

test("an answer that comes after the turn has passed changes nothing", async () => {
  const lending = new Lending();
  const slow = lending.turn("ann");
  lending.end();
  await slow;
  expect(session.guest).toBeNull();
});
