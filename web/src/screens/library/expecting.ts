/** Whether there were unfinished matches the last time, so that their room is kept before they come. */

const KEY = "ludoteka.open";

export function opensExpected(): boolean {
  try {
    return localStorage.getItem(KEY) === "yes";
  } catch {
    return false;
  }
}

export function expectOpen(open: boolean): void {
  try {
    localStorage.setItem(KEY, open ? "yes" : "no");
  } catch {
    // Then the page jumps once; nothing worse.
  }
}
