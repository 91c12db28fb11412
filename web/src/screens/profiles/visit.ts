/** Whether somebody comes here for the first time, or begins a new visit. */

const WELCOMED = "ludoteka.welcomed";
const ASKED = "ludoteka.asked";

function isNew(storage: () => Storage, key: string): boolean {
  try {
    return storage().getItem(key) === null;
  } catch {
    return false; // A browser that keeps nothing would welcome everyone again and again.
  }
}

export function isFirstVisit(): boolean {
  return isNew(() => localStorage, WELCOMED);
}

/** A visit starts with a new tab or window. */
export function isStart(): boolean {
  return isNew(() => sessionStorage, ASKED);
}

/** Nobody is asked again during this visit; `forGood`, the welcome is not shown any more either. */
export function arrived({ forGood = false } = {}): void {
  try {
    sessionStorage.setItem(ASKED, "yes");
    if (forGood) localStorage.setItem(WELCOMED, "yes");
  } catch {
    // Then the question simply comes again.
  }
}
