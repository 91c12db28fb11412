import { untrack } from "svelte";
import type { Match } from "../protocol/messages";

/** Which part of a list is asked for: so many, after the place of the last one that is known. */
export interface Part {
  limit: number;
  before?: string;
}

/** A list of matches that is brought part by part, the last played first. */
export class Listing {
  /** Those that are shown. */
  matches: readonly Match[] = $state.raw([]);
  /** Whether there are others. */
  more = $state(false);
  busy = $state(false);
  #place: string | undefined;

  constructor(
    private readonly ask: (part: Part) => Promise<readonly Match[]>,
    private readonly size: number,
  ) {}

  /** Brings the next part; may throw an `ApiFault`, and the list stays as it was. */
  async next(): Promise<void> {
    // Whoever asks in an effect does not want to ask again when the answer comes.
    if (untrack(() => this.busy)) return;
    this.busy = true;
    try {
      // One more than is shown tells whether there are others.
      const answer = await this.ask({
        limit: this.size + 1,
        ...(this.#place !== undefined && { before: this.#place }),
      });
      const part = answer.slice(0, this.size);
      const last = part.at(-1);
      if (last) this.#place = `${last.played}.${last.id}`;
      this.matches = [...this.matches, ...part];
      this.more = answer.length > part.length;
    } finally {
      this.busy = false;
    }
  }

  /** A match is not listed any more. */
  drop(id: string): void {
    this.matches = this.matches.filter((match) => match.id !== id);
  }
}
