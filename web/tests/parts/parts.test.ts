// @vitest-environment jsdom
import { type Component, createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Button from "../../src/parts/Button.svelte";
import Field from "../../src/parts/Field.svelte";
import Menu from "../../src/parts/Menu.svelte";
import { announce, notices, toast } from "../../src/parts/notices.svelte";
import Select from "../../src/parts/Select.svelte";
import Switch from "../../src/parts/Switch.svelte";

let mounted: Record<string, unknown> | undefined;

function show<Props extends Record<string, unknown>>(part: Component<Props>, props: Props): void {
  mounted = mount(part, { target: document.body, props });
  flushSync();
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = undefined;
  document.body.replaceChildren();
  vi.useRealTimers();
});

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));
const find = <Kind extends HTMLElement>(selector: string): Kind => document.querySelector(selector) as Kind;
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

function press(key: string, on: Element | null = document.activeElement): void {
  on?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
}

test("a button with an address is a link", () => {
  show(Button, { children: words("Play"), href: "/games/go" });
  expect(find("a").getAttribute("href")).toBe("/games/go");
});

test("a busy button cannot be pressed", () => {
  const onclick = vi.fn();
  show(Button, { children: words("Save"), busy: true, onclick });
  find("button").click();
  expect([onclick.mock.calls.length, find("button").getAttribute("aria-busy")]).toEqual([0, "true"]);
});

test("a field is named by its label and says what is wrong", () => {
  show(Field, { label: "Name", value: "", note: "As others see it", fault: "Somebody has this name" });
  const input = find<HTMLInputElement>("input");
  expect(input.labels?.[0]?.textContent).toBe("Name");
  expect(input.getAttribute("aria-invalid")).toBe("true");
  expect(find(`#${input.getAttribute("aria-describedby")}`).textContent).toBe("Somebody has this name");
});

test("a selection tells what was chosen", () => {
  const onchange = vi.fn();
  show(Select<number>, {
    label: "Seats",
    value: 2,
    choices: [2, 3].map((value) => ({ value, text: `${value}` })),
    onchange,
  });
  const select = find<HTMLSelectElement>("select");
  select.selectedIndex = 1;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(onchange).toHaveBeenCalledWith(3);
});

test("a switch tells whether it is on", () => {
  const onchange = vi.fn();
  show(Switch, { label: "Sound", checked: true, onchange });
  find("input").click();
  expect(onchange).toHaveBeenCalledWith(false);
});

test("a menu opens on its first item, goes round by arrows and gives the focus back", async () => {
  const act = vi.fn();
  show(Menu, {
    label: "More",
    items: [
      { text: "Share", act },
      { text: "Gone", act, disabled: true },
      { text: "Rules", act },
    ],
  });
  const opener = find("button");
  opener.click();
  await vi.waitFor(() => expect(document.activeElement?.textContent?.trim()).toBe("Share"));
  press("ArrowDown");
  expect(document.activeElement?.textContent?.trim()).toBe("Rules");
  press("ArrowDown");
  expect(document.activeElement?.textContent?.trim()).toBe("Share");
  press("ArrowUp");
  expect(document.activeElement?.textContent?.trim()).toBe("Rules");
  press("Escape");
  expect([all("[role=menu]").length, document.activeElement]).toEqual([0, opener]);
  expect(act).not.toHaveBeenCalled();
});

test("an item of a menu is done once the menu is closed", async () => {
  const act = vi.fn();
  show(Menu, { label: "More", items: [{ text: "Share", act }] });
  find("button").click();
  await vi.waitFor(() => expect(all("[role=menuitem]")).toHaveLength(1));
  find("[role=menuitem]").click();
  flushSync();
  expect([act.mock.calls.length, all("[role=menu]").length]).toEqual([1, 0]);
});

test("news are shown for a while, those with a button until they are closed", () => {
  vi.useFakeTimers();
  toast("Saved");
  toast("Undone", { action: { text: "Again", act: () => {} } });
  expect(notices.shown.map((notice) => notice.text)).toEqual(["Saved", "Undone"]);
  vi.advanceTimersByTime(60_000);
  expect(notices.shown.map((notice) => notice.text)).toEqual(["Undone"]);
  for (const { id } of notices.shown) notices.close(id);
  expect(notices.shown).toEqual([]);
});

test("the same words are announced again", () => {
  announce("Your turn");
  const first = notices.said;
  announce("Your turn");
  expect(notices.said).not.toBe(first);
  expect(notices.said.trim()).toBe("Your turn");
});

test("a later notice about the same takes the place of the one before", () => {
  vi.useFakeTimers();
  toast("Edge: stay", { about: "edge" });
  toast("Another game");
  toast("Edge: jump", { about: "edge" });
  expect(notices.shown.map(({ text }) => text)).toEqual(["Another game", "Edge: jump"]);
  vi.runAllTimers();
  expect(notices.shown).toEqual([]);
});
