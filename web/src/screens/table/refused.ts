/** What a table would not do, told to the player. */

import { toast } from "../../parts/notices.svelte";
import { TableRefusal } from "../../protocol/asking";
import { has, t } from "../../texts/texts.svelte";

/** Waits for what was asked; a refusal is told in words, and one that the player wished is passed over. */
export async function refused(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (refusal) {
    if (!(refusal instanceof TableRefusal)) throw refusal;
    if (refusal.code === "cancelled") return;
    const words = refusal.reasons.map((reason) => reason.words).join(" ");
    const key = `table-refused-${refusal.code}`;
    toast(words || t(has(key) ? key : "table-refused-other"), { kind: "bad" });
  }
}
