/** Light colouring of the rules as they are written: parts, things, notes, numbers, quoted words. */

export type Ink = "part" | "thing" | "word" | "note" | "quoted" | "number" | "plain";
export interface Run {
  ink: Ink;
  text: string;
}

const PART =
  /^(game|players|board|options|setup|turn|end|round|legend|ruleset|level|stuck|in every level|at any time|each|the|an?)\b/;
const KNOWN: readonly [Ink, RegExp][] = [
  ["note", /^--.*$/],
  ["quoted", /^"[^"]*"?/],
  ["number", /^\d+\b/],
  [
    "word",
    /^(if|otherwise|choose|put|remove|repeat|while|for each|either|or|let|set|add|take|remember|becomes?|not allowed if|wins?|loses?|drawn|when|may|to|is|are|has|have)\b/,
  ],
];
const THING = /^(kind|piece|card|tile|die|zone)\s+([^\W\d_][^,]*?)(?=,|\s+--|\s*$)/;

/** One line as runs of one colour each; put together they are the line. */
export function coloured(line: string): readonly Run[] {
  const runs: Run[] = [];
  const add = (ink: Ink, text: string) => {
    const last = runs.at(-1);
    if (last && last.ink === ink) last.text += text;
    else if (text) runs.push({ ink, text });
  };
  let rest = line;
  const start = THING.exec(rest) ?? PART.exec(rest);
  if (start) {
    add("part", start[1] ?? "");
    add("thing", start[0].slice(start[1]?.length));
    rest = rest.slice(start[0].length);
  }
  while (rest) {
    const [ink, text] = first(rest);
    add(ink, text);
    rest = rest.slice(text.length);
  }
  return runs;
}

function first(rest: string): readonly [Ink, string] {
  for (const [ink, pattern] of KNOWN) {
    const found = pattern.exec(rest);
    if (found) return [ink, found[0]];
  }
  return ["plain", /^(?:[\w'-]+|\s+|.)/u.exec(rest)?.[0] ?? rest];
}
