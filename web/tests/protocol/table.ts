import type { Timer, Wire } from "../../src/protocol/asking";
import type { Entry, FromClient, FromTable, Layout, News, Scene } from "../../src/protocol/messages";

/** Time that goes on only when it is told to. */
export class HandTime implements Timer {
  #now = 0;
  #due: { at: number; act: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, act: () => void): () => void {
    const due = { at: this.#now + milliseconds, act };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter((one) => one !== due);
    };
  }

  /** Lets so much time pass; whatever becomes due is done in order. */
  pass(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (;;) {
      const next = this.#due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#due = this.#due.filter((one) => one !== next);
      this.#now = next.at;
      next.act();
    }
    this.#now = end;
  }
}

/** The other end of a connection: what was sent there, and a way to answer. */
export class FarEnd {
  readonly heard: FromClient[] = [];
  closed = false;
  readonly wire: Wire = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => {
      if (this.closed) return;
      const message = JSON.parse(String(text)) as FromClient;
      this.heard.push(message);
      this.onheard(message);
    },
    close: () => {
      this.closed = true;
    },
  };
  onheard: (message: FromClient) => void = () => {};

  open(): void {
    this.wire.onopen?.();
  }

  say(...messages: FromTable[]): void {
    for (const message of messages) this.wire.onmessage?.({ data: JSON.stringify(message) });
  }

  hangUp(): void {
    this.closed = true;
    this.wire.onclose?.();
  }

  /** The messages of a type that were heard. */
  of<Type extends FromClient["type"]>(type: Type): Extract<FromClient, { type: Type }>[] {
    return this.heard.filter(
      (message): message is Extract<FromClient, { type: Type }> => message.type === type,
    );
  }
}

export const LAYOUT: Layout = {
  key: "board",
  boards: [
    {
      name: "board",
      kind: "square",
      cells: [..."ab"].map((name, x) => ({ name, x, y: 0, shape: "square" as const })),
    },
  ],
};

export function sceneOf(version: number, more: Partial<Scene> = {}): Scene {
  return {
    version,
    layout: LAYOUT.key,
    state: { boards: [{}], seats: [{ name: "White" }, { name: "Black" }] },
    due: { kind: "person", seat: 0 },
    plies: Math.max(0, version - 1),
    ...more,
  };
}

/** Entry 1 opens the table, every other one is a move. */
export function entryOf(number: number, ask = ""): Entry {
  const event: Entry["event"] =
    number === 1
      ? { type: "opened", game: "race", version: "1", seats: [{}, {}] }
      : { type: "chosen", seat: number % 2, steps: [{ text: `m${number}` }] };
  return { number, at: number * 1000, event, ask };
}

/** News of the entries from one number to another. */
export function newsOf(from: number, to: number, more: Partial<News> = {}): News {
  const entries = Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => entryOf(from + index));
  return { type: "news", entries, scene: sceneOf(to), ...more };
}

export const WELCOME: FromTable = { type: "welcome", protocol: 1, table: "t", seats: [0] };
