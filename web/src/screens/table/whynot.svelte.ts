/** Why a place cannot be chosen: shown at once, with the reasons as soon as the table gives them. */

import { TableRefusal } from "../../protocol/asking";
import type { Explained, Why } from "../../protocol/messages";

export class WhyNot {
  /** The place that was clicked. */
  place: string | null = $state(null);
  /** Null while they are being asked for. */
  reasons: readonly Why[] | null = $state.raw(null);

  constructor(private readonly explain: (move: string) => Promise<Explained>) {}

  /** Says what is known without asking. */
  say(place: string, words: string): void {
    this.place = place;
    this.reasons = [{ words }];
  }

  async ask(place: string, move: string): Promise<void> {
    this.place = place;
    this.reasons = null;
    try {
      const { reasons = [] } = await this.explain(move);
      if (this.place === place) this.reasons = reasons;
    } catch (refusal) {
      if (!(refusal instanceof TableRefusal)) throw refusal;
      if (this.place === place) this.reasons = refusal.reasons;
    }
  }

  close(): void {
    this.place = null;
  }
}
