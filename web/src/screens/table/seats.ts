/** What the panel of seats tells of each of them. */

export interface Fact {
  name: string;
  value: string;
}

export interface SeatCard {
  seat: number;
  name: string;
  /** Who sits there, in words. */
  sitter: string;
  computer: boolean;
  colour: string;
  due: boolean;
  won: boolean;
  facts: readonly Fact[];
  /** The time left, as a clock shows it; null where there are no clocks. */
  clock: string | null;
  /** Whether little time is left. */
  short: boolean;
}
