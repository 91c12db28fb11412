/** Our own pictures for players, on a field of 48 by 48: a ground and shapes painted one over another. */

export type Shape = readonly [path: string, fill: string];
export interface Drawing {
  ground: string;
  shapes: readonly Shape[];
}

const INK = "#2d2219";
const WHITE = "#fffaf0";

const round = (x: number, y: number, r: number, s = r) =>
  `M${x - r} ${y}a${r} ${s} 0 1 0 ${2 * r} 0a${r} ${s} 0 1 0 ${-2 * r} 0`;
const eyes = (y: number, apart = 6, r = 1.9): Shape => [
  round(24 - apart, y, r) + round(24 + apart, y, r),
  INK,
];
const box = (x: number, y: number, width: number, height: number, r = 3) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}`;

export const AVATARS = {
  fox: {
    ground: "#f3dcb9",
    shapes: [
      ["M9 9l9 6h12l9-6v14c0 9-7 16-15 19C16 39 9 32 9 23z", "#d8692b"],
      ["M12 14l4 3-3 4zM36 14l-4 3 3 4z", "#6d3416"],
      [
        "M9.5 25c5 0 9 3 11 8l3.5 9C16 39 9.5 33 9.5 25zM38.5 25c-5 0-9 3-11 8L24 42c8-3 14.5-9 14.5-17z",
        WHITE,
      ],
      eyes(24, 6.5),
      [round(24, 37, 3, 2.4), INK],
    ],
  },
  owl: {
    ground: "#d5dfe8",
    shapes: [
      ["M10 8c4 2 8 3 14 3s10-1 14-3c1 5 2 9 2 15 0 11-7 18-16 18S8 34 8 23c0-6 1-10 2-15z", "#7a5a42"],
      ["M24 27c5 0 9 3 9 7s-4 7-9 7-9-3-9-7 4-7 9-7z", "#d9bd94"],
      [round(17, 20, 7) + round(31, 20, 7), WHITE],
      [round(17, 20, 4.2) + round(31, 20, 4.2), "#e0a02c"],
      [round(17, 20, 2.3) + round(31, 20, 2.3), INK],
      ["M21.5 24h5L24 30z", "#d8842b"],
    ],
  },
  cat: {
    ground: "#e4d6ea",
    shapes: [
      ["M9 7l10 7h10l10-7 1 18c0 9-7 15-16 15S8 34 8 25z", "#6a6573"],
      ["M12 12l5 4-4.5 4zM36 12l-5 4 4.5 4z", "#e3a8a5"],
      [round(17, 24, 3.6) + round(31, 24, 3.6), "#cfe08a"],
      [round(17, 24, 1.2, 3.2) + round(31, 24, 1.2, 3.2), INK],
      ["M21.5 30h5L24 33z", "#e3a8a5"],
      [
        "M4 29l11 1.500v.8L4 31zM4 35l11-1.800v.8L4.5 37zM44 29l-11 1.500v.8L44 31zM44 35l-11-1.800v.8l10.5 2z",
        WHITE,
      ],
    ],
  },
  bear: {
    ground: "#f1e3c4",
    shapes: [
      [round(12, 14, 6) + round(36, 14, 6), "#8b5a33"],
      [round(12, 14, 3) + round(36, 14, 3), "#c9935f"],
      [round(24, 26, 16, 15), "#8b5a33"],
      [round(24, 32, 8, 7), "#e4c29a"],
      eyes(23, 6.5),
      [round(24, 29, 3.2, 2.4), INK],
    ],
  },
  frog: {
    ground: "#d3ebd9",
    shapes: [
      [round(14, 14, 7) + round(34, 14, 7) + round(24, 27, 17, 13), "#4f9a52"],
      [round(14, 14, 4.6) + round(34, 14, 4.6), WHITE],
      [round(14, 14, 2.3) + round(34, 14, 2.3), INK],
      ["M11 29q13 9 26 0q-2 8-13 8t-13-8z", "#2e6b34"],
      [round(21, 24, 0.9) + round(27, 24, 0.9), "#2e6b34"],
    ],
  },
  rabbit: {
    ground: "#f3d6d3",
    shapes: [
      [round(17, 13, 4.5, 11) + round(31, 13, 4.5, 11), "#f4ede3"],
      [round(17, 13, 2, 8) + round(31, 13, 2, 8), "#e8aaa5"],
      [round(24, 30, 14, 13), "#f4ede3"],
      eyes(27, 6),
      ["M21.5 31h5L24 34z", "#d8756e"],
      ["M21.8 36h4.400v4h-4.400z", WHITE],
      [round(14.5, 33, 2.6, 2) + round(33.5, 33, 2.6, 2), "#f3c6c0"],
    ],
  },
  penguin: {
    ground: "#cfe3ee",
    shapes: [
      ["M24 6c10 0 15 8 15 19s-6 17-15 17S9 36 9 25 14 6 24 6z", "#2f3a4a"],
      ["M24 20c3-6 11-5 11 2 0 10-4 18-11 18s-11-8-11-18c0-7 8-8 11-2z", WHITE],
      eyes(21, 5.5),
      ["M20 25h8l-4 5.500z", "#e59a2f"],
    ],
  },
  whale: {
    ground: "#cde9ec",
    shapes: [
      [
        "M6 27c0-9 8-14 17-14 8 0 11 5 14 5 3-1 3-5 6-6 1 4 1 8-3 11-1 10-9 16-18 16C13 39 6 35 6 27z",
        "#3d7ea6",
      ],
      ["M7 30c6 4 14 4 22 0-1 6-6 9-11 9-6 0-10-3-11-9z", "#d7ebf3"],
      [round(14, 24, 1.9), INK],
      ["M20 4c-2 0-4 1-4 3 2 0 3 1 4 4 1-3 2-4 4-4 0-2-2-3-4-3z", "#7fc0dd"],
    ],
  },
  robot: {
    ground: "#dfe2ea",
    shapes: [
      ["M23 5h2v7h-2z", "#68738a"],
      [round(24, 6, 2.6), "#d8692b"],
      [box(5, 21, 5, 10, 2) + box(38, 21, 5, 10, 2), "#68738a"],
      [box(9, 12, 30, 27, 6), "#93a0b8"],
      [box(13, 17, 22, 11, 4), "#25303f"],
      [round(19, 22.5, 2.6) + round(29, 22.5, 2.6), "#7fe0c0"],
      [box(17, 32, 14, 3, 1.5), "#25303f"],
    ],
  },
  pawn: {
    ground: "#dbe9e0",
    shapes: [
      [
        "M24 7a7.5 7.5 0 0 1 4.8 13.300H31v3h-3.500c.5 6 2.5 9 5.5 12h1v5H14v-5h1c3-3 5-6 5.5-12H17v-3h2.200A7.5 7.5 0 0 1 24 7z",
        "#25594a",
      ],
      ["M20.5 11.500q1.5-2 3.5-2v1.500q-1.5 0-2.5 1.300z", "#7fc0a5"],
    ],
  },
  die: {
    ground: "#f5e0c8",
    shapes: [
      [box(9, 9, 30, 30, 7), "#a3281f"],
      [box(11, 11, 26, 26, 5.5), "#bd3a2f"],
      [
        round(17, 17, 2.8) +
          round(31, 17, 2.8) +
          round(24, 24, 2.8) +
          round(17, 31, 2.8) +
          round(31, 31, 2.8),
        WHITE,
      ],
    ],
  },
  star: {
    ground: "#dcd9f0",
    shapes: [
      [
        "M24 6l5.5 11.5 12.5 1.7-9.2 8.7 2.3 12.500L24 34.3 12.9 40.400l2.3-12.500L6 19.200l12.5-1.700z",
        "#e0a02c",
      ],
      eyes(24, 4, 1.7),
      ["M19.5 28q4.5 4 9 0q-1 4.5-4.5 4.500t-4.5-4.500z", INK],
    ],
  },
} as const satisfies Record<string, Drawing>;

export type AvatarName = keyof typeof AVATARS;
export const AVATAR_NAMES = Object.keys(AVATARS) as readonly AvatarName[];

/** The picture of a player; without one it follows from the name, so that it never changes. */
export function avatarOf(picture: string, name: string): AvatarName {
  const known = AVATAR_NAMES.find((one) => one === picture);
  if (known) return known;
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return AVATAR_NAMES[sum % AVATAR_NAMES.length] ?? "pawn";
}

/** Who has which picture already; where several share one, the first of them. */
export function ownersOf(
  players: readonly { readonly picture?: string; readonly name: string }[],
): ReadonlyMap<AvatarName, string> {
  return new Map(
    players.toReversed().map(({ picture, name }) => [avatarOf(picture ?? "", name), name] as const),
  );
}

/** All pictures, those first that nobody has. */
export function freeFirst(owners: ReadonlyMap<AvatarName, string>): readonly AvatarName[] {
  return AVATAR_NAMES.toSorted((one, other) => Number(owners.has(one)) - Number(owners.has(other)));
}
