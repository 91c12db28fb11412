/** Taking things away from the table: links and records. */

import { toast } from "../../parts/notices.svelte";
import { api } from "../../protocol/api";
import { path } from "../../router";
import { t } from "../../texts/texts.svelte";

/** Puts a link on the clipboard; where the browser does not let us, it is shown instead. */
export async function copyLink(address: string, said: string): Promise<void> {
  const link = new URL(address, location.href).href;
  try {
    await navigator.clipboard.writeText(link);
    toast(said, { kind: "good", icon: "copy" });
  } catch {
    toast(`${t("table-link-here")} ${link}`, { icon: "copy" });
  }
}

/** Puts a text on the clipboard; where the browser does not let us, it can still be marked and copied. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(t("chance-copied"), { kind: "good", icon: "copy" });
  } catch {
    toast(t("chance-not-copied"), { kind: "bad", icon: "copy" });
  }
}

/** The file of a match's record. */
export function recordFile(game: string, table: string): string {
  return `${game.replaceAll(":", "-")}-${table}.txt`;
}

/** A link to a position of a match, from which anybody can play on. */
export async function sharePosition(game: string, table: string, ply?: number): Promise<void> {
  const text = await api.position(table, ply);
  await copyLink(path({ screen: "position", game, text }), t("table-link-copied"));
}

/** Saves the record of a match as a file of readable text. */
export function exportRecord(game: string, table: string): void {
  const link = document.createElement("a");
  link.href = api.recordAddress(table);
  link.download = recordFile(game, table);
  link.click();
}
