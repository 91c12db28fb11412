/** Drawn tiles in words: what reaches which of their sides. */

import type { TileFact } from "../protocol/messages";
import { list } from "./intl.svelte";
import type { Wording } from "./wording";

export const SIDES = ["above", "right", "below", "left"] as const;

/** The tiles of a game as they lie on a board that is turned by so many degrees. */
export class Tiling {
  readonly #tiles: ReadonlyMap<string, TileFact>;
  /** The kind that reaches most of all sides: it is said only where nothing else is there. */
  readonly #ground: string | undefined;

  constructor(
    tiles: readonly TileFact[],
    private readonly wording: Wording,
    private readonly turn = 0,
  ) {
    this.#tiles = new Map(tiles.map((tile) => [tile.name, tile]));
    const counts = new Map<string, number>();
    for (const tile of tiles)
      for (const kind of tile.sides.flat().flatMap((sign) => kindOf(tile, sign)))
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
    this.#ground = [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
  }

  /** Whether something is a tile with a drawing. */
  has(name: string): boolean {
    return this.#tiles.has(name);
  }

  /** All that is drawn on a tile: 'city above, road right and left, field below'; empty for what has no drawing. */
  told = (name: string, rotation = 0): string => {
    const tile = this.#tiles.get(name);
    if (!tile) return "";
    const around = SIDES.map((_, side) => this.#signs(tile, rotation, side));
    const parts = tile.parts.map((_, part) => {
      const own = SIDES.flatMap((_, side) => (this.#tells(tile, around[side] ?? [], part) ? [side] : []));
      const inside = around.every((signs) => !signs.includes(part));
      return { part, own, at: inside ? -1 : (own[0] ?? SIDES.length) };
    });
    const said = parts.filter(({ at }) => at < SIDES.length).sort((one, other) => one.at - other.at);
    return said.map(({ part, own }) => this.#part(this.#called(tile, part), own)).join(", ");
  };

  /** What lies around an empty cell: what each tile beside it shows to it, by side; a tile is its name and rotation. */
  around(beside: readonly (readonly [name: string, rotation: number] | undefined)[]): string {
    const found = new Map<string, number[]>();
    for (const [side, there] of beside.entries()) {
      const tile = there && this.#tiles.get(there[0]);
      if (!tile) continue;
      const signs = this.#signs(tile, there[1], (side + 2) % 4);
      const shown = [...new Set(signs)].filter((part) => this.#tells(tile, signs, part));
      const said = list(
        [...new Set(shown.flatMap((part) => kindOf(tile, part)))].map((kind) => this.#name(kind)),
      );
      if (said) found.set(said, [...(found.get(said) ?? []), side]);
    }
    return [...found].map(([said, sides]) => this.#part(said, sides)).join(", ");
  }

  /** The parts along a side of a tile as it lies. */
  #signs(tile: TileFact, rotation: number, side: number): readonly number[] {
    return tile.sides[(side + 8 - (rotation + this.turn) / 90) % 4] ?? [];
  }

  #tells(tile: TileFact, signs: readonly number[], part: number): boolean {
    if (!signs.includes(part)) return false;
    const grounded = (sign: number) => tile.parts[sign]?.kind === this.#ground;
    return !grounded(part) || signs.every(grounded);
  }

  #called(tile: TileFact, part: number): string {
    const { kind = "", words = [] } = tile.parts[part] ?? {};
    const states = words.map((word) => this.#name(word)).join(" ");
    return states ? this.wording.say("tile-states", { part: this.#name(kind), states }) : this.#name(kind);
  }

  #part(part: string, sides: readonly number[]): string {
    if (sides.length === 0) return this.wording.say("tile-inside", { part });
    const where =
      sides.length === SIDES.length
        ? this.wording.say("tile-around")
        : list(sides.map((side) => this.wording.say(`tile-${SIDES[side]}`)));
    return this.wording.say("tile-part", { part, where });
  }

  #name(key: string): string {
    return this.wording.texts.name(key);
  }
}

function kindOf(tile: TileFact, sign: number): string[] {
  const part = tile.parts[sign];
  return part ? [part.kind] : [];
}
