// @vitest-environment jsdom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import SeatRows from "../../src/screens/game/SeatRows.svelte";
import type { Sitting } from "../../src/screens/game/setup";
import { speak } from "../../src/texts/texts.svelte";

let mounted: Record<string, unknown> | undefined;
afterEach(async () => {
  if (mounted) await unmount(mounted);
});

function set(seat: number, who: string): void {
  const select = document.querySelectorAll("select")[seat] as HTMLSelectElement;
  select.value = who;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
}

test("whoever sits down at another seat is told who has the own one now", async () => {
  await speak("en");
  const changed: (readonly Sitting[])[] = [];
  mounted = mount(SeatRows, {
    target: document.body,
    props: {
      sittings: ["me", "level-2"],
      names: ["White", "Black"],
      colours: [],
      others: [],
      change: (after) => void changed.push(after),
    },
  });
  flushSync();
  const told = () => document.querySelector("[role=status]")?.textContent;
  set(1, "person");
  expect(told()).toBe("");
  set(1, "me");
  expect(changed).toEqual([
    ["me", "person"],
    ["level-2", "me"],
  ]);
  expect(told()).toBe("Places are changed: White: Computer 2, easy; Black: Me.");
});
