// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { questionOf, Sections, sectionAround, titleOf } from "../../src/access/sections";
import { unitsOf } from "../../src/scan/item";

afterEach(() => document.body.replaceChildren());

/** A page, and the names of the units around what has this id. */
function page(inside: string): (id: string) => string[] {
  document.body.innerHTML = `<main>${inside}</main>`;
  const sections = new Sections(document.querySelector("main") as Element);
  return (id) => {
    const unit = sections.unitOf(the(id));
    return unit ? unitsOf({ id, label: id, unit }).map(({ name, list }) => (list ? "(list)" : name)) : [];
  };
}

const the = (id: string) => document.getElementById(id) as HTMLElement;

test("an answer is in its question, and that in its section", () => {
  const units = page(`
    <button id="alone"></button>
    <section aria-labelledby="h"><h2 id="h">Appearance</h2>
      <fieldset><legend>Theme</legend><input type="radio" id="dark"><input type="radio" id="light"></fieldset>
      <input type="checkbox" id="large">
    </section>`);
  expect(units("dark")).toEqual(["Appearance", "Theme"]);
  expect(units("large")).toEqual(["Appearance"]);
  expect(units("alone")).toEqual([]);
  expect(questionOf(the("dark"))?.localName).toBe("fieldset");
  expect(questionOf(the("large"))).toBeNull();
  expect(sectionAround([the("dark"), the("light")])?.localName).toBe("fieldset");
  expect(sectionAround([the("dark"), the("large")])?.localName).toBe("section");
  expect(sectionAround([the("dark"), the("alone")])).toBeUndefined();
});

test("a card of a list is in the list, not in the section around it", () => {
  const units = page(`
    <section aria-label="All games">
      <div role="search" aria-label="Find"><input id="search"></div>
      <div data-list><article><h3>Chess</h3><button id="play"></button></article></div>
    </section>`);
  expect(units("play")).toEqual(["(list)", "Chess"]);
  expect(new Sections(document.body).unitOf(the("play"))?.listed).toEqual({ number: 1, of: 1 });
  expect(units("search")).toEqual(["Find"]);
});

test("a part without a heading of its own is none", () => {
  const units = page(`
    <section><fieldset><legend>Theme</legend><input type="radio" id="dark"></fieldset><button id="beside"></button></section>`);
  expect(units("dark")).toEqual(["Theme"]);
  expect(units("beside")).toEqual([]);
  expect(titleOf(document.querySelector("section") as Element)).toBe("");
});
