/** In few words: the first sentence, without the word that says what can be done. */
export function shortened(words: string, doable: string): string {
  const [first = ""] = words.split(/(?<=[.!?…])\s/);
  return first.endsWith(`, ${doable}`) ? first.slice(0, -doable.length - 2) : first;
}

export function spaced(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
