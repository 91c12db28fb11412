/** What the status line says: who must do what, in which words. */

import type { Due, Ending, Node, Scene, Sitter } from "../../protocol/messages";

export type Facts = Readonly<Record<string, string | number>>;

/** A sentence of the client's texts, and the seat that it speaks of. */
export interface Line {
  key: string;
  facts: Facts;
  seat: number | null;
}

/** A word of the game in the player's language. */
export type Name = (key: string) => string;

const NUMBER = /^\d+$/;

/** What the choices ask for, after what has been chosen already. */
export function asked(
  choices: readonly Node[],
  path: readonly Node[],
  seats: readonly string[],
  name: Name,
): Omit<Line, "seat"> {
  const placed = choices.filter((node) => node.places?.length);
  const before = path.at(-1);
  if (placed.length === 0) {
    const where = before?.places?.[0];
    if (where !== undefined && choices.every((node) => NUMBER.test(node.text)))
      return { key: "table-choose-number", facts: { place: where } };
    return { key: "table-choose-option", facts: {} };
  }
  if (placed.length < choices.length) return { key: "table-choose-either", facts: {} };
  if (placed.every((node) => node.names?.length)) return askedForPiece(placed, before, seats, name);
  if (before === undefined) return { key: "table-choose-place", facts: {} };
  const piece = pieceOf(before, seats);
  if (path.length === 1 && piece !== undefined)
    return { key: "table-choose-target", facts: { piece: name(piece) } };
  const place = before.places?.length === 1 ? before.places[0] : undefined;
  if (path.length === 1 && place !== undefined) return { key: "table-choose-onward", facts: { place } };
  return { key: "table-choose-next", facts: {} };
}

function askedForPiece(
  placed: readonly Node[],
  before: Node | undefined,
  seats: readonly string[],
  name: Name,
): Omit<Line, "seat"> {
  const owner = placed[0]?.names?.find((word) => seats.includes(word));
  if (before !== undefined && owner !== undefined && placed.every((node) => node.names?.includes(owner)))
    return { key: "table-choose-other", facts: { seat: name(owner) } };
  return placed.some((node) => node.children?.length)
    ? { key: "table-choose-piece", facts: {} }
    : { key: "table-choose-place", facts: {} };
}

/** The piece that a choice names: what is not the name of a seat. */
function pieceOf(node: Node, seats: readonly string[]): string | undefined {
  return node.names?.findLast((word) => !seats.includes(word));
}

/** Who sits at a seat, as a text with its facts. */
export function sitterLine(sitter: Sitter | undefined): { key: string; facts: Facts } {
  const who = sitter?.who ?? "person";
  if (who === "person") return { key: "table-person", facts: {} };
  if (who === "empty") return { key: "table-nobody", facts: {} };
  if (who === "random") return { key: "table-computer-random", facts: {} };
  const level = /^level-(\d+)$/.exec(who)?.[1];
  if (level !== undefined) return { key: "table-computer-level", facts: { level } };
  return { key: "table-computer-named", facts: { name: who } };
}

/** What is known of the table besides its scene. */
export interface Moment {
  scene: Scene;
  path: readonly Node[];
  offered: readonly Node[];
  /** The seats that are played from this screen. */
  mine: readonly number[];
  /** The move that has been sent and not yet answered. */
  sent: string | null;
  /** How far the computer is, from 0 to 1. */
  share: number | null;
  /** The words for who sits at a seat. */
  who: (seat: number) => string;
}

/** The sentence for a moment of the match. */
export function statusLine(moment: Moment, name: Name): Line {
  const { scene, path, offered, mine, sent } = moment;
  const seat = scene.due.seat ?? null;
  if (scene.ending) return { ...endingLine(scene.ending, seatNames(scene), name), seat: null };
  if (sent !== null) return { key: "table-sending", facts: { move: sent }, seat };
  if (scene.due.kind === "person" && seat !== null && mine.includes(seat))
    return { ...asked(offered, path, seatNames(scene), name), seat };
  return { ...waiting(scene.due, moment), seat };
}

function waiting(due: Due, moment: Moment): Omit<Line, "seat"> {
  const who = due.seat == null ? "" : moment.who(due.seat);
  if (due.kind === "paused") return { key: "table-paused", facts: {} };
  if (due.kind === "chance") return { key: "table-chance", facts: {} };
  if (due.kind === "empty") return { key: "table-empty", facts: {} };
  if (due.kind === "person") return { key: "table-waiting", facts: { who } };
  if (moment.share === null) return { key: "table-thinking", facts: { who } };
  return { key: "table-thinking-share", facts: { who, percent: Math.round(100 * moment.share) } };
}

/** How it ended. */
export function endingLine(ending: Ending, seats: readonly string[], name: Name): Omit<Line, "seat"> {
  const winners = seats.filter((_, seat) => ending.results[seat] === "won");
  if (seats.length === 1) return { key: winners.length ? "table-solved" : "table-unsolved", facts: {} };
  if (ending.results.every((result) => result === "drawn")) return { key: "table-drawn", facts: {} };
  if (winners.length === 0) return { key: "table-nobody-won", facts: {} };
  return { key: "table-won", facts: { seats: winners.map(name).join(", "), count: winners.length } };
}

/** Why it ended that way, where a rule or a seat can be named. */
export function endingReason(
  ending: Ending,
  seats: readonly string[],
  name: Name,
): Omit<Line, "seat"> | null {
  const loser = seats[ending.results.indexOf("lost")] ?? "";
  if (ending.how === "resigned") return { key: "table-how-resigned", facts: { seat: name(loser) } };
  if (ending.how === "timed-out") return { key: "table-how-timed-out", facts: { seat: name(loser) } };
  return ending.rule ? { key: "table-how-rules", facts: { rule: ending.rule } } : null;
}

function seatNames(scene: Scene): readonly string[] {
  return scene.state.seats.map((seat) => seat.name);
}
