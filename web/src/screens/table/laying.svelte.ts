/** A tile that is about to be laid: how it is turned, and where it is shown before it lies there. */

import type { BoardState } from "../../board/pieces";
import { byPlace } from "../../match/choosing";
import { fitting, tileInHand, turnedOn, turningOf, turningsOf } from "../../match/turnings";
import { announce } from "../../parts/notices.svelte";
import type { Node, ZoneState } from "../../protocol/messages";
import { session } from "../../session.svelte";
import { t } from "../../texts/texts.svelte";
import type { Seated } from "./seated.svelte";

export class Laying {
  /** How far the player has turned it, in degrees to the right. */
  wanted = $state(0);
  /** The place that is pointed at. */
  at: string | undefined = $state();

  constructor(private readonly seated: Seated) {}

  /** Where the tile can go now, with the ways of turning it that fit there. */
  readonly ways: ReadonlyMap<string, readonly Node[]> = $derived.by(() => {
    const { table, sight } = this.seated;
    const places = sight.ply === null ? byPlace(table.choosing) : new Map<string, Node[]>();
    return new Map(
      [...places].flatMap(([place, nodes]) => {
        const ways = turningsOf(nodes);
        return ways.length > 0 ? [[place, ways] as const] : [];
      }),
    );
  });

  /** What the tile is called; nothing where that cannot be told. */
  get tile(): string | undefined {
    const { table, tiling } = this.seated;
    return tileInHand(table.choosing.path, table.scene?.state.zones ?? [], (name) => tiling.has(name));
  }

  /** How it would lie there if it was laid now. */
  fitting(place: string | undefined): Node | undefined {
    return fitting(this.ways.get(place ?? "") ?? [], this.wanted);
  }

  /** How it is turned where it is shown. */
  get rotation(): number {
    const shown = this.fitting(this.at);
    return (shown && turningOf(shown)) ?? this.wanted;
  }

  /** Turns it by a quarter, or as far as it fits where it is shown; says whether there is a tile to be turned. */
  turn(by: 1 | -1): boolean {
    if (this.ways.size === 0) return false;
    const ways = this.ways.get(this.at ?? "") ?? [...this.ways.values()].flat();
    const next = turnedOn(ways, this.rotation, by);
    if (!next) return false;
    this.wanted = turningOf(next) ?? 0;
    announce(this.said(next));
    return true;
  }

  /** A way of turning it, with what then lies on which side. */
  said(node: Node): string {
    const { wording, tiling } = this.seated;
    const rotation = turningOf(node);
    const sides = rotation === undefined ? "" : tiling.told(this.tile ?? "", rotation);
    return [wording.choice(node), sides].filter(Boolean).join(": ");
  }

  /** What is said of a place where it can be laid: how it fits there. */
  saidAt(place: string): string {
    const ways = this.ways.get(place) ?? [];
    const lies = this.fitting(place);
    if (!lies) return "";
    const fits = ways.map((node) => this.seated.wording.choice(node)).join(", ");
    const way = this.seated.wording.choice(lies);
    // By a switch the way is chosen after the place.
    const byKey = ways.length > 1 && session.access.on !== true;
    return byKey ? t("tile-fits-ways", { ways: fits, way }) : t("tile-fits", { ways: fits });
  }

  /** The board with the tile where it is pointed at, or where a choice of how to turn it is open. */
  ghost(board: BoardState | undefined): BoardState | undefined {
    const open = this.seated.table.choosing.path.at(-1);
    const turnings = open ? turningsOf([open]) : [];
    const [node, place] =
      turnings.length > 0
        ? [fitting(turnings, this.wanted), open?.places?.[0]]
        : [this.fitting(this.at), this.at];
    if (!board || !this.tile || !node || place === undefined) return undefined;
    return { ...board, [place]: { pieces: [{ name: this.tile, rotation: turningOf(node) ?? 0 }] } };
  }

  /** What lies beside the board, with the tile turned as the player holds it. */
  turned(zones: readonly ZoneState[]): readonly ZoneState[] {
    const { tile } = this;
    if (this.ways.size === 0 || tile === undefined) return zones;
    return zones.map((zone) => ({
      ...zone,
      things: (zone.things ?? []).map((thing) =>
        thing.name === tile && !thing.covered ? { ...thing, rotation: this.rotation } : thing,
      ),
    }));
  }
}
