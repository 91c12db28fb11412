/** What is answered to questions at a table. */

import { planOf, type Spot } from "../../board/geometry";
import { readLook } from "../../board/look";
import { rowsOf } from "../../board/rows";
import { offered } from "../../match/choosing";
import type { Node, State } from "../../protocol/messages";
import { contentOf } from "../../screens/table/saying";
import type { Seated } from "../../screens/table/seated.svelte";
import { hindrance, statusSaid } from "../../screens/table/standing";
import { t } from "../../texts/texts.svelte";
import type { Wording } from "../../texts/wording";
import type { Question } from "./asking";
import {
  choicesTold,
  columnOf,
  heldPlaces,
  kindsTold,
  placesTold,
  rowOf,
  sentence,
  takenTold,
  zoneTold,
} from "./telling";
import { plain } from "./typing";

export class Answers {
  constructor(private readonly seated: Seated) {}

  /** The boards as they are read: rows from the top, each from the left. */
  get rows(): readonly (readonly Spot[])[] {
    const { layout, turn } = this.seated;
    return (layout?.boards ?? []).flatMap((board) => rowsOf(planOf(board, turn)));
  }

  /** All that is on a place, in the position that is seen. */
  content = (place: string): string => {
    const { layout, sitting } = this.seated;
    const [board] = layout?.boards ?? [];
    const look = board && readLook(sitting.page.look ?? "", board);
    return this.#state ? contentOf(place, this.#state, look, sitting.page, sitting.wording) : "";
  };

  /** What a place is called. */
  name = (place: string): string => this.#wording.place(place);

  /** What lies beside the boards, a sentence for each zone. */
  get zones(): readonly string[] {
    return (this.#state?.zones ?? []).map((zone) => zoneTold(zone, this.seated.seats, this.#wording));
  }

  /** The answer to a question; `about` names a place or a piece, else it is about the place in focus. */
  to(question: Question, about = ""): string {
    const place = this.#placeOf(about);
    switch (question) {
      case "here":
        return place === undefined ? t("answer-no-place") : `${this.name(place)}: ${this.content(place)}`;
      case "choices":
        return this.#choices(place);
      case "last":
        return this.last() || t("table-no-moves");
      case "turn":
        return this.#turn();
      case "mine":
        return this.#where(this.#own(), about);
      case "others":
        return this.#where(this.#others(), about);
      case "taken":
        return this.#taken();
      case "row":
        return this.#line(rowOf, place);
      case "column":
        return this.#line(columnOf, place);
    }
  }

  /** The place that is named, or that has the focus. */
  #placeOf(about: string): string | undefined {
    const names = this.rows.flat().map(({ name }) => name);
    if (about) return names.find((name) => plain(name) === about || plain(this.name(name)) === about);
    return this.seated.focused ?? undefined;
  }

  #line(lineOf: typeof rowOf, place: string | undefined): string {
    if (place === undefined) return t("answer-no-place");
    return placesTold(lineOf(this.rows, place), this.content, this.name);
  }

  /** What can be chosen: after what is in focus, if that can be chosen and leads on, else now. */
  #choices(place: string | undefined): string {
    const reason = hindrance(this.seated);
    if (reason) return reason;
    const now = offered(this.seated.table.choosing);
    const here = now.filter((node) => place !== undefined && node.places?.includes(place));
    const [only] = here;
    if (here.length === 1 && only?.children?.length)
      return t("answer-choices-after", {
        choice: this.#wording.choice(only),
        told: this.choices(only.children),
      });
    return this.choices(now);
  }

  /** Choices that are offered, with their number. */
  choices(nodes: readonly Node[]): string {
    const { told, count, more } = choicesTold(nodes, this.#wording);
    return more ? t("answer-choices-many", { count, told, more }) : t("answer-choices", { count, told });
  }

  /** The last move with whose it was; empty where none was made. */
  last(): string {
    const move = this.seated.lines.at(-1);
    if (!move) return "";
    const who = this.seated.alone ? "" : `${this.#wording.seat(this.seated.seats, move.seat)}: `;
    return `${who}${move.words}.`;
  }

  #turn(): string {
    const { seated } = this;
    const due = seated.table.scene?.due.seat;
    const who = seated.alone || due == null ? "" : `${this.#wording.seat(seated.seats, due)}: `;
    const { said, heard = said } = statusSaid(seated);
    const numbers = seated.seats.flatMap(({ name, numbers = {} }) =>
      Object.entries(numbers).map(
        ([key, value]) => `${this.#wording.texts.name(name)} ${this.#wording.texts.name(key)} ${value}`,
      ),
    );
    return [sentence(`${who}${heard}`), numbers.join(", ")].filter(Boolean).join(" ");
  }

  /** The seat that is spoken of as 'mine'; null where one plays alone and everything is. */
  #own(): readonly number[] | null {
    if (this.seated.alone) return null;
    const { seats, scene } = this.seated.table;
    const due = scene?.due.seat ?? 0;
    return [seats.includes(due) || seats.length === 0 ? due : (seats[0] ?? 0)];
  }

  #others(): readonly number[] {
    const own = this.#own();
    return own ? this.seated.seats.map((_, seat) => seat).filter((seat) => !own.includes(seat)) : [];
  }

  #where(seats: readonly number[] | null, about: string): string {
    const held = this.#state ? heldPlaces(this.rows, this.#state, seats) : [];
    const empty = this.#wording.say("wording-empty");
    const full = held.filter((place) => this.content(place) !== empty);
    const asked = full.filter((place) => plain(this.content(place)).includes(about));
    return kindsTold(asked, this.content, this.name) || t("answer-nowhere");
  }

  #taken(): string {
    const { start, seats } = this.seated;
    const gone = start && this.#state ? takenTold(start.state, this.#state, seats, this.#wording) : "";
    return gone ? t("answer-taken", { pieces: gone }) : t("answer-nothing-taken");
  }

  get #state(): State | undefined {
    const { sight, table } = this.seated;
    return sight.state ?? table.scene?.state;
  }

  get #wording(): Wording {
    return this.seated.sitting.wording;
  }
}
