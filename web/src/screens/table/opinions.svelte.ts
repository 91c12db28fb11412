/** What the computer thinks of everything that can be chosen: asked for at each of the player's turns while it is wanted. */

import { offered, text } from "../../match/choosing";
import { moves, moveText } from "../../match/log";
import { beginnings } from "../../match/several";
import type { Table } from "../../match/table.svelte";
import type { ConsideredMove, Node } from "../../protocol/messages";
import { refused } from "./refused";

/** The best that can be hoped for after a choice, from 0 to 1; nothing where no move that begins so was considered. */
export function worthOf(
  path: readonly Node[],
  node: Node,
  considered: readonly ConsideredMove[],
): number | undefined {
  const begun = beginnings([...path, node]).map(text);
  const shares = considered
    .filter(({ move }) => begun.some((one) => move === one || move.startsWith(`${one}-`)))
    .map(({ share }) => share);
  return shares.length > 0 ? Math.max(...shares) : undefined;
}

export class Opinions {
  on = $state(false);
  #told: { line: string; moves: readonly ConsideredMove[] } | null = $state.raw(null);
  #asked: string | null = null;

  constructor(private readonly table: Table) {}

  toggle = () => {
    this.on = !this.on;
    this.#asked = null;
  };

  /** Asks where it is wanted, the player has to choose, and it is not known yet. */
  follow(): void {
    const { scene, helping, sent, seats } = this.table;
    const mine = scene?.due.kind === "person" && seats.includes(scene.due.seat ?? -1);
    const line = this.#line();
    if (!this.on || !mine || helping || sent || line === this.#asked) return;
    this.#asked = line;
    void refused(
      this.table.hint(true).then(({ considered }) => {
        this.#told = { line, moves: considered?.moves ?? [] };
      }),
    );
  }

  /** What a choice is worth that is offered now; nothing where that is not wanted or not known. */
  of = (node: Node): number | undefined =>
    this.on && this.#told?.line === this.#line()
      ? worthOf(this.table.choosing.path, node, this.#told.moves)
      : undefined;

  /** What each place is worth at best that can be chosen now. */
  get worths(): ReadonlyMap<string, number> {
    const found = new Map<string, number>();
    for (const node of offered(this.table.choosing)) {
      const worth = this.of(node);
      for (const place of worth === undefined ? [] : (node.places ?? []))
        found.set(place, Math.max(found.get(place) ?? 0, worth ?? 0));
    }
    return found;
  }

  #line(): string {
    return moves(this.table.log).map(moveText).join(" ");
  }
}
