/** What a choice would do: asked for when it is pointed at for a moment, and remembered until the table moves on. */

import type { Looked } from "../../protocol/messages";

type Look = (move: string) => Promise<Looked>;

const PAUSE = 120;

export class Preview {
  /** What the boards would show; null where nothing is pointed at. */
  seen: Looked | null = $state.raw(null);
  #known = new Map<string, Looked>();
  #version = -1;
  #wanted = "";
  #timer = 0;

  constructor(private readonly look: Look) {}

  /** Shows what a whole move would do, in this version of the table; an empty one shows nothing. */
  show(move: string, version: number): void {
    if (version !== this.#version) {
      this.#known.clear();
      this.#version = version;
    }
    this.#wanted = move;
    clearTimeout(this.#timer);
    this.seen = this.#known.get(move) ?? null;
    if (move && !this.seen) this.#timer = window.setTimeout(() => void this.#ask(move, version), PAUSE);
  }

  async #ask(move: string, version: number): Promise<void> {
    try {
      const looked = await this.look(move);
      if (version !== this.#version) return;
      this.#known.set(move, looked);
      if (this.#wanted === move) this.seen = looked;
    } catch {
      // The table has moved on, or is out of reach: then there is nothing to show.
    }
  }
}
