/** How the match stands, in words: what must be done, and why nothing can be. */

import { keySign, keysOf } from "../../access/commands";
import { offered } from "../../match/choosing";
import { zoneAt } from "../../match/zones";
import type { BoardLayout } from "../../protocol/messages";
import { session } from "../../session.svelte";
import { t } from "../../texts/texts.svelte";
import type { Seated } from "./seated.svelte";
import { statusOf } from "./status";

/** The status as it is shown, and as it is read out where that is another sentence. */
export interface StatusSaid {
  said: string;
  heard?: string;
}

export function statusSaid(seated: Seated): StatusSaid {
  const { table, sight, wording } = seated;
  const { scene } = table;
  if (!scene) return { said: t("table-connecting") };
  if (sight.ply !== null) {
    const key = sight.ply ? "table-looking-back" : "table-looking-start";
    return { said: t(key, { ply: sight.ply, plies: seated.made.length }) };
  }
  if (seated.scoring.shown) return { said: t("scoring-goes-on") };
  if (seated.ending) {
    const level = seated.solved && seated.level;
    return {
      said: level ? t("table-level-solved") : wording.ending(seated.ending, scene.state.seats),
    };
  }
  const moment = {
    scene,
    path: table.choosing.path,
    offered: offered(table.choosing),
    mine: table.seats,
    sitters: table.log.sitters,
    sent: table.sent,
    thinking: table.thinking,
  };
  const { key, facts } = statusOf(moment, wording);
  // A move is told when it is made, and what chance decides when it has.
  if (table.sent || scene.due.kind === "chance") return { said: t(key, facts), heard: "" };
  return { said: t(key, facts), heard: t(key.startsWith("table-thinking") ? "table-thinking" : key, facts) };
}

/** Why nothing at all can be chosen now; empty where something can. */
export function hindrance({ table, sight, sitting, seats }: Seated): string {
  const due = table.scene?.due;
  if (sight.ply !== null) return t("table-looking-why");
  if (table.seats.length === 0) return t("table-watching-why");
  if (due?.kind === "over") return t("table-over-why");
  if (due?.kind === "paused") return t("table-paused-why");
  if (table.sent) return t("table-sending-why");
  if (due?.kind !== "person" || !table.seats.includes(due.seat ?? -1))
    return t("table-not-your-turn", { who: sitting.wording.seat(seats, due?.seat) });
  return "";
}

/** Which key leads to what can be chosen, where none of it lies on the board or in the zone that has the focus; else empty. */
export function wayThere(seated: Seated): string {
  const { focused, table, layout } = seated;
  const [key] = session.settings.letters ? keysOf(session.access, "onward") : [];
  if (focused === null || key === undefined || hindrance(seated)) return "";
  const zones = table.scene?.state.zones;
  const zone = zoneAt(zones, focused)?.zone;
  const board = new Set(layout?.boards.map(namesOn).find((names) => names.includes(focused)));
  const isHere = (place: string) => (zone ? zoneAt(zones, place)?.zone === zone : board.has(place));
  const now = offered(table.choosing);
  const here = now.some(({ places = [] }) => places.some(isHere));
  return here || now.length === 0 ? "" : t("table-way-there", { key: keySign(key) });
}

function namesOn({ cells, edges = [], corners = [], parts = [] }: BoardLayout): readonly string[] {
  return [...cells, ...edges, ...corners, ...parts].map(({ name }) => name);
}
