// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import ImportDialog from "../../src/screens/game/ImportDialog.svelte";
import { speak } from "../../src/texts/texts.svelte";

let mounted: Record<string, unknown> | undefined;

beforeAll(async () => {
  // There are no dialogs here but elements.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  await speak("en");
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  vi.unstubAllGlobals();
});

const told = (role: string): string | undefined => document.querySelector(`[role=${role}]`)?.textContent;

test("a record is brought for the game of the page, and until it is read that is said", async () => {
  let refuse: (answer: Response) => void = () => {};
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: string) => {
    asked.push(url);
    return new Promise<Response>((settle) => {
      refuse = settle;
    });
  });
  mounted = mount(ImportDialog, { target: document.body, props: { game: "go", close: () => {} } });
  flushSync();
  const field = document.querySelector("textarea") as HTMLTextAreaElement;
  field.value = "(;GM[1];B[aa])";
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  flushSync();
  const button = [...document.querySelectorAll("button")].at(-1) as HTMLButtonElement;
  button.click();
  flushSync();
  expect(asked).toEqual(["/api/v1/records?game=go"]);
  expect([told("status"), field.readOnly, button.disabled]).toEqual([
    "Playing the moves of the record…",
    true,
    true,
  ]);
  refuse(Response.json({ code: "wrong-record", line: 1 }, { status: 422 }));
  await vi.waitFor(() => expect(told("alert")).toContain("1"));
  expect([told("status"), field.readOnly, button.disabled]).toEqual(["", false, false]);
});
