import { expect, test } from "vitest";
import { folded } from "../../src/screens/table/dealt";

const told = (seats: (number | null)[], words: string[]) =>
  folded(
    words.map((word, at) => ({ ply: at + 1, seat: seats[at] ?? null, words: word })),
    (count) => `dealt ${count}`,
  ).map(({ from, ply, words: said }) => [from, ply, said]);

test("what chance deals in one go is one line", () => {
  expect(told([0, null, null, null, 0], ["uncover", "hidden", "hidden", "hidden", "flag"])).toEqual([
    [1, 1, "uncover"],
    [2, 4, "3 × hidden"],
    [5, 5, "flag"],
  ]);
  expect(told([null, null, null], ["card", "queen", "card"])).toEqual([[1, 3, "dealt 3"]]);
});

test("two cards, and throws of dice, are told one by one", () => {
  expect(told([null, null], ["jack", "queen"])).toHaveLength(2);
  expect(told([null, null, null], ["2", "5 5", "1"])).toHaveLength(3);
  const thrown = ["sun", "rain", "sun"].map((word, at) => ({
    ply: at + 1,
    seat: null,
    words: word,
    thrown: [word],
  }));
  expect(folded(thrown, String)).toHaveLength(3);
});
