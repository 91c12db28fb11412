import type { Point } from "./geometry";
import type { Standing } from "./pieces";

/** A pressed mouse that moves less than this many pixels still clicks. */
const SLACK = 6;
/** So long a dropped piece waits for the move to be made before it goes back. */
const PATIENCE = 1500;

/** A piece in the hand: held over the board, or just dropped where it waits for its move. */
export interface Held extends Point {
  readonly one: Standing;
}

interface Board {
  /** The point of the drawing under the pointer. */
  toBoard: (at: PointerEvent) => Point;
  placeAt: (event: PointerEvent) => string | undefined;
  /** The topmost piece that may be taken there. */
  pieceAt: (place: string) => Standing | undefined;
  middle: (place: string) => Point | undefined;
  offered: (place: string) => boolean;
  choose: (place: string) => void;
}

/** Moves pieces with the mouse: taking one up chooses its place, dropping it chooses the place under it. */
export class Holding {
  held = $state.raw<Held>();
  /** Whether the pressed pointer has taken something up, so that letting it go is no click. */
  moved = false;
  #board: Board;
  #pressed: { place: string; at: PointerEvent; one: Standing } | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Board) {
    this.#board = board;
  }

  press = (event: PointerEvent): void => {
    this.moved = false;
    this.#pressed = undefined;
    if (event.pointerType === "touch" || event.button !== 0) return;
    const place = this.#board.placeAt(event);
    const one = place === undefined ? undefined : this.#board.pieceAt(place);
    if (place !== undefined && one) this.#pressed = { place, at: event, one };
  };

  /** Whether the pointer has something in its hand. */
  drag = (event: PointerEvent): boolean => {
    const pressed = this.#pressed;
    if (!pressed) return false;
    const way = Math.hypot(event.clientX - pressed.at.clientX, event.clientY - pressed.at.clientY);
    if (!this.moved && way < SLACK) return true;
    if (!this.moved && this.#board.offered(pressed.place)) this.#board.choose(pressed.place);
    this.moved = true;
    const [from, to] = [this.#board.toBoard(pressed.at), this.#board.toBoard(event)];
    this.held = { one: pressed.one, x: pressed.one.x + to.x - from.x, y: pressed.one.y + to.y - from.y };
    return true;
  };

  release = (event: PointerEvent): void => {
    const pressed = this.#pressed;
    this.#pressed = undefined;
    if (!pressed || !this.moved) return;
    const place = this.#board.placeAt(event);
    const middle = place === undefined ? undefined : this.#board.middle(place);
    const fits = place !== undefined && place !== pressed.place && this.#board.offered(place);
    if (fits && middle) {
      this.held = { one: pressed.one, ...middle };
      this.#waiting = setTimeout(this.letGo, PATIENCE);
    } else this.letGo();
    if (place !== undefined && place !== pressed.place) this.#board.choose(place);
  };

  /** The hand is empty again; whatever was in it is where the board says. */
  letGo = (): void => {
    clearTimeout(this.#waiting);
    this.#pressed = undefined;
    this.held = undefined;
  };
}
