/** What the status line says: who must do what. */

import { zoneAt } from "../../match/zones";
import type { Node, Scene, Several, Sitter, ZoneState } from "../../protocol/messages";
import type { Args } from "../../texts/bundle";
import type { Wording } from "../../texts/wording";
import { moveWords } from "./words";

/** A message of the client's texts with what it is told. */
export interface Sentence {
  key: string;
  facts: Args;
}

const NUMBER = /^\d+$/;
/** So many options are named in the line. */
const FEW = 4;

/** What is asked for now, after what has been chosen already. */
export function asked(
  offered: readonly Node[],
  path: readonly Node[],
  seats: readonly string[],
  wording: Wording,
  zones: readonly ZoneState[] = [],
  /** Who chooses. */
  own?: string,
  /** What several things are chosen for. */
  aim = "",
): Sentence {
  const placed = offered.filter((node) => node.places?.length);
  const together = offered.find((node) => node.several)?.several;
  if (together) {
    const cells = placed.some((node) => node.several && !node.names?.length) ? "place" : "thing";
    return askedForSeveral(together, offered, thingAmong(placed, zones) ?? cells, aim, wording);
  }
  const before = path.at(-1);
  const where = before?.places?.length === 1 ? before.places[0] : undefined;
  if (placed.length === 0) {
    if (where !== undefined && offered.every((node) => NUMBER.test(node.text)))
      return { key: "table-choose-number", facts: { place: wording.place(where) } };
    return offered.length > FEW
      ? { key: "table-choose-option", facts: {} }
      : { key: "table-choose-options", facts: { options: told(offered, wording) } };
  }
  const others = offered.filter((node) => !node.places?.length);
  const thing = thingAmong(placed, zones);
  if (others.length > FEW) return { key: "table-choose-either", facts: {} };
  if (others.length > 0)
    return { key: `table-choose-${thing ?? "place"}-or`, facts: { options: told(others, wording) } };
  if (thing) return { key: `table-choose-${thing}`, facts: {} };
  if (placed.every((node) => node.names?.length)) return askedForPiece(placed, before, seats, wording, own);
  if (before === undefined) return { key: "table-choose-place", facts: {} };
  const named = before.names?.filter((word) => !seats.includes(word)) ?? [];
  // A card may be called by its suit and number together.
  const piece = NUMBER.test(named.at(-1) ?? "") ? named : named.slice(-1);
  if (path.length > 1) return { key: "table-choose-next", facts: {} };
  if (piece.length > 0)
    return {
      key: "table-choose-target",
      facts: { piece: piece.map((one) => wording.texts.name(one)).join(" ") },
    };
  return where === undefined
    ? { key: "table-choose-next", facts: {} }
    : { key: "table-choose-onward", facts: { place: wording.place(where) } };
}

/** How many things are chosen together, or how many of them are already. */
function askedForSeveral(
  { least = 0, most = 0, number = 1 }: Several,
  offered: readonly Node[],
  thing: string,
  purpose: string,
  wording: Wording,
): Sentence {
  const aim = purpose && ` ${purpose}`;
  const chosen = number - 1;
  const others = offered.filter((node) => !node.several);
  const options = told(others, wording);
  if (chosen > 0 && least === most)
    return { key: "table-several-chosen", facts: { chosen, count: most, aim } };
  if (chosen > 0)
    return others.length > 0
      ? { key: "table-several-enough", facts: { chosen, aim, options } }
      : { key: "table-several-few", facts: { chosen, least, aim } };
  const key = least === most ? "exactly" : least === 0 ? "up-to" : "between";
  const things = wording.say(`table-several-${thing}`, { count: most });
  const facts = { least, things, aim };
  if (others.length === 0) return { key: `table-several-${key}`, facts };
  return { key: "table-several-or", facts: { asked: wording.say(`table-several-${key}`, facts), options } };
}

/** Choices as the line names them. */
function told(nodes: readonly Node[], wording: Wording): string {
  return nodes.map((node) => wording.choice(node)).join(", ");
}

/** What all of these are, where they lie beside the boards. */
function thingAmong(
  placed: readonly Node[],
  zones: readonly ZoneState[],
): "card" | "die" | "thing" | undefined {
  const around = placed.flatMap((node) => node.places ?? []).map((place) => zoneAt(zones, place)?.zone);
  if (around.includes(undefined)) return undefined;
  const forms = new Set(around.map((zone) => zone?.form ?? "card"));
  return forms.has("piece") || forms.size > 1 ? "thing" : [...forms].find((form) => form !== "piece");
}

function askedForPiece(
  placed: readonly Node[],
  before: Node | undefined,
  seats: readonly string[],
  wording: Wording,
  own: string | undefined,
): Sentence {
  const owner = placed[0]?.names?.find((word) => seats.includes(word));
  if (before && owner !== undefined && owner !== own && placed.every((node) => node.names?.includes(owner)))
    return { key: "table-choose-other", facts: { seat: wording.texts.name(owner) } };
  const goesOn = placed.some((node) => node.children?.length);
  return { key: goesOn ? "table-choose-piece" : "table-choose-place", facts: {} };
}

/** What the things that are chosen now are for. */
function aimOf({ offered, scene }: Moment, wording: Wording): string {
  const name = offered.find((node) => node.several?.name)?.several?.name;
  return name ? wording.aim(name, scene.state, scene.due.seat ?? 0) : "";
}

/** A computer, as it is spoken of while it thinks. */
export function thinker(sitter: Sitter | undefined): Sentence {
  const level = /^level-(\d+)$/.exec(sitter?.who ?? "")?.[1];
  return level === undefined
    ? { key: "table-computer", facts: {} }
    : { key: "table-computer-level", facts: { level } };
}

/** What is known of the table besides its scene. */
export interface Moment {
  scene: Scene;
  path: readonly Node[];
  offered: readonly Node[];
  /** The seats that are played from this screen. */
  mine: readonly number[];
  sitters: readonly Sitter[];
  /** The move that has been sent and not yet answered. */
  sent: readonly Node[] | null;
  /** How far the computer is, from 0 to 1. */
  thinking: number | null;
}

/** So far the computer is when the time that it was given has passed; how long it still takes nobody knows. */
const EXPECTED = 0.99;

/** The sentence for a moment of the match that is not over. */
export function statusOf(moment: Moment, wording: Wording): Sentence {
  const { due, state } = moment.scene;
  const seats = state.seats.map((seat) => seat.name);
  if (moment.sent)
    return { key: "table-sending", facts: { move: moveWords(moment.sent, seats[due.seat ?? -1], wording) } };
  if (due.kind === "person" && moment.mine.includes(due.seat ?? -1))
    return asked(
      moment.offered,
      moment.path,
      seats,
      wording,
      state.zones,
      seats[due.seat ?? -1],
      aimOf(moment, wording),
    );
  if (due.kind !== "computer" && due.kind !== "person") return { key: `table-${due.kind}`, facts: {} };
  const sitter = moment.sitters[due.seat ?? -1];
  if (due.kind === "person") return { key: "table-waiting", facts: { who: wording.sitter(sitter ?? {}) } };
  const { key, facts } = thinker(sitter);
  const who = wording.say(key, facts);
  if (moment.thinking === null) return { key: "table-thinking", facts: { who } };
  if (moment.thinking >= EXPECTED) return { key: "table-thinking-longer", facts: { who } };
  return { key: "table-thinking-share", facts: { who, percent: Math.round(100 * moment.thinking) } };
}
