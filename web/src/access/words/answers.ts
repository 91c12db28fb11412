/** What is answered to questions at a table. */

import { planOf, type Spot } from "../../board/geometry";
import { readLook } from "../../board/look";
import { rowsOf } from "../../board/rows";
import { byPlace, offered } from "../../match/choosing";
import { thingsOf, zoneAt } from "../../match/zones";
import type { Node, State, ZoneState } from "../../protocol/messages";
import { contentOf, type Shown, saidOf } from "../../screens/table/saying";
import type { Seated } from "../../screens/table/seated.svelte";
import { factsOf } from "../../screens/table/seats";
import { hindrance, statusSaid } from "../../screens/table/standing";
import { t } from "../../texts/texts.svelte";
import type { Wording } from "../../texts/wording";
import type { Question } from "./asking";
import { columnCalled, placeCalled, rowCalled, zonesCalled } from "./finding";
import { Happening } from "./happening";
import { scoreTold } from "./score";
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

/** So much is told beside something else. */
const MANY = 40;

export class Answers {
  readonly happening: Happening;

  constructor(private readonly seated: Seated) {
    this.happening = new Happening(seated, this.content, this.name);
  }

  /** The boards as they are read: rows from the top, each from the left. */
  get rows(): readonly (readonly Spot[])[] {
    const { layout, turn } = this.seated;
    return (layout?.boards ?? []).flatMap((board) => rowsOf(planOf(board, turn)));
  }

  /** All that is on a place, in the position that is seen. */
  content = (place: string): string => (this.#state ? contentOf(place, ...this.#shown) : "");

  /** What a place is called. */
  name = (place: string): string => this.#wording.place(place);

  /** What lies beside the boards, a sentence for each zone. */
  get zones(): readonly string[] {
    return this.#told(this.#state?.zones ?? []);
  }

  /** The answer to a question; `about` names a place, a zone or a piece, else it is about the place in focus. */
  to(question: Question, about = ""): string {
    switch (question) {
      case "here":
        return this.#here(about);
      case "choices":
        return this.#choices(about);
      case "last":
        return this.happening.last() || t("table-no-moves");
      case "turn":
        return this.#turn();
      case "mine":
        return this.zonesCalled(about) || this.#where(this.#own(), about);
      case "others":
        return this.#where(this.#others(), about);
      case "taken":
        return this.#taken();
      case "row":
        return this.#row(about);
      case "column":
        return this.#column(about);
    }
  }

  /** What lies in the zones that are called so; empty where none is. In a question names may be inflected. */
  zonesCalled(typed: string, inflected = false): string {
    const [own = null] = this.#own() ?? [];
    const mine = t("asking-words-own").split(",").map(plain);
    const zones =
      this.#state && typed ? zonesCalled(this.#state, typed, own, mine, this.#wording, inflected) : [];
    return sentences(this.#told(zones));
  }

  /** What is called so, where it is asked for by its name alone: a zone, or something that is remembered. */
  called(typed: string): string {
    const { page } = this.seated.sitting;
    const facts = this.#state ? factsOf(this.#state, "game", page, this.#wording) : [];
    const fact = facts.find(({ name }) => name !== "" && plain(name) === typed);
    return fact ? `${fact.name}: ${fact.value}` : this.zonesCalled(typed);
  }

  /** Whether something of that name lies in a zone. */
  isThing(typed: string): boolean {
    const things = (this.#state?.zones ?? []).flatMap(thingsOf);
    return things.some(({ name }) => name !== "" && plain(this.#wording.texts.name(name)) === typed);
  }

  #told(zones: readonly ZoneState[]): readonly string[] {
    return zones.map((zone) => zoneTold(zone, this.seated.seats, this.#wording));
  }

  /** The zone in which a place lies. */
  #zoneOf(place: string | undefined): readonly ZoneState[] {
    const beside = place === undefined ? undefined : zoneAt(this.#state?.zones, place);
    return beside ? [beside.zone] : [];
  }

  /** The place that is named, or that has the focus. */
  #placeOf(about: string): string | undefined {
    return about ? placeCalled(this.rows, about, this.#wording) : (this.seated.focused ?? undefined);
  }

  #here(about: string): string {
    const place = this.#placeOf(about);
    const zones = this.zonesCalled(about, place === undefined);
    if (zones) return zones;
    if (place === undefined) return t("answer-no-place");
    const choosable = !hindrance(this.seated) && byPlace(this.seated.table.choosing).has(place);
    const { laying } = this.seated;
    const more = [this.seated.around(place), choosable ? laying.saidAt(place) : ""];
    return [this.#said(place), ...more, choosable ? t("table-can-be-chosen") : ""].filter(Boolean).join(", ");
  }

  /** A place and what is there; a thing in a zone with where it lies. */
  #said(place: string): string {
    const beside = zoneAt(this.#state?.zones, place);
    if (!beside) return saidOf(place, this.seated.layout, ...this.#shown);
    const { zone, number } = beside;
    const { seats } = this.seated;
    const thing = this.#wording.lying(zone, number, seats);
    if (number === 0) return thing;
    const count = thingsOf(zone).length;
    return t("answer-in-zone", { zone: this.#wording.zone(zone, seats), number, count, thing });
  }

  #row(about: string): string {
    const place = this.#placeOf(about);
    const named = about && place === undefined ? rowCalled(this.rows, about) : [];
    return this.zonesCalled(about) || this.#line(named.length ? named : this.#along(rowOf, place), place);
  }

  #column(about: string): string {
    const place = this.#placeOf(about) ?? columnCalled(this.rows, about);
    return this.zonesCalled(about) || this.#line(this.#along(columnOf, place), place);
  }

  #along(lineOf: typeof rowOf, place: string | undefined): readonly string[] {
    return place === undefined ? [] : lineOf(this.rows, place);
  }

  /** Places one after another; beside the boards, the zone in which the place lies. */
  #line(places: readonly string[], place: string | undefined): string {
    if (places.length > 0) return placesTold(places, this.content, this.#wording, this.name);
    return sentences(this.#told(this.#zoneOf(place))) || t("answer-no-place");
  }

  /** All that can be chosen now; where a place is named, what follows after it. */
  #choices(about: string): string {
    const reason = hindrance(this.seated);
    if (reason) return reason;
    const now = offered(this.seated.table.choosing);
    const place = about ? this.#placeOf(about) : undefined;
    const here = now.filter((node) => place !== undefined && node.places?.includes(place));
    const [only] = here;
    if (here.length === 1 && only?.children?.length)
      return t("answer-choices-after", {
        choice: this.#wording.choice(only),
        told: this.choices(only.children),
      });
    return this.choices(here.length ? here : now);
  }

  /** Choices that are offered, with their number. */
  choices(nodes: readonly Node[]): string {
    return t("answer-choices", {
      count: nodes.length,
      told: choicesTold(nodes, this.#wording, this.rows).told,
    });
  }

  /** What can be chosen instead of something else, of very much only how much; empty where others have to choose. */
  possible(): string {
    if (hindrance(this.seated)) return "";
    const now = offered(this.seated.table.choosing);
    const { told, parts } = choicesTold(now, this.#wording, this.rows);
    return parts > MANY ? t("answer-possible-many", { count: now.length }) : t("answer-possible", { told });
  }

  #turn(): string {
    const { seated } = this;
    const due = seated.table.scene?.due.seat;
    const own = due != null && this.#wording.isSpokenTo(due);
    const who = seated.alone || due == null || own ? "" : `${this.#wording.who(seated.seats, due)}: `;
    const { said, heard = said } = statusSaid(seated);
    const state = seated.sight.state ?? seated.table.scene?.state;
    const reached = state && { ...state, seats: seated.seats };
    const score = reached && scoreTold(reached, seated.start?.state, seated.sitting.page, this.#wording);
    return [sentence(`${who}${heard}`), score].filter(Boolean).join(" ");
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

  /** Where the things of these seats are; where something is asked for that they do not have, whoever has it. */
  #where(seats: readonly number[] | null, about: string): string {
    const empty = this.#wording.say("wording-empty");
    const called = (of: readonly number[] | null) => {
      const held = this.#state ? heldPlaces(this.rows, this.#state, of) : [];
      const full = held.filter((place) => this.content(place) !== empty);
      return full.filter((place) => plain(this.content(place)).includes(about));
    };
    const own = called(seats);
    const asked = about && own.length === 0 ? called(null) : own;
    const beside = about ? [] : this.#told(this.#zonesOf(seats));
    return sentences([kindsTold(asked, this.content, this.name), ...beside]) || t("answer-nowhere");
  }

  /** What lies before these seats; without seats, before anybody or nobody. */
  #zonesOf(seats: readonly number[] | null): readonly ZoneState[] {
    const zones = this.#state?.zones ?? [];
    return seats ? zones.filter(({ owner = null }) => owner !== null && seats.includes(owner)) : zones;
  }

  #taken(): string {
    const { start, seats } = this.seated;
    const gone = start && this.#state ? takenTold(start.state, this.#state, seats, this.#wording) : "";
    return gone ? t("answer-taken", { pieces: gone }) : t("answer-nothing-taken");
  }

  /** The position with how it is drawn and the words for it. */
  get #shown(): Shown {
    const { layout, sitting } = this.seated;
    const [board] = layout?.boards ?? [];
    const look = board && readLook(sitting.page.look ?? "", board);
    const state = this.#state ?? { boards: [], seats: [] };
    return [state, look, sitting.page, this.#wording, this.seated.tiling];
  }

  /** What is seen, with a tile that is about to be laid turned as it would lie. */
  get #state(): State | undefined {
    const { told, laying } = this.seated;
    return told ? { ...told, zones: laying.turned(told.zones ?? []) } : undefined;
  }

  get #wording(): Wording {
    return this.seated.wording;
  }
}

/** What is told one after another, each with its end. */
function sentences(told: readonly string[]): string {
  const said = told.filter(Boolean);
  return said.length > 1 ? said.map((one) => `${one}.`).join(" ") : (said[0] ?? "");
}
