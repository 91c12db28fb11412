import { expect, test } from "vitest";
import { faceOf } from "../../src/board/faces";

test("a card of a suit has its rank and suit in the corner", () => {
  expect(faceOf({ name: "10 of hearts" }, {})).toMatchObject({ rank: "10", suit: "♥", court: false });
  expect(faceOf({ name: "queen of spades" }, {})).toMatchObject({ rank: "Q", suit: "♠", court: true });
  expect(faceOf({ name: "ace of clubs" }, {})).toMatchObject({ rank: "A", court: false });
});

test("a suit that the game draws is drawn by its picture", () => {
  const art = { "card-acorns": "<svg/>" };
  expect(faceOf({ name: "ober of acorns" }, art)).toMatchObject({ rank: "O", picture: "card-acorns" });
  expect(faceOf({ name: "ober of acorns" }, {})).toBeUndefined();
});

test("red suits are red, and told apart by their signs", () => {
  const [hearts, diamonds, spades] = ["hearts", "diamonds", "spades"].map((suit) =>
    faceOf({ name: `2 of ${suit}` }, {}),
  );
  expect(hearts?.colour).toBe(diamonds?.colour);
  expect(hearts?.colour).not.toBe(spades?.colour);
  expect(hearts?.suit).not.toBe(diamonds?.suit);
});

test("a card with the sign of a suit and a number is one too, any other is not", () => {
  expect(faceOf({ name: "clubs", sign: "♣", numbers: { rank: 7 } }, {})).toMatchObject({
    rank: "7",
    suit: "♣",
  });
  expect(faceOf({ name: "jack", sign: "J" }, {})).toBeUndefined();
  expect(faceOf({ name: "house of cards" }, {})).toBeUndefined();
});
