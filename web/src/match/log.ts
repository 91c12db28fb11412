import type { Chosen, Entry, Opened, Resigned, Sitter, TimedOut } from "../protocol/messages";

/** A move of the line, with when it was made and how long it took (pauses left out). */
export interface LoggedMove extends Chosen {
  /** The number of its entry. */
  number: number;
  at: number;
  seconds: number;
}

/** Moves that were taken back or made again in one go. */
export interface Turned {
  way: "taken-back" | "redone" | "restarted";
  moves: readonly LoggedMove[];
}

/** A match as its log tells it. The line holds also moves that were taken back and can be made again. */
export interface MatchLog {
  version: number;
  opened: Opened | null;
  sitters: readonly Sitter[];
  line: readonly LoggedMove[];
  /** How many moves of the line stand. */
  standing: number;
  /** What the last entry took back or made again; null where it did anything else. */
  turned: Turned | null;
  paused: boolean;
  gaveUp: Resigned | TimedOut | null;
  /** How many times it was begun. */
  attempts: number;
  helped: boolean;
  /** When the last entry came, and since when the one to move has been thinking, in milliseconds since 1970. */
  at: number;
  since: number;
}

/** Nothing has happened yet. */
export const NOTHING: MatchLog = {
  version: 0,
  opened: null,
  sitters: [],
  line: [],
  standing: 0,
  turned: null,
  paused: false,
  gaveUp: null,
  attempts: 0,
  helped: false,
  at: 0,
  since: 0,
};

/** The log after one more entry. */
export function after(log: MatchLog, entry: Entry): MatchLog {
  return { ...log, turned: null, ...changed(log, entry), version: entry.number, at: entry.at };
}

/** The log after all of these. */
export function afterAll(log: MatchLog, entries: readonly Entry[]): MatchLog {
  return entries.reduce(after, log);
}

/** The moves that stand. */
export function moves(log: MatchLog): readonly LoggedMove[] {
  return log.line.slice(0, log.standing);
}

/** Which turn of a seat it is: another one whenever somebody else has moved. */
export function turnOf(seat: number | null | undefined, made: readonly Pick<LoggedMove, "seat">[]): string {
  const others = made.filter((move) => move.seat !== null && move.seat !== seat);
  return `${seat ?? "nobody"} after ${others.length}`;
}

/** The places that whoever moved last has touched, where chance had its turn since. */
export function touchedBefore(made: readonly Pick<LoggedMove, "seat" | "steps">[]): readonly string[] {
  if (made.at(-1)?.seat !== null) return [];
  const end = made.findLastIndex(({ seat }) => seat !== null);
  const start = made.findLastIndex(({ seat }, at) => at < end && seat !== made[end]?.seat);
  return made.slice(start + 1, end + 1).flatMap(({ steps }) => steps.flatMap(({ places = [] }) => places));
}

/** The moves that can be made again. */
export function redoable(log: MatchLog): readonly LoggedMove[] {
  return log.line.slice(log.standing);
}

/** A move as it is recorded: 'e2-e4'. */
export function moveText(move: Pick<Chosen, "steps">): string {
  return move.steps.map((step) => step.text).join("-");
}

function changed(log: MatchLog, { event, at, number }: Entry): Partial<MatchLog> {
  switch (event.type) {
    case "opened":
      return { opened: event, sitters: event.seats, attempts: 1, since: at };
    case "chosen": {
      const move = { ...event, number, at, seconds: Math.max(0, at - log.since) / 1000 };
      return { line: [...moves(log), move], standing: log.standing + 1, since: at };
    }
    case "taken-back":
    case "redone": {
      const between = [log.standing, event.left].sort((one, other) => one - other);
      const turned = { way: event.type, moves: log.line.slice(...between) };
      return { standing: event.left, turned, gaveUp: null, since: at };
    }
    case "restarted": {
      const turned = { way: event.type, moves: moves(log) };
      return { standing: 0, turned, gaveUp: null, attempts: log.attempts + 1, since: at };
    }
    case "paused":
      return { paused: true };
    case "resumed":
      // The pause is taken out of the time of whoever was thinking.
      return { paused: false, since: log.since + (at - log.at) };
    case "resigned":
    case "timed-out":
      return { gaveUp: event };
    case "reseated":
      return { sitters: log.sitters.with(event.seat, event.sitter) };
    case "helped":
      return { helped: true };
  }
}
