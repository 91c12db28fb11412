// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from "vitest";
import { isIdle, obeyedElsewhere } from "../../src/access/elsewhere";

const OWN = { "key-action": "x", "key-back": "F8" };
let clicks: string[] = [];

beforeAll(() => {
  // What jsdom does not have.
  Element.prototype.checkVisibility = () => true;
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  clicks = [];
  document.body.innerHTML = `
    <h1 tabindex="-1">Title</h1>
    <button id="one"><b>One</b></button>
    <input id="text" />
    <select id="list"><option>a<option>b<option>c</select>
    <button id="none" disabled></button>
    <a id="link" href="#link">Link</a>`;
  document.body.onclick = ({ target }) => clicks.push((target as Element).id);
});

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind;

/** Whether a key is obeyed on something. */
function press(
  key: string,
  on: Element = document.activeElement ?? document.body,
  more: KeyboardEventInit = {},
): boolean {
  let obeyed = false;
  const listen = (event: KeyboardEvent) => {
    obeyed = obeyedElsewhere(event, OWN, true);
  };
  document.addEventListener("keydown", listen, { once: true });
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, ...more }));
  return obeyed;
}

test("a key of one's own clicks the control in focus, once for each press, and never while somebody writes", () => {
  expect(press("x", find("#one"))).toBe(true);
  expect(press("x", find("#one"), { repeat: true })).toBe(true);
  expect(press("x", find("#text"))).toBe(false);
  expect(press("x", find("h1"))).toBe(false);
  expect(clicks).toEqual(["one"]);
});

test("keys that the browser understands by itself are left to it", () => {
  const dialog = document.createElement("dialog");
  dialog.open = true;
  document.body.append(dialog);
  expect(press("Escape", dialog)).toBe(false);
  expect(press("F8", dialog)).toBe(true);
  expect(dialog.open).toBe(false);
});

test("a gamepad walks from control to control, round and round; letters do not", () => {
  const seen: string[] = [];
  for (const key of ["pad13", "pad15", "pad13", "pad5", "pad5", "pad12", "d"]) {
    press(key);
    seen.push(document.activeElement?.id ?? "");
  }
  expect(seen).toEqual(["one", "text", "list", "link", "one", "link", "link"]);
});

test("a gamepad changes what has values by left and right, and stays at their ends", () => {
  const list = find<HTMLSelectElement>("#list");
  let changes = 0;
  list.onchange = () => changes++;
  list.focus();
  const values = ["pad15", "pad15", "pad15", "pad14"].map((key) => press(key) && list.value);
  expect(values).toEqual(["b", "c", "c", "b"]);
  expect(document.activeElement).toBe(list);
});

test("a dialog keeps the walk within it", () => {
  document.body.insertAdjacentHTML("beforeend", '<dialog open><button id="in">In</button></dialog>');
  press("pad5");
  expect(document.activeElement?.id).toBe("in");
});

test("where no control has the focus, arrows are left to a board that is there", () => {
  document.body.insertAdjacentHTML("beforeend", '<div role="grid"><i tabindex="0" id="place"></i></div>');
  expect([document.body, find("h1"), find("#one"), find("#place")].map(isIdle)).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([
    press("pad13", document.body),
    press("pad13", find("#place")),
    press("pad13", find("#one")),
  ]).toEqual([false, false, true]);
});
