import {
  type Answer,
  type Asking,
  type Ears,
  type Link,
  TableRefusal,
  type Timer,
  type Unasked,
  type Wire,
} from "./asking";
import type { Cancel, FromClient, FromTable, Hello, Layout, News, Ping, Refusal, Refused } from "./messages";
import { PROTOCOL } from "./messages";

interface Pending {
  message: Exclude<FromClient, Hello | Ping>;
  sent: number;
  settle: (answer: FromTable) => void;
  fail: (refusal: TableRefusal) => void;
}

const PING_EVERY = 2500;
const DEAD_AFTER = 9000;
const AGAIN_AFTER = 2500;
const BACK_OFF = [250, 500, 1000, 2000, 4000, 8000];
/** Refusals after which coming back is of no use. */
const FINAL: readonly Refusal[] = ["no-table", "protocol"];
/** Working these out takes long, and silence does not mean that they were lost. */
const LONG: readonly string[] = ["hint", "solve"];

/** The connection to one table. It comes back by itself, asks again what was not answered and takes nothing twice. */
export class Connection {
  #wire: Wire | null = null;
  #welcomed = false;
  /** What the table was told at hello that we have. */
  #had = 0;
  /** The version that answers and pongs spoke of; its news come before them or soon after. */
  #promised = 0;
  #link: Link = "connecting";
  #version = 0;
  /** Since when an answer has been waited for. A page in the background pings seldom, which is no silence. */
  #waiting: number | null = null;
  #tries = 0;
  #stopped = false;
  #callOff: () => void = () => {};
  #next = 1;
  #pending = new Map<string, Pending>();
  #layouts = new Map<string, Layout>();

  constructor(
    private readonly connect: () => Wire,
    private readonly key: string,
    private readonly timer: Timer,
    private readonly ears: Ears,
    /** What makes the ids of this client differ from those of others at the table. */
    private readonly mark: string,
  ) {}

  /** The number of the last event that was heard of. */
  get version(): number {
    return this.#version;
  }

  start(): void {
    this.#stopped = false;
    this.#open();
  }

  /** Leaves the table; what was not answered is not waited for. */
  stop(): void {
    this.#stopped = true;
    this.#hangUp();
    for (const pending of this.#pending.values()) pending.fail(new TableRefusal("cancelled"));
    this.#pending.clear();
  }

  /** Tries at once where it is waiting to try again, such as when the network is back. */
  hurry(): void {
    if (this.#stopped || this.#wire || this.#link === "refused") return;
    this.#tries = 0;
    this.#open();
  }

  /** Asks something; throws a TableRefusal. Whoever passes `known` learns the id, with which it can be cancelled. */
  ask<A extends Asking>(asking: A, known?: (id: string) => void): Promise<Answer<A>> {
    const id = `${this.mark}-${this.#next++}`;
    known?.(id);
    return new Promise((settle, fail) => {
      const message = { ...asking, id } as unknown as Pending["message"];
      // The answer that names an ask is of its kind: the table keeps to the protocol.
      this.#pending.set(id, { message, sent: 0, settle: (answer) => settle(answer as Answer<A>), fail });
      if (this.#welcomed) this.#send(id);
    });
  }

  /** What is being worked out for this ask is not wanted any more. */
  cancel(of: string): void {
    if (this.#pending.has(of)) void this.ask<Unasked<Cancel>>({ type: "cancel", of }).catch(() => {});
  }

  #open(): void {
    this.#callOff();
    this.#waiting = this.timer.now();
    const wire = this.connect();
    this.#wire = wire;
    const mine = (act: () => void) => () => {
      if (this.#wire === wire) act();
    };
    wire.onopen = mine(() => {
      this.#had = this.#version;
      this.#say({ type: "hello", protocol: PROTOCOL, key: this.key, have: this.#version });
    });
    wire.onclose = mine(() => this.#lose());
    wire.onmessage = ({ data }) => {
      if (this.#wire === wire && typeof data === "string") this.#hear(JSON.parse(data) as FromTable);
    };
    this.#beat();
  }

  /** Looks after the connection for as long as it lasts. */
  #beat(): void {
    this.#callOff = this.timer.after(PING_EVERY, () => {
      const now = this.timer.now();
      const silent = this.#waiting !== null && now - this.#waiting >= DEAD_AFTER;
      if (silent || this.#version < this.#promised) {
        this.#lose();
        return;
      }
      this.#beat();
      if (!this.#welcomed) return;
      this.#waiting ??= now;
      this.#say({ type: "ping", id: `${this.mark}-ping` });
      for (const [id, { message, sent }] of this.#pending)
        if (!LONG.includes(message.type) && now - sent >= AGAIN_AFTER) this.#send(id);
    });
  }

  #hangUp(): void {
    this.#callOff();
    const wire = this.#wire;
    this.#wire = null;
    this.#welcomed = false;
    wire?.close();
  }

  #lose(): void {
    this.#hangUp();
    if (this.#stopped) return;
    this.#tell("lost");
    const wait = BACK_OFF[Math.min(this.#tries++, BACK_OFF.length - 1)] as number;
    this.#callOff = this.timer.after(wait, () => this.#open());
  }

  #tell(link: Link, refusal: Refusal | null = null): void {
    this.#link = link;
    this.ears.link(link, refusal);
  }

  #say(message: FromClient): void {
    this.#wire?.send(JSON.stringify(message));
  }

  #send(id: string): void {
    const pending = this.#pending.get(id);
    if (!pending) return;
    pending.sent = this.timer.now();
    this.#say(pending.message);
  }

  #hear(message: FromTable): void {
    // Until the welcome has come, nothing else will do.
    if (this.#welcomed || message.type === "welcome") this.#waiting = null;
    switch (message.type) {
      case "welcome":
        this.#welcomed = true;
        this.ears.seats(message.seats);
        for (const id of this.#pending.keys()) this.#send(id);
        return;
      case "news":
        this.#learn(message);
        return;
      case "looked":
        if (message.boards) this.#layouts.set(message.layout, message.boards);
        this.#answer({ ...message, boards: this.#layouts.get(message.layout) ?? null });
        return;
      case "thinking":
        this.ears.thinking(message);
        return;
      case "refused":
        this.#refused(message);
        return;
      case "pong":
        // Only a connection that has lasted a while counts as a success.
        this.#tries = 0;
        this.#promise(message.version ?? 0);
        return;
      default:
        if (message.type === "done") this.#promise(message.version);
        this.#answer(message);
    }
  }

  #answer(message: Extract<FromTable, { id: string }>): void {
    this.#pending.get(message.id)?.settle(message);
    this.#pending.delete(message.id);
  }

  #promise(version: number): void {
    this.#promised = Math.max(this.#promised, version);
  }

  #refused({ code, id, reasons, detail }: Refused): void {
    if (!id && FINAL.includes(code)) {
      this.stop();
      this.#tell("refused", code);
    }
    // Whoever was too fast is asked again after a while.
    if (!id || code === "too-fast") return;
    this.#pending.get(id)?.fail(new TableRefusal(code, reasons, detail));
    this.#pending.delete(id);
  }

  #learn({ entries, scene, layout, anew = false }: News): void {
    if (layout) this.#layouts.set(layout.key, layout);
    if (scene.version < this.#had) this.#forget();
    const had = anew ? 0 : this.#version;
    const unseen = entries.filter((entry) => entry.number > had);
    const known = this.#layouts.get(scene.layout);
    const whole = unseen.every((entry, index) => entry.number === had + index + 1);
    if (scene.version < this.#version) return;
    if (!known || !whole || scene.version !== had + unseen.length) {
      this.#lose();
      return;
    }
    this.#version = scene.version;
    if (this.#link !== "live") this.#tell("live");
    this.ears.news(unseen, scene, known, anew);
  }

  /** The table has fewer events than we have seen: it is not the one that we knew. */
  #forget(): void {
    this.#version = 0;
    this.#had = 0;
    this.#promised = 0;
    this.ears.anew();
  }
}
