/** What has come about in the middle of a move: looked up after each choice of it. */

import { type Choosing, complete, text } from "../../match/choosing";
import type { Looked, State } from "../../protocol/messages";

/** Before so many choices nothing has been done yet. */
const FIRST = 2;

export class Midway {
  /** What is there then; null where no move is begun. */
  state: State | null = $state.raw(null);

  constructor(private readonly look: (move: string) => Promise<Looked>) {}

  /** Looks it up for what is chosen so far on these boards, until the returned function is called. */
  follow(choosing: Choosing, layout: string): () => void {
    let wanted = choosing.path.length >= FIRST && !complete(choosing);
    const ask = async () => {
      try {
        const seen = await this.look(text(choosing.path));
        if (wanted && seen.layout === layout) this.state = seen.state;
      } catch {
        // The table has moved on, or is out of reach: then there is nothing to tell.
      }
    };
    if (wanted) void ask();
    return () => {
      wanted = false;
      this.state = null;
    };
  }
}
