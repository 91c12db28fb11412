/** A table in words: questions that are asked by a key or typed, moves that are typed, and what is answered. */

import { offered } from "../../match/choosing";
import { TableRefusal } from "../../protocol/asking";
import type { Node } from "../../protocol/messages";
import { whyTold } from "../../screens/table/refused";
import type { Seated } from "../../screens/table/seated.svelte";
import { hindrance } from "../../screens/table/standing";
import { moveWords } from "../../screens/table/words";
import { session } from "../../session.svelte";
import { t } from "../../texts/texts.svelte";
import type { Deed } from "../commands";
import { Answers } from "./answers";
import { asked, QUESTIONS, type Question } from "./asking";
import type { Letters } from "./noted";
import { capital } from "./telling";
import { guessed, named, plain } from "./typing";

/** What can be typed besides questions and moves. */
const COMMANDS = ["back", "undo", "redo", "hint", "pause", "flip", "next"] as const satisfies Deed[];

/** What these do is told by the table; help when it has been found. */
const TOLD: readonly Deed[] = ["back", "undo", "redo", "pause", "next", "hint"];

export class InWords {
  /** Whether the field and the answer are shown. */
  open = $state(false);
  /** What was answered last. */
  answer = $state("");
  readonly answers: Answers;
  #times = $state(0);
  /** How far the match was when it was answered. */
  #asked = $state(-1);

  constructor(private readonly seated: Seated) {
    this.answers = new Answers(seated);
  }

  /** The answer as it is read out: another text even where the same is said again; none once the match has gone on. */
  get heard(): string {
    if (this.#asked !== this.seated.table.scene?.version) return "";
    return this.answer && this.answer + "\u00a0".repeat(this.#times % 2);
  }

  /** Answers a question; `about` names a place or a piece, else it is about the place in focus. */
  ask(question: Question, about = ""): void {
    this.#say(this.answers.to(question, about));
  }

  /** Does what was typed: a move or its beginning, a question, a command; nothing at all confirms. Says whether it made sense. */
  async type(written: string): Promise<boolean> {
    const { held } = this.seated;
    if (held && ["", ...wordsFor("yes")].includes(plain(written))) return this.#make(held);
    if (held && wordsFor("no").includes(plain(written))) return this.#obey("back");
    if (written === "") return true;
    if (asksForHelp(written)) return this.#say(this.#help());
    // A question may end as questions do.
    const typed = written.replace(/\s*[?!.]+$/, "");
    const strict = this.#among(typed, named);
    if (strict.length > 0) return this.#take(strict);
    const question = asked(typed, QUESTIONS, (name) => t(`asking-words-${name}`));
    if (question) return this.#say(this.answers.to(question.name, question.about));
    const command = asked(typed, COMMANDS, (name) => t(`asking-words-${name}`));
    if (command && !command.about) return this.#obey(command.name);
    const seen = this.answers.called(plain(typed));
    if (seen) return this.#say(seen);
    const loose = this.#among(typed, guessed);
    if (loose.length > 0) return this.#take(loose);
    if (!hindrance(this.seated) && this.answers.isThing(plain(typed)))
      return !this.#say(`${t("table-why-not", { what: typed })}. ${this.answers.possible()}`);
    this.#say(hindrance(this.seated) || (await this.#whyNot(typed)));
    return false;
  }

  /** What was answered is not so any more. */
  retract(words: string): void {
    if (this.answer === words) this.#leave();
  }

  /** What was asked for is told where it happens; an older answer would only be heard again. */
  #leave(): true {
    this.answer = "";
    return true;
  }

  #say(words: string): true {
    this.answer = words;
    this.#times += 1;
    this.#asked = this.seated.table.scene?.version ?? 0;
    this.open = true;
    return true;
  }

  #help(): string {
    const words = [...QUESTIONS, ...COMMANDS].map((name) => t(`asking-words-${name}`).split(",")[0]);
    return t("asking-help", { words: words.join(", ") });
  }

  // ---- moves

  /** What a text may mean: after what was chosen already, or from the beginning. */
  #among(typed: string, find: typeof guessed): readonly (readonly Node[])[] {
    const { table } = this.seated;
    if (hindrance(this.seated)) return [];
    const { wording } = this.seated;
    const letters = this.#letters();
    const onward = find(offered(table.choosing), typed, wording, letters).map((path) => [
      ...table.choosing.path,
      ...path,
    ]);
    return onward.length > 0 ? onward : find(table.choosing.tree, typed, wording, letters);
  }

  /** The letters of kinds of piece: those by which they are drawn, then the first of what they are called, where that is free. */
  #letters(): readonly Letters[] {
    const { seated } = this;
    const states = [seated.start?.state, seated.table.scene?.state];
    const places = states.flatMap((state) => (state?.boards ?? []).flatMap((board) => Object.values(board)));
    const drawn = new Map<string, string>();
    for (const { name, sign = "" } of places.flatMap(({ pieces = [] }) => pieces))
      drawn.set(name, capital(sign));
    const taken = new Set(drawn.values());
    const called = seated.sitting.page.facts.pieces
      .map(({ name }) => [name, capital(plain(seated.wording.texts.name(name)).charAt(0))] as const)
      .filter(([, letter]) => !taken.has(letter));
    return [drawn, new Map(called)];
  }

  async #take(paths: readonly (readonly Node[])[]): Promise<boolean> {
    const [path = [], ...others] = paths;
    if (others.length > 0) {
      this.#say(
        t("answer-several", {
          moves: paths
            .slice(0, 9)
            .map((one) => this.#words(one))
            .join("; "),
        }),
      );
      return false;
    }
    const last = path.at(-1);
    const { seated } = this;
    const asks = session.settings.confirm && seated.held !== last;
    seated.table.begin(path);
    if (!last || last.children?.length)
      // What was chosen is told by the status line.
      return this.#say(this.answers.choices(last?.children ?? []));
    if (!asks) return this.#make(last);
    // So is what waits for being confirmed.
    await seated.choose(last);
    return this.#say(t("answer-confirm"));
  }

  /** Makes a move by its last step. */
  async #make(last: Node): Promise<boolean> {
    // Left before the move is sent: what is asked while it is on its way keeps its answer.
    this.#leave();
    try {
      await this.seated.table.choose(last);
    } catch (refusal) {
      if (!(refusal instanceof TableRefusal)) throw refusal;
      this.#say(whyTold(refusal.reasons, this.seated.wording));
      return false;
    }
    return true;
  }

  #words(path: readonly Node[]): string {
    const own = this.seated.seats[this.seated.table.scene?.due.seat ?? -1]?.name;
    return moveWords(path, own, this.seated.wording);
  }

  #obey(command: Deed): boolean {
    const done = this.seated.obey(command);
    if (done && TOLD.includes(command)) return this.#leave();
    this.#say(done ? t("answer-done") : t("table-refused-other"));
    return done;
  }

  /** Why what was typed is no move; text that names no place of the board is not understood. */
  async #whyNot(typed: string): Promise<string> {
    const names = new Map(this.answers.rows.flat().map(({ name }) => [plain(name), name]));
    const steps = plain(typed)
      .split(" ")
      .map((word) => names.get(word));
    const unknown = t("answer-unknown", { typed });
    if (this.seated.table.choosing.tree.length === 0 || steps.includes(undefined)) return unknown;
    const { table, wording } = this.seated;
    const possible = this.answers.possible();
    try {
      const { reasons = [] } = await table.explain(steps.join("-"));
      return `${whyTold(reasons, wording)} ${possible}`.trim();
    } catch (refusal) {
      if (!(refusal instanceof TableRefusal)) throw refusal;
      return refusal.reasons.length ? `${whyTold(refusal.reasons, wording)} ${possible}` : unknown;
    }
  }
}

function asksForHelp(typed: string): boolean {
  return ["?", ...wordsFor("help")].includes(plain(typed));
}

function wordsFor(name: "yes" | "no" | "help"): readonly string[] {
  return t(`asking-words-${name}`).split(",").map(plain);
}
