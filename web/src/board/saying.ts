import type { Spot } from "./geometry";

/** So many places are said in one go. */
const SAID = 300;

/**
 * Says every place into the labels, a part at a time, so that no click waits for it. The first is said at once: whoever
 * watches what that depends on says all anew when it changes. Gives what stops it.
 */
export function sayAll(
  rows: readonly (readonly Spot[])[],
  say: (place: string) => string,
  labels: Map<string, string>,
): () => void {
  const names = rows.flatMap((row) => row.map(({ name }) => name));
  if (names[0] !== undefined) say(names[0]);
  let at = 0;
  const part = () => {
    for (const name of names.slice(at, at + SAID)) {
      const text = say(name);
      if (labels.get(name) !== text) labels.set(name, text);
    }
    at += SAID;
    if (at < names.length) later = setTimeout(part, 10);
  };
  let later = setTimeout(part);
  return () => clearTimeout(later);
}
