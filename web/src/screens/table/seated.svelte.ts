/** A player at a table: what is seen there, and everything that can be done. */

import { tick, untrack } from "svelte";
import type { Deed, Direction } from "../../access/commands";
import { type Control, controlOf } from "../../access/control";
import { hasDirections, positionOf, towards } from "../../access/direct";
import { InWords } from "../../access/words/words.svelte";
import { artName } from "../../board/art";
import { planOf, type Turn } from "../../board/geometry";
import { here } from "../../here.svelte";
import { play } from "../../looks/sounds";
import { byButton, offered } from "../../match/choosing";
import { keepKey } from "../../match/keys";
import { type LoggedMove, moves, moveText } from "../../match/log";
import { withMakers } from "../../match/makers";
import { chosenAt } from "../../match/several";
import type { Table } from "../../match/table.svelte";
import { throwersOf } from "../../match/throwers";
import { turningOf } from "../../match/turnings";
import { toast } from "../../parts/notices.svelte";
import { api } from "../../protocol/api";
import type {
  Ending,
  Layout,
  LevelCard,
  Looked,
  NewMatch,
  Node,
  SeatState,
  State,
  ZoneState,
} from "../../protocol/messages";
import { session } from "../../session.svelte";
import { t } from "../../texts/texts.svelte";
import { Tiling } from "../../texts/tiling";
import type { Wording } from "../../texts/wording";
import { Advice } from "./advice.svelte";
import { again, besides } from "./again";
import { folded, type Line } from "./dealt";
import { Laying } from "./laying.svelte";
import { Midway } from "./midway.svelte";
import { obey } from "./obeying";
import { Opinions } from "./opinions.svelte";
import { Outcomes } from "./outcomes.svelte";
import { Preview } from "./preview.svelte";
import { refused } from "./refused";
import { aroundOf } from "./saying";
import { Scoring } from "./scoring.svelte";
import { isComputer } from "./seats";
import { exportRecord, sharePosition } from "./share";
import { Sight } from "./sight.svelte";
import type { Sitting } from "./sitting";
import { hindrance } from "./standing";
import { turnFor } from "./turning";
import { WhyNot } from "./whynot.svelte";
import { luckWords, moveWords, thrownWords } from "./words";

/** A move in words. */
export interface Spoken {
  ply: number;
  seat: number | null;
  words: string;
  /** What each of the dice shows that chance threw. */
  thrown: readonly string[] | undefined;
  seconds: number | null;
  considered: boolean;
}

export class Seated {
  readonly sight: Sight;
  readonly preview: Preview;
  readonly midway: Midway;
  readonly outcomes: Outcomes;
  readonly advice: Advice;
  readonly why: WhyNot;
  readonly laying: Laying;
  readonly opinions: Opinions;
  readonly scoring: Scoring;
  readonly inWords: InWords;
  /** The player has turned the board. */
  flipped = $state(false);
  /** The move whose considerations are shown, by its ply. */
  thoughtsOf: number | null = $state(null);
  question: "restart" | "resign" | null = $state(null);
  /** What the player has put out of sight; at another table all of it is there again. */
  readonly hidden = $state({ bar: false, info: false });
  /** What is told of chance is shown. */
  chanceShown = $state(false);
  seatsShown = $state(false);
  /** What is left in heaps, and who leads in which area. */
  leftShown = $state(false);
  areasShown = $state(false);
  helpShown = $state(false);
  /** The place of the board that has, or had last, the focus. */
  focused: string | null = $state(null);
  /** What the player has just chosen: the focus goes on from where that was, to what comes next. */
  chose: { at: string | null; whole: boolean } | null = null;
  /** How the boards lay at the start. */
  start: Looked | null = $state.raw(null);
  #held: Node | null = $state.raw(null);
  /** Half round for whoever sits at the far side, unless the player wants it otherwise. */
  turn: Turn = $derived.by(() => {
    const { boards, state } = this.start ?? {};
    const natural = boards && state ? turnFor(this.bottom, boards, state) : 0;
    return this.flipped === (natural === 180) ? 0 : 180;
  });

  /** What is shown: the position of now, or the one that is looked back at. */
  readonly position: State | null = $derived.by(() => {
    const state = this.sight.state ?? this.table.scene?.state;
    if (!state || !this.layout) return null;
    const line = this.made.slice(0, this.sight.ply ?? this.made.length);
    return { ...state, seats: this.seats, boards: withMakers(state.boards, this.layout, line) };
  });
  /** What is told: what is shown, with what the choices made so far have done. */
  readonly told: State | null = $derived.by(() => {
    const { position, midway, sight } = this;
    return position && midway.state && sight.ply === null ? { ...position, ...midway.state } : position;
  });
  /** Who laid what lies in a trick that is shown. */
  throwers = $derived.by(() =>
    throwersOf(this.position?.zones, this.made.slice(0, this.sight.ply ?? this.made.length)),
  );

  constructor(
    readonly table: Table,
    readonly sitting: Sitting,
  ) {
    this.sight = new Sight(table.lookBack);
    this.preview = new Preview(table.lookAhead);
    this.midway = new Midway(table.lookAhead);
    this.outcomes = new Outcomes(table.lookAhead);
    this.advice = new Advice(table);
    this.why = new WhyNot(table.explain);
    this.inWords = new InWords(this);
    this.laying = new Laying(this);
    this.opinions = new Opinions(table);
    this.scoring = new Scoring(table);
  }

  // ---- what is seen

  /** The game in words for whoever plays here. */
  readonly wording: Wording = $derived.by(() => {
    const { seats, scene, log } = this.table;
    const [seat = null] = seats;
    // Whoever has left the seat to a computer only watches it play.
    const plays = seat !== null && seats.length === 1 && !this.alone && !isComputer(log.sitters[seat] ?? {});
    const own = plays ? seat : null;
    return this.sitting.wording.beside(scene?.state.zones).spokenTo(own).drawing(this.tiling.told);
  });

  /** Tiles in words, as they lie before whoever plays here. */
  readonly tiling: Tiling = $derived.by(
    () => new Tiling(this.sitting.page.facts.tiles ?? [], this.sitting.wording, this.turn),
  );

  /** What the tiles around an empty cell show to it; empty where none lies there. */
  around(place: string): string {
    const [board] = this.layout?.boards ?? [];
    const [state] = this.position?.boards ?? [];
    if (!board || !state || state[place]) return "";
    return aroundOf(place, board, state, this.tiling, this.turn);
  }

  /** The heaps of which everybody can reckon what is left there. */
  get left(): readonly ZoneState[] {
    return (this.position?.zones ?? []).filter(({ contents }) => contents);
  }

  /** Whether only others play here. */
  get watching(): boolean {
    return this.table.seats.length === 0;
  }

  /** How it ended, once that is told: not before the final scoring has been gone through. */
  get ending(): Ending | null {
    return this.scoring.shown ? null : (this.table.scene?.ending ?? null);
  }

  /** A puzzle that is done. */
  get solved(): boolean {
    return this.alone && this.ending?.results[0] === "won";
  }

  /** One seat against nobody: a puzzle. */
  get alone(): boolean {
    return this.seats.length === 1;
  }

  /** Who plays, with what each has in the position that is shown; in the final scoring as far as that was gone through. */
  get seats(): readonly SeatState[] {
    return this.sight.state?.seats ?? this.scoring.reached(this.table.scene?.state.seats ?? []);
  }

  /** The boards of the position that is shown. */
  get layout(): Layout | null {
    return this.sight.layout ?? this.table.layout;
  }

  get made(): readonly LoggedMove[] {
    return moves(this.table.log);
  }

  get spoken(): readonly Spoken[] {
    return this.made.map((move, at) => ({
      ply: at + 1,
      seat: move.seat,
      words: this.wordsOf(move),
      thrown: move.seat === null ? thrownWords(move.steps, this.wording) : undefined,
      seconds: move.seat === null ? null : move.seconds,
      considered: Boolean(move.considered?.moves.length),
    }));
  }

  /** Whose a move was, as whoever plays here is told; empty where one plays alone. */
  moverOf(seat: number | null): string {
    return this.alone ? "" : this.wording.who(this.seats, seat);
  }

  /** A move in words, without whose it is. */
  wordsOf({ seat, steps, taken }: Pick<LoggedMove, "seat" | "steps" | "taken">): string {
    return seat === null
      ? luckWords(steps, this.wording)
      : moveWords(steps, this.seats[seat]?.name, this.wording, taken, this.seats);
  }

  /** The moves as the list shows them: what chance deals in one go is one line. */
  get lines(): readonly (Spoken & Line)[] {
    return folded(this.spoken, (count) => t("table-dealt", { count }));
  }

  /** What was promised of chance at the start, where there is any in this game. */
  get promised(): string {
    return this.sitting.page.facts.chance ? (this.table.log.opened?.commitment ?? "") : "";
  }

  /** The seat whose side is nearest to the player. */
  get bottom(): number {
    const { seats, scene } = this.table;
    const [only = 0] = seats;
    if (session.settings.orientation === "fixed") return 0;
    if (seats.length === 1) return only;
    return session.settings.orientation === "turn" ? (scene?.due.seat ?? 0) : 0;
  }

  get level(): LevelCard | undefined {
    return this.sitting.page.levels.find((level) => level.name === this.table.log.opened?.level);
  }

  beside(step: 1 | -1): LevelCard | undefined {
    return besides(this.sitting.page.levels, this.table.log.opened?.level, step);
  }

  /** The level with its number; empty where the game has none. */
  get levelTitle(): string {
    const { level } = this;
    if (!level) return "";
    const number = this.sitting.page.levels.indexOf(level) + 1;
    return t("table-level", { number, level: this.wording.level(level.name) });
  }

  /** The moves that lead to a ply, as one text. */
  lineTo(ply: number): string {
    return this.made.slice(0, ply).map(moveText).join(" ");
  }

  /** The picture of a choice; one of how to turn a tile shows the tile. */
  pictureOf = (node: Node): string =>
    this.picture(turningOf(node) === undefined ? node : { ...node, names: [this.laying.tile ?? ""] });

  /** The address of the picture of a choice; empty where the game has none. */
  picture = (node: Node): string => {
    const name = (node.names ?? []).map(artName).findLast((one) => one in this.sitting.art);
    return name === undefined ? "" : api.art(this.sitting.match.game, name);
  };

  /** The last step of a move that still waits for being confirmed. */
  get held(): Node | null {
    return this.#held && offered(this.table.choosing).includes(this.#held) ? this.#held : null;
  }

  // ---- what is done

  /**
   * Chooses a step. Whoever wants to confirm moves chooses the last one twice; whoever scans is not asked where just one
   * thing can follow. Of things that are alike the one at the place is meant.
   */
  async choose(node: Node, place?: string): Promise<void> {
    this.why.close();
    if (session.settings.confirm && !node.children?.length && this.held !== node) {
      this.#held = node;
      return;
    }
    this.#held = null;
    this.chose = { at: node.places?.at(-1) ?? this.focused, whole: !node.children?.length };
    this.preview.show("", this.table.scene?.version ?? 0);
    await refused(this.table.choose(chosenAt(node, place)));
    const [only, other] = node.children ?? [];
    if (session.access.on === true && only && !other) await this.choose(only);
  }

  /** Does something when the move that is on its way has been made, if the same player is to move again. */
  async afterwards(act: () => void): Promise<void> {
    // What was wanted before this may have sent another move meanwhile.
    while (this.table.sent) if (!(await this.table.isNext())) return;
    if (!hindrance(this)) act();
  }

  /** Takes a step back: the one that waits, or the last one chosen. */
  stepBack = () => {
    if (this.held) this.#held = null;
    else this.table.stepBack();
    const { choosing } = this.table;
    if (session.access.on === true && choosing.path.length > 0 && offered(choosing).length === 1)
      this.stepBack();
  };

  /** Looks up what has come about by what is chosen so far, until the returned function is called. */
  followMidway(): () => void {
    const { choosing, scene } = this.table;
    return untrack(() => this.midway.follow(choosing, scene?.layout ?? ""));
  }

  /** Looks up what everything brings that can be chosen now, until the returned function is called. */
  weigh(): () => void {
    const { state, due } = this.table.scene ?? {};
    const { page } = this.sitting;
    const seat = hindrance(this) ? null : (due?.seat ?? null);
    const chooser = state && seat !== null ? { state, seat, page, wording: this.wording } : null;
    const { choosing } = this.table;
    return untrack(() => this.outcomes.follow(choosing, chooser));
  }

  /** Learns how the board lay at the start, to know which side is whose. */
  async orient(): Promise<void> {
    if (this.table.seats.length && this.table.scene && !this.start)
      await refused(this.table.lookBack(0).then((looked) => (this.start = looked)));
  }

  show(ply: number): void {
    if (ply < this.made.length) void refused(this.sight.show(ply, this.lineTo(ply)));
    else this.sight.now();
  }

  undo = () => void refused(this.table.undo());
  redo = () => void refused(this.table.redo());
  restart = () => void refused(this.table.restart());
  resign = (seat: number) => void refused(this.table.resign(seat));
  hint = () => void refused(this.advice.askHint());
  solve = () => void refused(this.advice.askSolution());
  flip = () => {
    this.flipped = !this.flipped;
  };

  /** Typed moves come in sight, with the cursor in their field. */
  typeMoves = () => {
    this.inWords.open = true;
    void tick().then(() => document.querySelector<HTMLElement>("[data-typed]")?.focus());
  };

  /** The board as a list, or drawn again. */
  switchView = () => void session.set({ view: session.settings.view === "list" ? "board" : "list" });

  /** How boards are controlled at this table. */
  get control(): Control {
    return controlOf(this.sitting.page.control ?? "", session.settings);
  }

  /** Where the piece stands that directions are reckoned from. */
  get standing(): string | undefined {
    const { scene } = this.table;
    return scene && this.control.position ? positionOf(scene.state, this.control.position) : undefined;
  }

  /** Whether arrows move at once. */
  get direct(): boolean {
    const { moves } = this.control;
    return (
      moves !== "options" &&
      this.sight.ply === null &&
      hasDirections(offered(this.table.choosing), this.standing)
    );
  }

  /** Moves at once in a direction; what cannot be done is heard. Says whether arrows mean that now. */
  go(direction: Direction): boolean {
    if (!this.direct) return false;
    if (this.table.sent) {
      void this.afterwards(() => this.go(direction));
      return true;
    }
    const [board] = this.layout?.boards ?? [];
    const spots = board ? planOf(board, this.turn).spots : new Map<string, never>();
    const node = hindrance(this)
      ? undefined
      : towards(direction, offered(this.table.choosing), spots.get(this.standing ?? ""), spots, this.turn);
    if (node) void this.choose(node);
    else if (session.settings.sound) play("refuse", session.settings.volume);
    return true;
  }

  /** A new beginning is asked about only where there is something to lose. */
  askRestart = () => {
    if (this.made.length > 0) this.question = "restart";
  };

  pause = () =>
    void refused(this.table.scene?.due.kind === "paused" ? this.table.resume() : this.table.pause());

  /** A new match like this one, with some changes. */
  async begin(changes: Partial<NewMatch> = {}): Promise<void> {
    const { opened, sitters: seats } = this.table.log;
    if (!opened) return;
    const match = await api.begin(again({ ...opened, seats }, session.player?.id ?? "", changes));
    keepKey(match);
    here.go({ screen: "table", table: match.id });
  }

  goToLevel(step: 1 | -1): void {
    const level = this.beside(step);
    if (level) void refused(this.begin({ level: level.name }));
  }

  share = () =>
    void refused(sharePosition(this.sitting.match.game, this.table.id, this.sight.ply ?? undefined));
  export = () => exportRecord(this.sitting.match.game, this.table.id);

  async fullScreen(): Promise<void> {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  }

  /** The menu bar of the page, or the panel beside the board, goes out of sight or comes back. */
  toggle(part: "bar" | "info"): void {
    this.hidden[part] = !this.hidden[part];
    toast(t(`table-${part}-${this.hidden[part] ? "hidden" : "shown"}`), { about: "control" });
  }

  /** Does what a key asks for; says whether anything was to be done. */
  obey(command: Deed): boolean {
    return obey(this, command);
  }

  /** A digit chooses the number that it names, where it is offered. */
  type(digit: string): boolean {
    if (this.table.sent) void this.afterwards(() => this.type(digit));
    const node = byButton(this.table.choosing).find((one) => one.text === digit);
    if (node) void this.choose(node);
    return node !== undefined;
  }

  /** The nearest thing that can be closed or taken back; says whether there was any. */
  back(): boolean {
    if (this.why.place !== null) this.why.close();
    else if (this.held || this.table.choosing.path.length) this.stepBack();
    else if (this.sight.ply !== null) this.sight.now();
    else if (this.thoughtsOf !== null) this.thoughtsOf = null;
    else if (this.scoring.shown) this.scoring.skip();
    else return false;
    return true;
  }
}
