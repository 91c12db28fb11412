import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lending } from "../../src/screens/table/lending";
import { session } from "../../src/session.svelte";

const PEOPLE = [
  { id: "ann", name: "Ann", language: "cs", access: { on: true } },
  { id: "bob", name: "Bob", language: "en" },
];

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal("fetch", (url: string, init?: RequestInit) =>
    Promise.resolve(
      Response.json(url === "/api/v1/profiles" ? PEOPLE : JSON.parse(String(init?.body ?? "{}"))),
    ),
  );
  await session.start();
  await session.choose({ id: "bob", name: "Bob", language: "en" });
});

afterEach(async () => {
  await session.lend(null);
  session.leave();
  vi.unstubAllGlobals();
});

test("two profiles at one table: each turn is as its player wants it", async () => {
  const lending = new Lending();
  await lending.turn("ann");
  expect([session.guest?.name, session.language, session.access.on]).toEqual(["Ann", "cs", true]);
  await lending.turn("bob");
  expect([session.guest, session.language, session.access.on]).toEqual([null, "en", undefined]);
  await lending.turn("ann");
  await lending.end();
  expect([session.guest, session.language]).toEqual([null, "en"]);
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
  await lending.end();
  await slow;
  expect(session.guest).toBeNull();
});
