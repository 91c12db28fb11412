/** An earlier position of the match, looked at while the match stays where it is. */

import type { Layout, Looked, State } from "../../protocol/messages";

export class Sight {
  /** How many moves had been made then; null for now. */
  ply: number | null = $state(null);
  #seen: Looked | null = $state.raw(null);
  #known = new Map<string, Looked>();

  constructor(private readonly look: (ply: number) => Promise<Looked>) {}

  get state(): State | null {
    return this.ply === null ? null : (this.#seen?.state ?? null);
  }

  /** The boards as they were then. */
  get layout(): Layout | null {
    return this.ply === null ? null : (this.#seen?.boards ?? null);
  }

  get last(): readonly string[] {
    return this.#seen?.last ?? [];
  }

  /** Shows the position after so many moves. The line of moves that leads there says whether it is known already. */
  async show(ply: number, line: string): Promise<void> {
    this.ply = ply;
    const known = this.#known.get(line);
    if (known) {
      this.#seen = known;
      return;
    }
    const looked = await this.look(ply);
    this.#known.set(line, looked);
    if (this.ply === ply) this.#seen = looked;
  }

  now(): void {
    this.ply = null;
    this.#seen = null;
  }
}
