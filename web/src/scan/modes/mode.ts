import type { Stop } from "../item";
import type { Pace } from "../pace";
import type { Settings } from "../settings";
import type { Switch } from "../signals";
import type { Onward } from "../walk";

/** What a mode can do with the scan. */
export interface Stage {
  readonly settings: Settings;
  readonly pace: Pace;
  /** The stops of the cycle that one is in. */
  readonly stops: readonly Stop[];
  /** Which of them one is at. */
  readonly at: number;
  /** Whether it is highlighted. */
  readonly lit: boolean;
  /** Highlights where one is, or another stop of the cycle. */
  show(at?: number): void;
  /** Highlights the whole cycle. */
  showAll(): void;
  /** Nothing is highlighted until the player does something. */
  poise(): void;
  /** One stop further or back. False where the scan has begun anew instead. */
  step(by: 1 | -1): boolean;
  /** On as an outer system says. False where the scan has begun anew instead. */
  onward(by: Onward): boolean;
  /** One stop further because time has passed. False also where the loops are over. */
  loop(): boolean;
  /** Takes where one is, or another stop of the cycle: goes into a group, goes back, or chooses. */
  take(at?: number): void;
  /** Lets staying so long take where one is, or do something else; `null` is the rest area. */
  stay(stop: Stop | null, lasts: number, act?: () => void): void;
  leave(): void;
  rest(resting: boolean): void;
}

/** How signals and time move the highlight. */
export interface Mode {
  /** One has come into a cycle; `fresh` where the player has not just pressed. */
  begin(fresh: boolean): void;
  /** A press takes effect. */
  act(which: Switch): void;
  /** A switch is being held. */
  held?(): void;
  /** It was let go. */
  released?(): void;
  /** A press came to nothing: what it interrupted goes on. */
  resume?(): void;
  /** An outer system says so. */
  next?(by: Onward): void;
  /** The pointer is over something else. */
  point?(key: string | null): void;
}
