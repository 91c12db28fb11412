// @vitest-environment node
import { expect, it } from "vitest";
import { shortened } from "../../../src/access/words/voice";

it("says in few words what is there, and not what can be done", () => {
  expect(shortened("e2: White pawn, can be chosen", "can be chosen")).toBe("e2: White pawn");
  expect(shortened("Black: pawn e7 – e5. White: Choose a piece", "can be chosen")).toBe(
    "Black: pawn e7 – e5.",
  );
  expect(shortened("", "can be chosen")).toBe("");
});
