/** What a table would not do, told to the player. */

import { toast } from "../../parts/notices.svelte";
import { ApiFault } from "../../protocol/api";
import { TableRefusal } from "../../protocol/asking";
import type { Why } from "../../protocol/messages";
import { faultWords } from "../../texts/faults.svelte";
import { has, t } from "../../texts/texts.svelte";

/** A reason in the player's language, as far as it is of a kind that we know. */
export function whyWords(why: Why): string {
  const key = `reason-${why.kind}`;
  const words = why.kind && has(key) ? t(key, { ...why.about }) : why.words;
  return /[.!?]$/.test(words) ? words : `${words}.`;
}

/** The sentence of the rules that decides, as it stands there: rules are written in English. */
export function quotedRule(reasons: readonly Why[]): { rule: string; line: number } | null {
  for (const { rule, about, line = 0 } of reasons) {
    const sentence = rule || about?.rule || about?.phrase;
    if (sentence) return { rule: sentence, line };
  }
  return null;
}

/** Waits for what was asked; a refusal is told in words, and one that the player wished is passed over. */
export async function refused(asked: Promise<unknown>): Promise<void> {
  try {
    await asked;
  } catch (fault) {
    if (fault instanceof TableRefusal) tell(fault);
    else if (fault instanceof ApiFault) toast(faultWords(fault), { kind: "bad" });
    else throw fault;
  }
}

function tell({ code, reasons }: TableRefusal): void {
  if (code === "cancelled") return;
  const key = `table-refused-${code}`;
  toast(reasons.map(whyWords).join(" ") || t(has(key) ? key : "table-refused-other"), { kind: "bad" });
}
