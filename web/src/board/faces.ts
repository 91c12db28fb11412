import type { PieceState } from "../protocol/messages";
import { type Art, artName } from "./art";

/** What stands in the corner of a playing card. */
export interface Face {
  readonly rank: string;
  /** The picture of its suit, where the game has one. */
  readonly picture?: string;
  /** Its suit as a character, where it has no picture. */
  readonly suit: string;
  readonly colour: string;
  /** Whether somebody is drawn on it: a jack, a queen, a king. */
  readonly court: boolean;
}

const BLACK = "#221c17";
const RED = "#b3261e";
const SUITS: Readonly<Record<string, string>> = { spades: "♠", hearts: "♥", diamonds: "♦", clubs: "♣" };
const NAMED = /^(\w+) of (\w+)$/;

/** The face of a card that is called 'queen of hearts', or has the sign of a suit and a number; none of any other card. */
export function faceOf(card: PieceState, art: Art): Face | undefined {
  const [, rank, named] = NAMED.exec(card.name) ?? [];
  if (rank === undefined || named === undefined) return numbered(card);
  const picture = `card-${artName(named)}`;
  const suit = SUITS[named] ?? "";
  if (!suit && !(picture in art)) return undefined;
  const figure = /^\d+$/.test(rank);
  return {
    rank: figure ? rank : rank.charAt(0).toUpperCase(),
    ...(picture in art ? { picture } : {}),
    suit,
    colour: colourOf(suit),
    court: !figure && rank !== "ace",
  };
}

function numbered({ sign = "", numbers = {} }: PieceState): Face | undefined {
  const [rank] = Object.values(numbers);
  if (!Object.values(SUITS).includes(sign) || rank === undefined) return undefined;
  return { rank: String(rank), suit: sign, colour: colourOf(sign), court: false };
}

function colourOf(suit: string): string {
  return suit === "♥" || suit === "♦" ? RED : BLACK;
}
