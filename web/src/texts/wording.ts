import { liesOpen, thingsOf, zoneAt } from "../match/zones";
import type {
  Ending,
  PieceState,
  PlaceState,
  SeatState,
  Sitter,
  State,
  Step,
  Taken,
  ZoneState,
} from "../protocol/messages";
import type { Args } from "./bundle";
import { levelName, messageId, type Names } from "./naming";

/** The place of a thing in a zone: the zone's name, the number of the seat that owns it, and its own number. */
const THING = /^(.+?)\d*-(\d+)$/;
/** The side or the corner of a cell, where that is a place itself: 'b3.up', 'b3.topleft'. */
const SIDE = /^(.+)\.((?:up|down|top|bottom)?(?:left|right)|up|down|top|bottom)$/;
/** A part of a tile, where that is a place itself: 'n2e3.road', 'n1.field 2'. */
const PART = /^([^.]+)\.(\D+?)( \d+)?$/;
/** Places that are called by numbers alone. */
const NUMBER = /^\d+$/;

type Numbers = Readonly<Record<string, number>>;

/** A game spoken of in the player's language: the client's words together with the game's own. */
export class Wording {
  constructor(
    readonly say: (id: string, args?: Args) => string,
    readonly texts: Names,
    /** What seats are called: a choice that begins with one is a piece of that seat. */
    private readonly owners: ReadonlySet<string> = new Set(),
    /** The seat of whoever is spoken to; null where they play several or none. */
    private readonly own: number | null = null,
    /** What lies beside the boards. */
    private readonly zones: readonly ZoneState[] = [],
    /** Numbers that only the rules use: nothing is said of them where they are of a thing beside the boards. */
    private readonly silent: readonly string[] = [],
    /** What is drawn on a tile that lies so; empty for everything else. */
    private readonly drawn: (name: string, rotation?: number) => string = () => "",
  ) {}

  /** The same words for whoever plays this seat alone: their hand is 'your hand'. */
  spokenTo(own: number | null): Wording {
    return new Wording(this.say, this.texts, this.owners, own, this.zones, this.silent, this.drawn);
  }

  /** The same words where these lie beside the boards: their places have no names of their own. */
  beside(zones: readonly ZoneState[] = []): Wording {
    return new Wording(this.say, this.texts, this.owners, this.own, zones, this.silent, this.drawn);
  }

  /** The same words where tiles beside the boards are told with what is drawn on them. */
  drawing(drawn: (name: string, rotation?: number) => string): Wording {
    return new Wording(this.say, this.texts, this.owners, this.own, this.zones, this.silent, drawn);
  }

  /** What is called so, with whose it is; in some languages the owner cannot simply stand before the piece. */
  called(names: readonly string[]): string {
    const [owner, ...piece] = names.map((name) => this.texts.name(name));
    const owned = owner !== undefined && piece.length > 0 && this.owners.has(names[0] ?? "");
    return owned ? this.#owned(owner, piece.join(" ")) : [owner, ...piece].filter(Boolean).join(" ");
  }

  #owned(owner: string, piece: string): string {
    return this.say("wording-owned", { owner, piece });
  }

  /** A choice: 'White pawn e2'. */
  choice(step: Step): string {
    const names = step.names ?? [];
    // A thing in a zone is told by its name, as its place there changes from turn to turn, and where the game has words
    // for it by where it comes from.
    const placed = (step.places ?? [])
      .filter((place) => !names.includes(place))
      .map((place) => (names.length > 0 ? this.#whence(place) : this.place(place)))
      .filter(Boolean);
    // A whole column or area is named by its own word.
    const where = placed.length > 2 ? [this.texts.name(step.text)] : placed;
    return [this.called(names), ...where].filter(Boolean).join(" ") || step.text;
  }

  /** The words on the dice that chance threw, one for each; undefined where it threw none. */
  thrown({ names = [], places = [] }: Step): readonly string[] | undefined {
    const dice = places.filter((place) => {
      const found = zoneAt(this.zones, place);
      return found?.zone.form === "die" && found.number > 0;
    });
    return names.length > 0 && dice.length === names.length
      ? names.map((name) => this.texts.name(name))
      : undefined;
  }

  /** Where something named lies: in a zone 'from the bar', where the game has words for it; of a part its tile. */
  #whence(place: string): string {
    const [, zone = place] = THING.exec(place) ?? [];
    if (this.#liesBeside(place)) return this.texts.form?.(zone, "from") ?? "";
    // A part is named already: what is missing is its tile.
    return (!SIDE.test(place) && PART.exec(place)?.[1]) || this.place(place);
  }

  #liesBeside(place: string): boolean {
    return THING.test(place) || this.zones.some((zone) => zone.place === place);
  }

  /** A place by its name; a thing in a zone by that of the zone and its number there: 'hand1-2' is 'hand 2'. */
  place(name: string): string {
    const whole = this.zones.find(({ place }) => place === name);
    if (whole) return this.texts.name(whole.name);
    const [, zone, number] = THING.exec(name) ?? [];
    if (zone !== undefined) return `${this.texts.name(zone)} ${number}`;
    const [, cell, side] = SIDE.exec(name) ?? [];
    if (cell !== undefined) return this.say(`wording-side-${side}`, { cell });
    const [, tile, part, which = ""] = PART.exec(name) ?? [];
    if (tile === undefined || part === undefined) return name;
    return this.say("wording-part", { part: `${this.texts.name(part)}${which}`, cell: tile });
  }

  /** What something was earned for: an area, or what the game's texts say of it where this rule gave it. */
  earnedFor(area: string, rule = ""): string {
    return (rule && this.texts.form?.(rule, "earned", { area })) || area;
  }

  /**
   * A move step by step: 'pawn e2 to e4'. What a piece is moved by, such as a die, is told after where it went, and each of
   * several pieces for itself: 'checker 13 to 8, die 5; checker 13 to 7, die 6'. What it took is told with it: 'pawn e4 takes
   * Black pawn d5', 'man f4 to d6, takes Black man e5'.
   */
  move(steps: readonly Step[], taken: readonly Taken[] = [], seats: readonly SeatState[] = []): string {
    const parts: string[] = [];
    const prey = steps.filter((step) => taken.some((one) => isOf(one, step)));
    for (let at = 0; at < steps.length; at += 1) {
      const step = steps[at] as Step;
      const past = steps.findIndex(
        (one, later) => later > at && !(this.#isPiece(one) && this.#isBeside(one)),
      );
      const to = steps[past];
      if (to && this.#isPiece(step) && to.places?.length === 1 && (!to.names?.length || prey.includes(to))) {
        const went = prey.includes(to)
          ? this.say("wording-takes", { piece: this.choice(step), taken: this.choice(to) })
          : this.#went(step, to);
        const by = steps.slice(at + 1, past).map((one) => this.choice(one));
        parts.push(`${parts.length ? "; " : ""}${[went, ...by].join(", ")}`);
        at = past;
      } else if (prey.includes(step) && parts.length)
        parts.push(`, ${this.say("wording-taken", { taken: this.choice(step) })}`);
      else parts.push(`${parts.length ? " – " : ""}${this.choice(step)}`);
    }
    const unsaid = taken.filter((one) => !prey.some((step) => isOf(one, step)));
    if (unsaid.length) parts.push(`, ${this.#taken(unsaid, steps, seats)}`);
    return parts.join("");
  }

  /** What was taken, those of a kind together, with where it was unless the move came there. */
  #taken(taken: readonly Taken[], steps: readonly Step[], seats: readonly SeatState[]): string {
    const kinds = new Map<string, Taken[]>();
    for (const one of taken) {
      const kind = `${one.owner} ${one.name}`;
      kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
    }
    const told = [...kinds.values()].map((alike) => {
      const { name, owner = null } = alike[0] as Taken;
      const away = alike.filter(({ place }) => !steps.some(({ places }) => places?.includes(place)));
      const places = away.map(({ place }) => this.place(place)).join(", ");
      return [this.piece({ name, owner }, seats, alike.length), places].filter(Boolean).join(" ");
    });
    return this.say("wording-taken", { taken: told.join("; ") });
  }

  /** A piece, where it was and where it went; numbers of places are told as such where a language asks for it. */
  #went(step: Step, to: Step): string {
    const place = this.choice(to);
    const [from = ""] = step.places ?? [];
    return NUMBER.test(from + place)
      ? this.say("wording-went-numbered", { piece: this.called(step.names ?? []), from, place })
      : this.say("wording-went", { piece: this.choice(step), place });
  }

  /** Whether something is chosen that has a name and lies somewhere. */
  #isPiece({ names = [], places = [] }: Step): boolean {
    return names.length > 0 && places.length === 1;
  }

  #isBeside({ places = [] }: Step): boolean {
    return places.every((place) => this.#liesBeside(place));
  }

  /** What several things are chosen for, in this state of the match: 'to roll again'; empty where the game does not say. */
  aim(name: string, { words = [], seats }: State, chooser: number): string {
    const at = (steps: number) => this.seat(seats, (chooser + steps + seats.length) % seats.length);
    const around = { next: at(1), previous: at(-1), opposite: at(seats.length >> 1) };
    const forms = [...words.map((word) => `aim-${messageId(word)}` as const), "aim" as const];
    return forms.map((form) => this.texts.form?.(name, form, around)).find(Boolean) ?? "";
  }

  /** The name of a level, which the game's texts keep apart from other names. */
  level(name: string): string {
    return levelName(name, this.texts);
  }

  /** A seat by what the game calls it; without one it was chance. */
  seat(seats: readonly SeatState[], seat: number | null | undefined): string {
    const state = seat === null || seat === undefined ? undefined : seats[seat];
    return state ? this.texts.name(state.name) : this.say("wording-chance");
  }

  /** A seat as it is told to whoever is spoken to: 'White', 'You'. */
  who(seats: readonly SeatState[], seat: number | null | undefined): string {
    return seat != null && this.isSpokenTo(seat) ? this.say("wording-you") : this.seat(seats, seat);
  }

  /** Whether this is the seat of whoever is spoken to. */
  isSpokenTo(seat: number): boolean {
    return seat === this.own;
  }

  /** Who sits there: a person by name, a computer by how strong it is. */
  sitter(sitter: Sitter): string {
    const who = sitter.who ?? "person";
    if (who === "person") return sitter.name || this.say("wording-person");
    const id = `wording-sitter-${who}`;
    const words = this.say(id);
    return words === id ? who : words;
  }

  /** How it ended, in a sentence or two. */
  ending(ending: Ending, seats: readonly SeatState[]): string {
    const names = seats.map((seat) => this.texts.name(seat.name));
    const winners = names.filter((_, seat) => ending.results[seat] === "won");
    const sentences = [this.#outcome(ending, winners, names.length)];
    if (ending.how !== undefined && ending.how !== "rules") {
      const loser = names[ending.results.indexOf("lost")] ?? "";
      sentences.unshift(
        this.say(names.length === 1 ? `wording-${ending.how}-alone` : `wording-${ending.how}`, {
          seat: loser,
        }),
      );
    }
    if (ending.points)
      sentences.push(`${names.map((name, seat) => `${name} ${ending.points?.[seat]}`).join(", ")}.`);
    return sentences.filter(Boolean).join(" ");
  }

  #outcome(ending: Ending, winners: readonly string[], seats: number): string {
    if (ending.results.every((result) => result === "drawn")) return this.say("wording-drawn");
    if (seats === 1) return this.say(winners.length ? "wording-solved" : "wording-not-solved");
    if (!winners.length) return this.say("wording-nobody-won");
    if (winners.length === 1 && this.own !== null && ending.results[this.own] === "won")
      return this.say("wording-you-won");
    return this.say("wording-won", { seats: winners.join(", "), count: winners.length });
  }

  /** The sentence of the rules that ended it, with its line; empty where there is none. */
  endingRule(ending: Ending): string {
    return ending.rule ? this.#rule(ending.rule, ending.line ?? 0) : "";
  }

  /** A piece: 'White king', with its states and numbers; or several that are alike: '5 Black checkers'. */
  piece(piece: PieceState, seats: readonly SeatState[], alike = 1): string {
    // How many lie there in one heap is no number of the piece.
    const { count = alike, ...numbers } = piece.numbers ?? {};
    const owner = (piece.owner ?? null) === null ? "" : this.seat(seats, piece.owner);
    const several = count > 1 ? this.texts.form?.(piece.name, "counted", { count }) : undefined;
    const name = several ?? (piece.name ? this.texts.name(piece.name) : "");
    const whose = owner && name ? this.#owned(owner, name) : owner || name;
    const covered = piece.covered ? [this.say("wording-covered")] : [];
    const told = [whose, ...this.#words(piece.words), ...this.numbers(numbers), ...covered];
    const words = told.filter(Boolean).join(" ");
    if (count === 1) return words;
    return several ? `${count} ${words}` : `${count} × ${words}`;
  }

  /** A number with what it counts: '2 points'; undefined where the game has no words for that. */
  counted(name: string, value: number): string | undefined {
    const counted = this.texts.form?.(name, "counted", { count: value });
    return counted && `${value} ${counted}`;
  }

  /** A zone, with whose it is: 'hand, White', 'your hand'. */
  zone({ name: key, owner = null }: ZoneState, seats: readonly SeatState[]): string {
    const name = this.texts.name(key);
    if (owner === null) return name;
    return owner === this.own
      ? this.say("wording-own", { zone: name })
      : `${name}, ${this.seat(seats, owner)}`;
  }

  /** A zone with whose it is and its own numbers: 'deck, 3 charges'. */
  keeping(zone: ZoneState, seats: readonly SeatState[]): string {
    return [this.zone(zone, seats), ...this.numbers(zone.numbers)].join(", ");
  }

  /** So many things as lie in a zone: '4 cards'. */
  things({ form = "card", things = [], contents = {} }: ZoneState, count: number): string {
    const names = [...things.map(({ name }) => name), ...Object.keys(contents)];
    const kind = names.some((name) => this.drawn(name)) ? "tile" : form;
    return this.say(`wording-things-${kind}`, { count });
  }

  /** A thing in a zone, or several that are alike; whose the zone is has been said, so only another owner is told. */
  within(zone: ZoneState, thing: PieceState, seats: readonly SeatState[], alike = 1): string {
    const told = Object.entries(thing.numbers ?? {}).filter(
      ([name]) => !this.silent.includes(messageId(name)),
    );
    const { value, ...others } = Object.fromEntries(told);
    const owner = thing.owner === zone.owner ? null : (thing.owner ?? null);
    const face = thing.face ? this.texts.name(thing.face) : value;
    if (zone.form !== "die" || face === undefined) {
      const words = this.piece({ ...thing, owner, numbers: Object.fromEntries(told) }, seats, alike);
      const drawn = this.drawn(thing.name, thing.rotation);
      return drawn ? `${words} (${drawn})` : words;
    }
    // A die is called by what it shows, if it was thrown.
    const die = [`${this.texts.name(thing.name)} ${face || ""}`.trim(), ...this.numbers(others)].join(", ");
    return alike > 1 ? `${alike} × ${die}` : die;
  }

  /** What lies in a zone: the thing of that number, or without one the zone with what lies on top. */
  lying(zone: ZoneState, number: number, seats: readonly SeatState[]): string {
    const things = thingsOf(zone);
    const thing = things[number - 1];
    if (thing) return this.within(zone, thing, seats);
    const top = things.at(-1);
    const name = this.keeping(zone, seats);
    if (!top) return `${name}: ${this.say("wording-empty")}`;
    const told = { zone: name, things: this.things(zone, things.length) };
    if (things.every(({ covered }) => covered)) return this.say("wording-closed", told);
    // Nothing is on top of what is held or lies side by side.
    const aside = zone.kind === "hand" || liesOpen(zone);
    if (aside && zone.hidden) return this.say("wording-partly", { ...told, hidden: zone.hidden });
    return this.say("wording-top", { ...told, thing: this.within(zone, top, seats) });
  }

  /** All that is on a place: 'White king', or that it is empty. Before that is said what the place itself is, if anything. */
  content(place: PlaceState | undefined, seats: readonly SeatState[], itself = ""): string {
    const there = place?.pieces ?? [];
    const pieces = there.map((piece) => this.piece(piece, seats));
    const [first] = there;
    const same = first && pieces.length > 1 && pieces.every((piece) => piece === pieces[0]);
    const parts = same ? [this.piece(first, seats, pieces.length)] : pieces;
    if (place) parts.push(...this.#words(place.words), ...this.numbers(some(place.numbers)));
    if (place && (place.owner ?? null) !== null) parts.unshift(this.seat(seats, place.owner));
    if (itself) parts.unshift(this.texts.name(itself));
    return parts.join(", ") || this.say("wording-empty");
  }

  #rule(rule: string, line: number): string {
    return line ? this.say("wording-rule", { rule, line: String(line) }) : rule;
  }

  #words(words: readonly string[] = []): string[] {
    return words.map((word) => this.texts.name(word));
  }

  /** Each number with what it counts. */
  numbers(numbers: Numbers = {}): string[] {
    return Object.entries(numbers).map(
      ([name, value]) => this.counted(name, value) ?? `${this.texts.name(name)} ${value}`,
    );
  }
}

/** Whether a step names what was taken. */
function isOf({ place, name }: Taken, { names, places }: Step): boolean {
  return Boolean(places?.includes(place) && names?.includes(name));
}

/** The numbers of a place that say anything: none there is like nothing there. */
function some(numbers: Numbers = {}): Numbers {
  return Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== 0));
}
