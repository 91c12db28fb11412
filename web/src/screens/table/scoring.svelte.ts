/** What moves earn where: seen for a moment while a match goes on, and at its end area by area, as the player goes on. */

import { signed } from "../../board/figures";
import type { Earned, Effects, Scene, SeatState } from "../../protocol/messages";
import type { Wording } from "../../texts/wording";

/** What one area brought by one rule, to one seat or to several. */
export interface Scored {
  readonly key: string;
  readonly kind: string;
  readonly place: string;
  readonly rule: string;
  readonly cells: readonly string[];
  readonly earned: readonly Earned[];
}

/** Everything that was earned, area by area. */
export function scoredOf(earned: readonly Earned[]): readonly Scored[] {
  const found = new Map<string, Scored>();
  for (const one of earned) {
    const { kind = "", place, rule = "", cells = [] } = one;
    const key = `${kind} ${place} ${rule}`;
    found.set(key, { key, kind, place, rule, cells, earned: [...(found.get(key)?.earned ?? []), one] });
  }
  return [...found.values()];
}

/** How much each seat has earned in all of them. */
export function sumsOf(areas: readonly Scored[]): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const { seat, points } of areas.flatMap(({ earned }) => earned))
    sums.set(seat, (sums.get(seat) ?? 0) + points);
  return sums;
}

/** An area, by its kind and by where it lies; where the game says what a rule gives its points for, by that. */
export function scoredName({ kind, place, rule, cells }: Scored, wording: Wording): string {
  if (!kind) return place && wording.place(place);
  const area = wording.say("area-told", { kind: wording.texts.name(kind), tiles: cells.length });
  return wording.earnedFor(area, rule);
}

/** An area with what it brought to whom, and what that makes so far: 'city of 3 tiles: White +6 (now 31)'. */
export function scoredTold(area: Scored, seats: readonly SeatState[], wording: Wording): string {
  const brought = area.earned.map(({ seat, name, points }) => {
    const facts = { seat: wording.who(seats, seat), points: signed(points) };
    const sum = seats[seat]?.numbers?.[name];
    return sum === undefined
      ? wording.say("scoring-brought", facts)
      : wording.say("scoring-brought-now", { ...facts, sum });
  });
  return [scoredName(area, wording), brought.join(", ")].filter(Boolean).join(": ");
}

/** What a seat had before it earned this. */
function without(of: SeatState, { name, points }: Earned): SeatState {
  const { [name]: sum, ...others } = of.numbers ?? {};
  return sum === undefined ? of : { ...of, numbers: { ...others, [name]: sum - points } };
}

/** What a move did besides what is told area by area. */
export function unscored({ earned = [], kept = [], ...others }: Effects): Effects {
  const told = new Set(earned.map(({ name }) => name));
  return {
    ...others,
    kept: kept.map((one) => ({ ...one, names: one.names.filter((name) => !told.has(name)) })),
  };
}

type Ended = Pick<Scene, "effects" | "ending" | "version">;

export class Scoring {
  /** What the last move earned, as long as the player has seen it come. */
  earned: readonly Earned[] = $state.raw([]);
  /** The cells of each area that it closed. */
  closed: readonly (readonly string[])[] = $state.raw([]);
  /** Which of the areas of the final scoring is shown. */
  at: number | null = $state(null);
  /** Whether the areas of this end are, or were, gone through: whoever came later has only their list. */
  stepped = $state(false);
  /** Whoever has gone through all of them goes on to their list. */
  led = false;
  #version: number;
  #over: boolean;

  constructor(private readonly table: { readonly scene: Ended | null }) {
    this.#version = table.scene?.version ?? 0;
    this.#over = Boolean(table.scene?.ending);
  }

  /** What the final scoring brought; nothing while the match goes on. */
  readonly areas: readonly Scored[] = $derived.by(() => {
    const { ending = null, effects } = this.table.scene ?? {};
    return ending ? scoredOf(effects?.earned ?? []) : [];
  });

  /** The area that is shown. */
  get shown(): Scored | undefined {
    return this.at === null ? undefined : this.areas[this.at];
  }

  /** What everybody has as far as it was shown: without what the areas bring that come later. */
  reached(seats: readonly SeatState[]): readonly SeatState[] {
    if (this.at === null) return seats;
    const later = this.areas.slice(this.at + 1).flatMap(({ earned }) => earned);
    return seats.map((of, seat) => later.filter((one) => one.seat === seat).reduce(without, of));
  }

  /** Takes up what has come since. */
  follow(): void {
    const { effects, version = 0, ending } = this.table.scene ?? {};
    if (version === this.#version) return;
    const [first, comes] = [this.#version === 0, Boolean(ending) && !this.#over];
    [this.#version, this.#over] = [version, Boolean(ending)];
    // What was there when the player came has not been seen to come.
    if (first) return;
    if (comes && this.areas.length > 1) [this.at, this.stepped] = [0, true];
    else if (!ending) [this.at, this.stepped] = [null, false];
    // Chance may come at once; what was earned and closed before stays to be seen.
    const closed = (effects?.areas ?? []).filter((area) => area.closed).map(({ cells = [] }) => cells);
    if (closed.length > 0) this.closed = closed;
    if (this.at !== null) this.earned = [];
    else if (effects?.earned?.length && (comes || !ending)) this.earned = effects.earned;
  }

  /** Goes on to the next area; after the last one all are listed. */
  next = () => {
    if (this.at === null) return;
    if (this.at + 1 < this.areas.length) this.at += 1;
    else this.skip();
  };

  /** All areas are listed at once. */
  skip = () => {
    this.at = null;
    this.led = true;
  };
}
