/** While somebody measures presses or tries a scan, all switches are theirs and the scan of the page rests. */
class Claim {
  #holders = $state(0);

  get held(): boolean {
    return this.#holders > 0;
  }

  /** Gives the way to let go of it. */
  take(): () => void {
    this.#holders += 1;
    let mine = true;
    return () => {
      if (mine) this.#holders -= 1;
      mine = false;
    };
  }
}

export const claim = new Claim();
