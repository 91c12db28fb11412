// @vitest-environment jsdom
import { mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import Zone from "../../src/board/Zone.svelte";
import type { ZoneState } from "../../src/protocol/messages";

const CZECH: Readonly<Record<string, string>> = { deck: "balíček", charges: "náboje" };
let shown: object | undefined;

function drawn(zone: ZoneState): HTMLElement {
  const word = (name: string) => CZECH[name] ?? name;
  shown = mount(Zone, {
    target: document.body,
    props: {
      zone,
      label: "balíček, náboje 3",
      title: word(zone.name),
      makers: new Map(),
      seats: [],
      colours: [],
      art: {},
      marks: {},
      choosable: new Set<string>(),
      offered: new Map(),
      width: 80,
      room: 400,
      away: false,
      word,
      say: (place: string) => place,
      asked: () => undefined,
      onchoose: undefined,
      onhover: undefined,
      onfocus: undefined,
      onstuck: undefined,
    },
  });
  return document.body;
}

afterEach(() => {
  if (shown) unmount(shown);
  document.body.innerHTML = "";
});

const deck: ZoneState = { name: "deck", kind: "deck", place: "deck", hidden: 5 };

test("a zone shows its own numbers beside its name, in the language of the player", () => {
  const numbers = [...drawn({ ...deck, numbers: { charges: 3, burns: 0 } }).querySelectorAll(".number")];
  expect(numbers.map(({ textContent }) => textContent?.trim())).toEqual(["náboje 3", "burns 0"]);
  expect(document.querySelector("[role=grid]")?.getAttribute("aria-label")).toBe("balíček, náboje 3");
  expect(numbers.every((number) => number.closest("[aria-hidden]"))).toBe(true);
});

test("a zone without numbers shows none", () => {
  expect(drawn(deck).querySelectorAll(".number")).toHaveLength(0);
});
