import type {
  Done,
  Entry,
  Explained,
  FromClient,
  Hello,
  Hinted,
  Layout,
  Looked,
  Ping,
  Refusal,
  Scene,
  Solved,
  Thinking,
  Why,
} from "./messages";

/** As much of a WebSocket as is needed. */
export type Wire = Pick<WebSocket, "send" | "close"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

/** Time that can be replaced: `after` calls back once and gives the way to call it off. */
export interface Timer {
  now(): number;
  after(milliseconds: number, act: () => void): () => void;
}

/** How the connection is: first being made, there, being made again, or not to be had. */
export type Link = "connecting" | "live" | "lost" | "refused";

/** A message as it is before it has an id. */
export type Unasked<Message> = Message extends FromClient ? Omit<Message, "id"> : never;
/** A question or command to a table; its id is given when it is sent. */
export type Asking = Unasked<Exclude<FromClient, Hello | Ping>>;

interface Answers {
  choose: Done;
  undo: Done;
  redo: Done;
  restart: Done;
  pause: Done;
  resume: Done;
  resign: Done;
  reseat: Done;
  show: Done;
  cancel: Done;
  explain: Explained;
  look: Looked;
  hint: Hinted;
  solve: Solved;
}
export type Answer<A extends Asking> = Answers[A["type"]];

/** What a table would not do; nothing has changed. The words for players are `refused-CODE`. */
export class TableRefusal extends Error {
  constructor(
    readonly code: Refusal,
    readonly reasons: readonly Why[] = [],
    detail = "",
  ) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "TableRefusal";
  }
}

/** Whoever is told what comes from the table. */
export interface Ears {
  /** Events without gaps or repetition, the table after them, and its boards; with `anew` all of them, told otherwise. */
  news(entries: readonly Entry[], scene: Scene, layout: Layout, anew: boolean): void;
  /** The log is another one than before: all of it follows. */
  anew(): void;
  seats(seats: readonly number[]): void;
  thinking(thinking: Thinking): void;
  link(link: Link, refusal: Refusal | null): void;
}
