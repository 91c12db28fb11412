// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { controlTold, shortened } from "../../../src/access/words/voice";

afterEach(() => document.body.replaceChildren());

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const told = (selector: string, before: string | null = null) =>
  controlTold(find(selector), before === null ? null : find(before), (key) => key);

it("says in few words the first thing that is told", () => {
  expect(shortened("Black: pawn e7 – e5. White: Choose a piece")).toBe("Black: pawn e7 – e5.");
  expect(shortened("")).toBe("");
});

it("says what can be chosen in few words too", () => {
  document.body.innerHTML = '<i data-place="e2" aria-label="e2: White pawn, can be chosen"></i>';
  expect(told("i")).toBe("e2: White pawn, can be chosen");
});

it("says of a switch whether it is on", () => {
  document.body.innerHTML = '<label>Sound<input type="checkbox" role="switch" checked></label>';
  expect(told("input")).toBe("Sound, spoken-on");
});

it("says to which question an answer belongs, once, and whether it is chosen", () => {
  document.body.innerHTML = `<fieldset><legend>Theme</legend>
    <label>Light<input id="light" type="radio" name="theme" checked></label>
    <label>Dark<input id="dark" type="radio" name="theme"></label></fieldset>`;
  expect(told("#light")).toBe("Theme, Light, spoken-chosen");
  expect(told("#dark", "#light")).toBe("Dark, spoken-not-chosen");
});

it("says what is chosen from a list, and what is open", () => {
  document.body.innerHTML = `<label>Order<select><option>By name</option></select></label>
    <button aria-expanded="false">Menu</button>`;
  expect(told("select")).toBe("Order, By name");
  expect(told("button")).toBe("Menu, spoken-closed");
});
