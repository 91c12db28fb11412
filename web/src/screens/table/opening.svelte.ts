/** Opening a table for a screen, and leaving it with the screen. */

import { onDestroy } from "svelte";
import { openTable, type Table } from "../../match/table.svelte";
import { type Sitting, sitDown } from "./sitting";

export interface Opened {
  table: Table;
  sitting: Sitting;
}

/** A table that is being opened; it is left when the screen that asked for it is. */
export function opening(id: string): { again: () => Promise<Opened> } {
  let open: Table | null = null;
  let gone = false;
  onDestroy(() => {
    gone = true;
    open?.leave();
  });

  async function again(): Promise<Opened> {
    const sitting = await sitDown(id);
    // Nobody waits for it any more: then it is not even opened.
    if (gone) return new Promise(() => {});
    open?.leave();
    open = openTable(id, sitting.key);
    return { table: open, sitting };
  }
  return { again };
}
