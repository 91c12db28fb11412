import type { Box, Point } from "./geometry";
import { still } from "./motion";
import { around, between, panned, showing, zoomed } from "./zoom";

type At = Pick<PointerEvent, "clientX" | "clientY">;

const GLIDE = 220;
/** A pointer that moves less than this many pixels still clicks. */
const SLACK = 6;

/** What is seen of a board: all of it, or the part that somebody has come closer to. */
export class Viewing {
  seen = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  #whole = $state.raw<Box>({ x: 0, y: 0, width: 1, height: 1 });
  near = $derived(this.seen.width < this.#whole.width - 1);
  /** Whether the pressed pointer has moved the board, so that letting it go is no click. */
  moved = false;
  #pointers = new Map<number, At>();
  #toBoard: (at: At) => Point;
  #frame = 0;
  #before: Box | null = null;

  constructor(toBoard: (at: At) => Point) {
    this.#toBoard = toBoard;
  }

  /** The whole board has this size now. Whoever saw all of it still does; closer views keep their scale. */
  fit(whole: Box): void {
    const first = this.#whole.width === 1;
    const near = this.near;
    this.#whole = whole;
    if (first) this.seen = whole;
    else if (near) this.seen = panned(this.seen, whole, { x: 0, y: 0 });
    else this.#glide(whole);
  }

  all(): void {
    this.#glide(this.#whole);
  }

  /** Comes closer to a point, or to the middle of what is seen. */
  zoom(factor: number, around: Point = middle(this.seen)): void {
    this.#glide(zoomed(this.seen, this.#whole, factor, around));
  }

  get whole(): Box {
    return this.#whole;
  }

  /** Comes so much closer to a point that something there can be hit, for a while, and says so; what is large enough stays. */
  closeUp(point: Point, factor: number): boolean {
    const from = this.near ? this.seen : this.#whole;
    const share = (factor * from.width) / this.#whole.width;
    if (share <= 1) return false;
    this.#before ??= from;
    this.#glide(zoomed(from, this.#whole, share, point));
    return true;
  }

  /** Comes closer to a part for a while, so that it is in the middle and all of it is seen; at most by a factor. */
  closeOn(part: Box, most: number): void {
    const factor = Math.min(most, this.#whole.width / part.width, this.#whole.height / part.height);
    if (factor <= 1) this.leave();
    else {
      this.#before ??= this.near ? this.seen : this.#whole;
      this.#glide(around(middle(part), this.#whole, factor));
    }
  }

  /** Goes back to what was seen before. */
  leave(): void {
    const before = this.#before;
    this.#before = null;
    if (before)
      this.#glide(
        before.width < this.#whole.width - 1 ? panned(before, this.#whole, { x: 0, y: 0 }) : this.#whole,
      );
  }

  /** Brings a point into view. */
  show(point: Point, margin: number): void {
    if (this.near) this.seen = showing(this.seen, this.#whole, point, margin);
  }

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    cancelAnimationFrame(this.#frame);
    this.seen = zoomed(this.seen, this.#whole, Math.exp(-event.deltaY / 300), this.#toBoard(event));
  };

  press = (event: PointerEvent): void => {
    if (this.#pointers.size === 0) this.moved = false;
    this.#pointers.set(event.pointerId, event);
  };

  drag = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    const way = Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    if (!other && (!this.near || (!this.moved && way < SLACK))) return;
    const [from, to] = [this.#toBoard(before), this.#toBoard(event)];
    this.#pointers.set(event.pointerId, event);
    this.moved = true;
    this.seen = other
      ? this.#pinched(from, to, this.#toBoard(other))
      : panned(this.seen, this.#whole, { x: from.x - to.x, y: from.y - to.y });
  };

  release = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  #pinched(from: Point, to: Point, still: Point): Box {
    const factor =
      Math.hypot(to.x - still.x, to.y - still.y) / (Math.hypot(from.x - still.x, from.y - still.y) || 1);
    return zoomed(this.seen, this.#whole, factor, still);
  }

  /** Moves what is seen there in a few frames. */
  #glide(to: Box): void {
    cancelAnimationFrame(this.#frame);
    if (still()) {
      this.seen = to;
      return;
    }
    const from = this.seen;
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, (now - start) / GLIDE);
      this.seen = share < 1 ? between(from, to, 1 - (1 - share) ** 3) : to;
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    this.#frame = requestAnimationFrame(step);
  }
}

function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
