/** A game's facts and a match's course, in words. */

import type { Card, Match, Sitter } from "../../protocol/messages";
import { session } from "../../session.svelte";
import { ago, list } from "../../texts/intl.svelte";
import { language, t } from "../../texts/texts.svelte";

export function titleOf(card: Card): string {
  return card.titles[language()] ?? card.titles.en ?? card.id;
}

export function summaryOf(card: Card): string {
  return card.summaries[language()] ?? card.summaries.en ?? "";
}

/** "2 players", "2–4 players", "2, 3, 4 or 6 players". */
export function playersOf(seats: readonly number[]): string {
  const sorted = seats.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0] ?? 1, sorted.at(-1) ?? 1];
  const whole = most - least + 1 === sorted.length;
  const choice = new Intl.ListFormat(language(), { type: "disjunction" });
  const text = least === most ? String(most) : whole ? `${least}–${most}` : choice.format(sorted.map(String));
  return t("card-players", { text, count: most });
}

/** Who else sits there, from the reader's seat; nothing where one plays alone. */
export function opponentsOf(match: Match): string {
  const me = mySeat(match);
  const names = match.seats.flatMap((sitter, seat) => (seat === me ? [] : [nameOf(sitter)]));
  return list(names);
}

export function nameOf(sitter: Sitter): string {
  const who = sitter.who ?? "person";
  if (who === "person") return sitter.name || t("match-person");
  if (who === "empty") return t("match-nobody");
  return t("match-computer", { level: who.replace("level-", "") });
}

/** The seat of whoever reads this, or the first one with a person. */
export function mySeat(match: Match): number {
  const id = session.player?.id ?? "";
  const isPerson = (sitter: Sitter) => (sitter.who ?? "person") === "person";
  const mine = match.seats.findIndex((sitter) => isPerson(sitter) && (sitter.profile ?? "") === id);
  return mine >= 0 ? mine : match.seats.findIndex(isPerson);
}

export function courseOf(match: Match): string {
  return `${t("match-plies", { count: match.plies })} · ${ago(match.played)}`;
}

/** What a finished match ended with for the reader, as a key of the texts and a mood for its colour. */
export function resultOf(match: Match): { key: string; mood: "good" | "bad" | "even" } {
  const result = match.results?.[mySeat(match)];
  if (match.seats.length === 1 && result === "won") return { key: "match-solved", mood: "good" };
  if (result === "won") return { key: "match-won", mood: "good" };
  if (result === "lost") return { key: "match-lost", mood: "bad" };
  if (result === "drawn") return { key: "match-drawn", mood: "even" };
  return { key: match.due === "over" ? "match-ended" : "match-open", mood: "even" };
}
