/** How what somebody thinks is coloured: from the worst to the best, told apart also by those who do not see red and green. */
const TONES = [
  { ground: "#b35806", ink: "#ffffff" },
  { ground: "#f1a340", ink: "#1c1815" },
  { ground: "#f7f7f7", ink: "#1c1815" },
  { ground: "#92c5de", ink: "#1c1815" },
  { ground: "#2166ac", ink: "#ffffff" },
] as const;

export type Tone = (typeof TONES)[number];

/** From 0, the worst of all, to 4, the best. */
export function rankOf(worth: number, all: readonly number[]): number {
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most > least ? Math.round((4 * (worth - least)) / (most - least)) : 4;
}

export function toneOf(rank: number): Tone {
  return TONES[rank] ?? TONES[2];
}
