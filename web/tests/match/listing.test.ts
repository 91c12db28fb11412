import { expect, test } from "vitest";
import { Listing, type Part } from "../../src/match/listing.svelte";
import type { Match } from "../../src/protocol/messages";

function matchOf(number: number): Match {
  return {
    id: `m${number}`,
    game: "go",
    seats: [],
    started: 0,
    played: 100 - number,
    plies: 1,
    version: 1,
    due: "over",
  };
}

const ALL = Array.from({ length: 7 }, (_, number) => matchOf(number));
const ids = (listing: Listing): string[] => listing.matches.map((match) => match.id);

/** A list of all matches by threes, and what was asked for it. */
function listed(all: readonly Match[] = ALL): { listing: Listing; asked: Part[] } {
  const asked: Part[] = [];
  const listing = new Listing((part) => {
    asked.push(part);
    const known = all.findIndex((match) => `${match.played}.${match.id}` === part.before);
    return Promise.resolve(all.slice(known + 1, known + 1 + part.limit));
  }, 3);
  return { listing, asked };
}

test("a list comes part by part, each asked for by the place of the last match", async () => {
  const { listing, asked } = listed();
  await listing.next();
  expect([ids(listing), listing.more]).toEqual([["m0", "m1", "m2"], true]);
  await listing.next();
  await listing.next();
  expect([ids(listing), listing.more]).toEqual([ALL.map((match) => match.id), false]);
  expect(asked).toEqual([{ limit: 4 }, { limit: 4, before: "98.m2" }, { limit: 4, before: "95.m5" }]);
});

test("what just fits has no more after it", async () => {
  const { listing } = listed(ALL.slice(0, 3));
  await listing.next();
  expect([listing.matches.length, listing.more]).toEqual([3, false]);
});

test("a match that was removed is not listed, and the others go on after it", async () => {
  const { listing } = listed();
  await listing.next();
  listing.drop("m2");
  await listing.next();
  expect(ids(listing)).toEqual(["m0", "m1", "m3", "m4", "m5"]);
});

test("a part is asked for once at a time, and again after a fault", async () => {
  let answer: (matches: readonly Match[]) => void = () => {};
  let refuse: (why: Error) => void = () => {};
  let asked = 0;
  const listing = new Listing(() => {
    asked += 1;
    return new Promise((settle, fail) => {
      [answer, refuse] = [settle, fail];
    });
  }, 3);
  const first = listing.next();
  await listing.next();
  expect([asked, listing.busy]).toEqual([1, true]);
  refuse(new Error("no network"));
  await expect(first).rejects.toThrow("no network");
  expect(listing.busy).toBe(false);
  const second = listing.next();
  answer(ALL.slice(0, 1));
  await second;
  expect(ids(listing)).toEqual(["m0"]);
});
