// Written by `python -m ludoteka.server.typescript`; change the Python types instead.

export const PROTOCOL = 1;

/** Who sits at a seat: a person, nobody yet, or an opponent. */
export interface Sitter {
  who?: string;
  profile?: string;
  name?: string;
}

/** How long each seat may think in all, and what every move adds. */
export interface ClockSetup {
  seconds: number;
  increment?: number;
  untimed?: readonly number[];
}

/** One choice of a move, as it is said and shown. */
export interface Step {
  text: string;
  names?: readonly string[];
  places?: readonly string[];
}

/** A piece that has left the boards by a move of somebody, and where it was. */
export interface Taken {
  place: string;
  name: string;
  owner?: number | null;
}

/** A move that an opponent considered. */
export interface ConsideredMove {
  move: string;
  share: number;
  certain?: boolean;
  visits?: number;
}

/** What an opponent considered before it chose. */
export interface Considered {
  moves: readonly ConsideredMove[];
  line?: readonly string[];
  nodes?: number;
  depth?: number;
  seconds?: number;
  verdict?: string;
}

/** The first event: what is played, by whom, from where. */
export interface Opened {
  type: "opened";
  game: string;
  version: string;
  seats: readonly Sitter[];
  seed?: number | string;
  level?: string | null;
  options?: Readonly<Record<string, number | string>>;
  clock?: ClockSetup | null;
  position?: string;
  due?: number | null;
  commitment?: string;
  imported?: boolean;
}

/** A seat made a move; without a seat it was chance. */
export interface Chosen {
  type: "chosen";
  seat: number | null;
  steps: readonly Step[];
  considered?: Considered | null;
  due?: number | null;
  results?: readonly ("drawn" | "lost" | "won")[];
  covered?: readonly Step[];
  known_to?: readonly number[];
  taken?: readonly Taken[];
}

/** Moves were taken back: so many are left. Those after them can be made again. */
export interface TakenBack {
  type: "taken-back";
  left: number;
}

/** Moves that had been taken back were made again: so many stand now. */
export interface Redone {
  type: "redone";
  left: number;
}

/** The match begins anew. What was played can be made again, move by move. */
export interface Restarted {
  type: "restarted";
}

/** Time stands still and nobody may choose. */
export interface Paused {
  type: "paused";
}

/** The match goes on. */
export interface Resumed {
  type: "resumed";
}

/** A seat gave up. */
export interface Resigned {
  type: "resigned";
  seat: number;
}

/** A seat's clock ran out. */
export interface TimedOut {
  type: "timed-out";
  seat: number;
}

/** Somebody else sits at a seat. */
export interface Reseated {
  type: "reseated";
  seat: number;
  sitter: Sitter;
}

/** A person was shown a good move, or let the solution be played. */
export interface Helped {
  type: "helped";
  seat: number;
  help: "hint" | "solution";
}

/** An event in the log of a table. */
export interface Entry {
  number: number;
  at: number;
  event: Opened | Chosen | TakenBack | Redone | Restarted | Paused | Resumed | Resigned | TimedOut | Reseated | Helped;
  ask?: string;
}

/** A place of a board that is always there; `x` and `y` are its middle, `y` grows downwards. */
export interface CellLayout {
  name: string;
  x: number;
  y: number;
  shape: "corner" | "edge" | "hexagon" | "part" | "point" | "square" | "triangle";
  shade?: number;
  ends?: readonly [readonly [number, number], readonly [number, number]] | null;
  beside?: readonly string[];
}

/** A board without what is on it. */
export interface BoardLayout {
  name: string;
  kind: string;
  cells: readonly CellLayout[];
  edges?: readonly CellLayout[];
  corners?: readonly CellLayout[];
  parts?: readonly CellLayout[];
  lines?: readonly (readonly [string, string])[];
  boxes?: readonly [number, number] | null;
}

/** The boards of a position. Each is sent once; scenes name it by its key. A board that grows has others later. */
export interface Layout {
  key: string;
  boards: readonly BoardLayout[];
}

/** A piece as it is now. */
export interface PieceState {
  name: string;
  owner?: number | null;
  sign?: string;
  words?: readonly string[];
  numbers?: Readonly<Record<string, number>>;
  layer?: number;
  rotation?: number;
  covered?: boolean;
  face?: string;
}

/** A place as it is now. */
export interface PlaceState {
  owner?: number | null;
  words?: readonly string[];
  numbers?: Readonly<Record<string, number>>;
  pieces?: readonly PieceState[];
}

/** What lies beside the boards; its name is a key of the game's texts. */
export interface ZoneState {
  name: string;
  kind: "deck" | "hand" | "pile" | "row" | "trick";
  place: string;
  owner?: number | null;
  things?: readonly PieceState[];
  hidden?: number;
  form?: "card" | "die" | "piece";
  contents?: Readonly<Record<string, number>>;
  numbers?: Readonly<Record<string, number>>;
}

/** Parts of tiles that belong together and that somebody stands on. */
export interface AreaState {
  kind: string;
  places: readonly string[];
  cells: readonly string[];
  leaders?: readonly number[];
  worth?: number | null;
}

/** A seat as it is now; its name is a key of the game's texts. */
export interface SeatState {
  name: string;
  words?: readonly string[];
  numbers?: Readonly<Record<string, number>>;
  supply?: Readonly<Record<string, number>>;
}

/** What is on the boards and beside them. */
export interface State {
  boards: readonly (Readonly<Record<string, PlaceState>>)[];
  seats: readonly SeatState[];
  words?: readonly string[];
  numbers?: Readonly<Record<string, number>>;
  zones?: readonly ZoneState[];
  areas?: readonly AreaState[];
}

/** Things that are chosen together, in any order: a choice picks the one of this number. */
export interface Several {
  number?: number;
  least?: number;
  most?: number;
  name?: string;
}

/** A choice; where it has no children, choosing it finishes the move. */
export interface Node {
  text: string;
  names?: readonly string[];
  places?: readonly string[];
  children?: readonly Node[];
  several?: Several | null;
}

/** What the table waits for. */
export interface Due {
  kind: "chance" | "computer" | "empty" | "over" | "paused" | "person";
  seat?: number | null;
}

/** How it ended. */
export interface Ending {
  results: readonly ("drawn" | "lost" | "won")[];
  ranks: readonly number[];
  points?: readonly number[] | null;
  how?: "resigned" | "rules" | "timed-out";
  rule?: string;
  line?: number;
}

/** A seat's time left at the moment of the scene, None where it has no limit, and whether it is running. */
export interface Clock {
  seconds: number | null;
  running: boolean;
}

/** What has come into a zone: the things that this viewer sees, and how many more. */
export interface Gain {
  zone: string;
  things?: readonly PieceState[];
  hidden?: number;
  shown?: boolean;
}

/** What is kept of a seat, of a zone or of the match, and is otherwise now: names of numbers, and words. */
export interface Kept {
  names: readonly string[];
  seat?: number | null;
  zone?: string;
}

/** An area of tiles that a laid tile founded, extended, made of several or closed. */
export interface Grown {
  kind: string;
  tiles: number;
  founded?: boolean;
  joined?: number;
  closed?: boolean;
  cells?: readonly string[];
}

/** By how much a number of a seat has grown for something, and where that was. */
export interface Earned {
  seat: number;
  name: string;
  points: number;
  place: string;
  kind?: string;
  cells?: readonly string[];
  rule?: string;
}

/** What a move did besides what its own steps say, and besides what it took. */
export interface Effects {
  changed?: readonly string[];
  gains?: readonly Gain[];
  kept?: readonly Kept[];
  areas?: readonly Grown[];
  earned?: readonly Earned[];
}

/** A table as one viewer sees it after the event `version`. */
export interface Scene {
  version: number;
  layout: string;
  state: State;
  due: Due;
  plies: number;
  redoable?: number;
  undoable?: number;
  choices?: readonly Node[];
  last?: readonly string[];
  effects?: Effects | null;
  ending?: Ending | null;
  clocks?: readonly Clock[];
  elapsed?: number;
  covered?: boolean;
}

/** A reason: English words, and the line of the rules that decides. */
export interface Why {
  words: string;
  line?: number;
  rule?: string;
  kind?: "" | "avoidable" | "drawn-not-there" | "drawn-nowhere" | "finished" | "forbidden" | "impossible" | "no-choice" | "no-way" | "not-asked-for" | "not-beside" | "not-empty" | "not-in-sight" | "not-offered" | "not-that" | "not-yours" | "nothing-fits" | "nothing-there" | "out-of-reach" | "over" | "preferred" | "too-far" | "unfinished";
  about?: Readonly<Record<string, string>>;
}

/** The first message of every connection. */
export interface Hello {
  type: "hello";
  protocol: number;
  key?: string;
  have?: number;
}

/** Every other message has an id, unique for the table; the answer names it. */
export interface Ask {
  id: string;
}

/** Make a move, in the table's version that the client has seen. */
export interface Choose {
  type: "choose";
  id: string;
  after: number;
  seat: number;
  move: string;
}

/** Take back moves until `left` stand; without it, as many as lead to the last choice of a person. */
export interface Undo {
  type: "undo";
  id: string;
  after: number;
  left?: number | null;
}

/** Make moves again that were taken back. */
export interface Redo {
  type: "redo";
  id: string;
  after: number;
  left?: number | null;
}

/** Begin anew. */
export interface Restart {
  type: "restart";
  id: string;
  after: number;
}

/** Stop the time. */
export interface Pause {
  type: "pause";
  id: string;
}

/** Let the time run on. */
export interface Resume {
  type: "resume";
  id: string;
}

/** Give up. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** Let somebody else sit at a seat: a person, nobody, an opponent. */
export interface Reseat {
  type: "reseat";
  id: string;
  seat: number;
  sitter: Sitter;
}

/** The person at this seat has the screen now, and the others look away. */
export interface Show {
  type: "show";
  id: string;
  seat: number;
}

/** Why a move, or the beginning of one, is not legal. */
export interface Explain {
  type: "explain";
  id: string;
  move: string;
}

/** What the boards would show after a move from now or in the middle of one, or did show after so many moves. */
export interface Look {
  type: "look";
  id: string;
  move?: string;
  ply?: number | null;
}

/** A good move. */
export interface Hint {
  type: "hint";
  id: string;
  every?: boolean;
}

/** The whole way to the solution of a puzzle from here. */
export interface Solve {
  type: "solve";
  id: string;
}

/** Whatever is being worked out for the message `of` is not wanted any more. */
export interface Cancel {
  type: "cancel";
  id: string;
  of: string;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id: string;
}

/** The answer to hello; News follow at once. */
export interface Welcome {
  type: "welcome";
  protocol: number;
  table: string;
  seats: readonly number[];
}

/** Events that the client has not seen, without gaps, and the table after the last of them. */
export interface News {
  type: "news";
  entries: readonly Entry[];
  scene: Scene;
  layout?: Layout | null;
  anew?: boolean;
}

/** What a message asked for has happened (and is stored); the table's version then. */
export interface Done {
  type: "done";
  id: string;
  version: number;
}

/** What a message asked for was not done, and nothing has changed. */
export interface Refused {
  type: "refused";
  code: "illegal" | "learnt" | "no-such-ply" | "no-such-seat" | "no-such-sitter" | "not-a-person" | "not-paused" | "not-your-seat" | "not-your-turn" | "nothing-to-redo" | "nothing-to-undo" | "over" | "paused" | "stale" | "time-left" | "time-up" | "busy" | "cancelled" | "failed" | "malformed" | "no-help" | "no-table" | "not-welcomed" | "protocol" | "too-fast" | "too-large";
  id?: string;
  reasons?: readonly Why[];
  detail?: string;
}

/** A computer is thinking, or help is being worked out for the message `id`; how far it is, from 0 to 1. */
export interface Thinking {
  type: "thinking";
  share: number;
  seat?: number | null;
  id?: string;
}

/** The reasons; none where the move is legal. */
export interface Explained {
  type: "explained";
  id: string;
  reasons?: readonly Why[];
}

/** What the boards show then, and the places that the move touched. */
export interface Looked {
  type: "looked";
  id: string;
  layout: string;
  state: State;
  last?: readonly string[];
  boards?: Layout | null;
}

/** A good move, or none where a puzzle cannot be solved, and why: what can be said of it, what was considered. */
export interface Hinted {
  type: "hinted";
  id: string;
  move: string;
  reasons?: readonly string[];
  considered?: Considered | null;
  back?: number;
}

/** The way to the solution, or that there is none any more, or that it is not known. */
export interface Solved {
  type: "solved";
  id: string;
  verdict: "not-known" | "solution" | "unsolvable";
  moves?: readonly string[];
  minimal?: boolean;
  back?: number;
}

/** I am here. */
export interface Pong {
  type: "pong";
  id: string;
  version?: number;
}

/** A board: its shape and size. A size may be the name of an option; without one the level draws it. */
export interface BoardFact {
  name: string;
  shape: string;
  noun: string;
  size?: readonly (number | string)[];
  boxes?: readonly [number, number] | null;
  dark_only?: boolean;
  joined?: boolean;
  wrapping?: boolean;
  edges?: boolean;
  corners?: boolean;
  cells?: number;
}

/** A kind of piece. The counts are those of the usual start; a game with levels has none. */
export interface PieceFact {
  name: string;
  art?: string;
  seats?: readonly number[];
  free?: number;
}

/** A number or a state that players will see on something, or beside the board. */
export interface KeptFact {
  name: string;
  owner: "cell" | "corner" | "edge" | "game" | "piece" | "player";
  words?: readonly string[];
  pieces?: readonly string[];
  secret?: boolean;
}

/** A part of a drawn tile: what it is, and its states that are not the usual ones. */
export interface PartFact {
  kind: string;
  words?: readonly string[];
}

/** What is drawn on a tile. */
export interface TileFact {
  name: string;
  parts: readonly PartFact[];
  sides: readonly (readonly number[])[];
}

/** A sentence of the rules by which a match can end. */
export interface EndingFact {
  result: "drawn" | "ended" | "lost" | "ranked" | "won";
  text: string;
  line: number;
  when?: string;
}

/** All of them. */
export interface Facts {
  boards: readonly BoardFact[];
  pieces: readonly PieceFact[];
  kept: readonly KeptFact[];
  endings: readonly EndingFact[];
  stuck?: "" | "lose" | "pass";
  chance?: boolean;
  tiles?: readonly TileFact[];
}

/** A game as the library shows it. Its words come from its texts (`title`, `summary`, `kind`). */
export interface Card {
  id: string;
  group: "capturing" | "cards" | "lines" | "logic" | "maze" | "memory" | "numbers" | "puzzle" | "race" | "territory";
  seats: readonly number[];
  minutes: number;
  difficulty: 1 | 2 | 3;
  levels: number;
  titles: Readonly<Record<string, string>>;
  summaries: Readonly<Record<string, string>>;
  theme_of?: string;
}

/** What can be set before a match. The name is a key of the game's texts. */
export interface OptionCard {
  name: string;
  values: readonly (number | string)[];
  default: number | string;
  question: string;
}

/** A level of a puzzle, with what a profile has done there. */
export interface LevelCard {
  name: string;
  difficulty?: string;
  minimum?: number;
  solved?: boolean;
  best?: number | null;
  helped?: boolean;
  tries?: number;
}

/** All about one game. */
export interface GamePage {
  card: Card;
  version: string;
  seat_names: readonly (readonly string[])[];
  options: readonly OptionCard[];
  rulesets: Readonly<Record<string, Readonly<Record<string, number | string>>>>;
  levels: readonly LevelCard[];
  pieces: readonly string[];
  art: readonly string[];
  colours: readonly string[];
  rules: string;
  facts: Facts;
  look?: string;
  control?: string;
  notations?: readonly string[];
}

/** A drawn position: for thumbnails. It carries all that is needed to draw it without the page of its game. */
export interface Picture {
  layout: Layout;
  state: State;
  colours?: readonly string[];
  art?: readonly string[];
  look?: string;
}

/** Who plays. Nothing of it is secret. */
export interface Profile {
  id: string;
  name: string;
  picture?: string;
  age?: "" | "adult" | "child" | "senior" | "teen";
  language?: string;
  needs?: 0 | 1 | 2 | 3;
  settings?: Readonly<Record<string, boolean | number | string>>;
  access?: Readonly<Record<string, boolean | number | string>>;
  used?: number;
}

/** A profile as it is made or changed. */
export interface NewProfile {
  name: string;
  picture?: string;
  age?: "" | "adult" | "child" | "senior" | "teen";
  language?: string;
  needs?: 0 | 1 | 2 | 3;
  settings?: Readonly<Record<string, boolean | number | string>>;
  access?: Readonly<Record<string, boolean | number | string>>;
}

/** A match to begin. */
export interface NewMatch {
  game: string;
  seats: readonly Sitter[];
  profile?: string;
  level?: string | null;
  options?: Readonly<Record<string, number | string>>;
  clock?: ClockSetup | null;
  seed?: number | null;
  position?: string;
}

/** A match as lists show it. */
export interface Match {
  id: string;
  game: string;
  seats: readonly Sitter[];
  started: number;
  played: number;
  plies: number;
  version: number;
  due: "chance" | "computer" | "empty" | "over" | "paused" | "person";
  level?: string | null;
  results?: readonly string[];
  key?: string;
  elapsed?: number;
  helped?: boolean;
}

/** This server. */
export interface About {
  version: string;
  games: number;
  levels: number;
  languages: readonly string[];
  licence: string;
}

/** Why something asked over HTTP was not done; the code is a key of the client's texts. */
export interface Fault {
  code: "failed" | "malformed" | "name-missing" | "name-taken" | "name-too-long" | "no-game" | "no-language" | "no-level" | "no-match" | "no-notation" | "no-option" | "no-picture" | "no-ply" | "no-profile" | "no-sitter" | "no-zone" | "not-allowed" | "not-found" | "other-rules" | "over-already" | "still-hidden" | "too-hard" | "too-large" | "wrong-clock" | "wrong-move" | "wrong-position" | "wrong-profile" | "wrong-record" | "wrong-seats" | "wrong-seed";
  detail?: string;
  line?: number;
}

/** How matches ended for somebody; `name` is a game, or who played against them ('level-3', 'person'). */
export interface Tally {
  name: string;
  matches: number;
  finished: number;
  won: number;
  drawn: number;
  lost: number;
  minutes: number;
}

/** How many moves took less than so many seconds, and no less than the bar before; the last has no limit. */
export interface Bar {
  moves: number;
  below?: number | null;
}

/** How long somebody thought about a move, in seconds. */
export interface Times {
  moves: number;
  median: number;
  slow: number;
  bars: readonly Bar[];
}

/** What somebody has done at a level. */
export interface LevelTally {
  game: string;
  level: string;
  minimum: number;
  tries: number;
  solved: number;
  helped: boolean;
  best: number | null;
  seconds: number | null;
  last: number;
}

/** What somebody played in a week. */
export interface Week {
  week: string;
  matches: number;
  moves: number;
  minutes: number;
  solved: number;
}

/** What somebody has played, in all games or in one. */
export interface Statistics {
  all: Tally;
  games: readonly Tally[];
  opponents: readonly Tally[];
  times: Times;
  levels: readonly LevelTally[];
  weeks: readonly Week[];
  hints: number;
  solutions: number;
  undos: number;
  restarts: number;
}

/** One choice by switches, or a group that was gone into by mistake, and how the scan was set then. */
export interface LoggedSelection {
  at: number;
  target: string;
  steps: number;
  presses: number;
  milliseconds: number;
  mode: string;
  interval: number;
  level?: string;
  mistake?: "" | "early" | "group" | "late" | "undone";
  reaction?: number | null;
  game?: string;
}

export type TableEvent = Opened | Chosen | TakenBack | Redone | Restarted | Paused | Resumed | Resigned | TimedOut | Reseated | Helped;
export type FromClient = Hello | Choose | Undo | Redo | Restart | Pause | Resume | Resign | Reseat | Show | Explain | Look | Hint | Solve | Cancel | Ping;
export type FromTable = Welcome | News | Done | Refused | Thinking | Explained | Looked | Hinted | Solved | Pong;
export type Refusal = "illegal" | "learnt" | "no-such-ply" | "no-such-seat" | "no-such-sitter" | "not-a-person" | "not-paused" | "not-your-seat" | "not-your-turn" | "nothing-to-redo" | "nothing-to-undo" | "over" | "paused" | "stale" | "time-left" | "time-up" | "busy" | "cancelled" | "failed" | "malformed" | "no-help" | "no-table" | "not-welcomed" | "protocol" | "too-fast" | "too-large";
export type FaultCode = "failed" | "malformed" | "name-missing" | "name-taken" | "name-too-long" | "no-game" | "no-language" | "no-level" | "no-match" | "no-notation" | "no-option" | "no-picture" | "no-ply" | "no-profile" | "no-sitter" | "no-zone" | "not-allowed" | "not-found" | "other-rules" | "over-already" | "still-hidden" | "too-hard" | "too-large" | "wrong-clock" | "wrong-move" | "wrong-position" | "wrong-profile" | "wrong-record" | "wrong-seats" | "wrong-seed";
