// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { Habits } from "../../src/access/habits";

beforeEach(() => localStorage.clear());

test("choices are counted by player and question, and outlast the page", () => {
  const habits = new Habits("anna");
  for (const id of ["e4", "d4", "e4"]) habits.chose("chess", id);
  habits.chose("go", "e4");
  expect([...new Habits("anna").counts("chess")]).toEqual([
    ["e4", 2],
    ["d4", 1],
  ]);
  expect(new Habits("bob").counts("chess").size).toBe(0);
});

test("questions asked long ago are forgotten", () => {
  const habits = new Habits("");
  for (let number = 0; number < 302; number += 1) habits.chose(`question ${number % 301}`, "yes");
  const kept = new Habits("");
  expect(kept.counts("question 1").size).toBe(0);
  expect(kept.counts("question 0").get("yes")).toBe(2);
});

test("what makes no sense is not taken up", () => {
  for (const kept of ["{", "7", '[["a", {"x": "many"}], 3, ["b"]]']) {
    localStorage.setItem("ludoteka-habits", kept);
    expect(new Habits("").counts("a").size).toBe(0);
  }
});
