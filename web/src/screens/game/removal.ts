/** Removing something that can still be brought back for a while. */

export const GRACE = 8000;

/** It disappears at once; only after a while, or when one leaves, is it removed where it is kept. */
export class Removal {
  private readonly timer: ReturnType<typeof setTimeout>;
  private done = false;

  constructor(
    private readonly remove: () => void,
    grace = GRACE,
  ) {
    this.timer = setTimeout(() => this.finish(), grace);
  }

  finish(): void {
    if (this.done) return;
    this.stop();
    this.remove();
  }

  /** It stays. False where it is too late. */
  undo(): boolean {
    if (this.done) return false;
    this.stop();
    return true;
  }

  private stop(): void {
    this.done = true;
    clearTimeout(this.timer);
  }
}
