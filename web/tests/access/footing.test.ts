// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFooting } from "../../src/access/footing";

let stop: () => void;

beforeEach(() => {
  stop = keepFooting();
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const focused = () => document.activeElement?.id;

/** A page with something in focus, which then goes away. */
async function lost(
  markup: string,
  what: string,
  away = (gone: HTMLElement) => gone.remove(),
): Promise<void> {
  document.body.innerHTML = `<main><h1 id="title" tabindex="-1">Chess</h1>${markup}</main>`;
  find(what).focus();
  away(find(what));
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

const BOARD =
  '<div role="grid"><i id="a1" data-place="a1" tabindex="0"></i><i id="b1" data-place="b1" data-offered tabindex="-1"></i></div>';

test("a choice that is gone leaves the focus to the next one beside it", async () => {
  await lost(
    '<div role="group"><button id="draw">Draw</button><button id="pass">Pass</button></div>',
    "#draw",
  );
  expect(focused()).toBe("pass");
});

test("the last choice leaves it to what can be chosen on the board", async () => {
  await lost(`${BOARD}<div role="group"><button id="draw">Draw</button></div>`, "#draw", (draw) =>
    draw.parentElement?.remove(),
  );
  expect(focused()).toBe("b1");
});

test("a board that is shown as a list leaves it to the list, and a list to the board", async () => {
  const list = '<div data-list><button id="choice">b1</button></div>';
  await lost(BOARD, "#a1", (place) => {
    const grid = place.parentElement as HTMLElement;
    grid.outerHTML = list;
  });
  expect(focused()).toBe("choice");
  find("[data-list]").outerHTML = BOARD;
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(focused()).toBe("b1");
});

test("a page without anything else leaves it to its heading", async () => {
  await lost('<p><button id="close">Close</button></p>', "#close");
  expect(focused()).toBe("title");
});

test("a button that can be used no more does not keep it", async () => {
  await lost(
    '<div role="toolbar"><button id="undo">Undo</button><button id="redo">Redo</button></div>',
    "#undo",
    (undo) => undo.toggleAttribute("disabled", true),
  );
  expect(focused()).toBe("redo");
});

test("what has gone on elsewhere by itself stays there, and a pointer is not followed", async () => {
  const two = '<p><button id="one">1</button></p><button id="other">2</button>';
  await lost(two, "#one", (one) => {
    one.remove();
    find("#other").focus();
  });
  expect(focused()).toBe("other");
  document.dispatchEvent(new Event("pointerdown"));
  await lost(two, "#one");
  expect(document.activeElement).toBe(document.body);
});

test("whoever scans is led to the heading, where a press does nothing", async () => {
  document.documentElement.dataset.scanned = "true";
  await lost(
    `${BOARD}<div role="group"><button id="draw">Draw</button><button id="pass">Pass</button></div>`,
    "#draw",
  );
  delete document.documentElement.dataset.scanned;
  expect(focused()).toBe("title");
});

test("so is who was in a dialog that is gone", async () => {
  await lost(`${BOARD}<dialog open><button id="yes">Yes</button></dialog>`, "#yes", (yes) =>
    yes.parentElement?.remove(),
  );
  expect(focused()).toBe("title");
});
