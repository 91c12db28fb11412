/** What a table would not do, told to the player. */

import { toast } from "../../parts/notices.svelte";
import { ApiFault } from "../../protocol/api";
import { TableRefusal } from "../../protocol/asking";
import type { Why } from "../../protocol/messages";
import { faultWords } from "../../texts/faults.svelte";
import { has, language, t } from "../../texts/texts.svelte";
import type { Wording } from "../../texts/wording";

/** What stands in a reason by its name in the rules, one or several. */
const NAMED = ["verb", "choice", "offered", "move", "rest"];

/** A reason in the player's language, as far as it is of a kind that we know. */
function whyWords({ kind, about, words }: Why, wording: Wording): string {
  const key = `reason-${kind}`;
  const told =
    kind && has(key) ? t(key, inWords(about, wording)) : language() === "en" ? words : t("reason-other");
  return /[.!?]$/.test(told) ? told : `${told}.`;
}

/** They say no more than that it cannot be chosen. */
const PLAIN: readonly Why["kind"][] = ["not-offered", "no-choice"];

/** All reasons that say anything, each once. */
export function whys(reasons: readonly Why[], wording: Wording): readonly string[] {
  const telling = reasons.filter(({ kind }) => !PLAIN.includes(kind));
  return [...new Set(telling.map((why) => whyWords(why, wording)))];
}

/** The same one after another; that it cannot be chosen, where nothing else is known. */
export function whyTold(reasons: readonly Why[], wording: Wording): string {
  return whys(reasons, wording).join(" ") || t("table-why-nothing");
}

/** What a reason is about, as the player calls it. */
function inWords(about: Why["about"] = {}, wording: Wording): Record<string, string> {
  const said = Object.entries(about).map(([key, words]): [string, string] => {
    if (key === "place") return [key, wording.place(words)];
    if (!NAMED.includes(key)) return [key, words];
    return [
      key,
      words
        .split(", ")
        .map((word) => wording.texts.name(word))
        .join(", "),
    ];
  });
  return Object.fromEntries(said);
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

function tell({ code }: TableRefusal): void {
  if (code === "cancelled") return;
  const key = `table-refused-${code}`;
  toast(t(has(key) ? key : "table-refused-other"), { kind: "bad" });
}
