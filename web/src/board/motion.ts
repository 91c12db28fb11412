import type { Point } from "./geometry";

const SLIDE = 240;
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

/** Whether nothing shall move: as the player set it, or else as the system says. */
export function still(): boolean {
  const wish = document.documentElement.dataset.motion;
  if (wish === "less") return true;
  return wish !== "full" && window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** How many times longer a move takes than usual, as the player set it. */
function pace(): number {
  const { speed } = document.documentElement.dataset;
  return speed === "slow" ? 2.5 : speed === "fast" ? 0.5 : 1;
}

/** How long a way takes: longer ways a little longer. */
export function slideTime(from: Point, to: Point, unit: number): number {
  const cells = Math.hypot(to.x - from.x, to.y - from.y) / unit;
  return Math.round(SLIDE + 30 * Math.min(8, Math.max(0, cells - 1)));
}

/** The shorter way from one angle to another, in degrees. */
export function shortTurn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

export function shift({ x, y }: Point): string {
  return `translate(${x}px, ${y}px)`;
}

/** What an element does: where it stands, which way it faces, which side is up. */
export interface Pose extends Point {
  readonly angle: number;
  readonly side: string;
}

interface Posed extends Pose {
  readonly moving: boolean;
  /** Where it comes from, if not from where it was. */
  readonly start: () => Point | undefined;
}

/** An action for the element of a piece: it slides to where it stands now, and its body turns. */
export function posed(element: SVGGElement, pose: Posed) {
  let last: Posed = pose;
  return {
    update(next: Posed) {
      const before = { ...last, ...next.start() };
      last = next;
      if (!next.moving || still()) return;
      const body = element.querySelector(".body");
      if (before.x !== next.x || before.y !== next.y) {
        element.animate(
          { transform: [shift(before), shift(next)] },
          { duration: slideTime(before, next, 100) * pace(), easing: EASE },
        );
      }
      if (before.side !== next.side)
        body?.animate({ transform: ["scaleX(0.05)", "scaleX(1)"] }, { duration: SLIDE, easing: EASE });
      else if (before.angle !== next.angle) {
        const from = next.angle - shortTurn(before.angle, next.angle);
        body?.animate(
          { transform: [`rotate(${from}deg)`, `rotate(${next.angle}deg)`] },
          { duration: SLIDE, easing: EASE },
        );
      }
    },
  };
}

interface Leaving extends Point {
  readonly moving: boolean;
}

/** A piece that was not there before grows into its place. */
export function appear(_: Element, { x, y, moving }: Leaving) {
  return {
    duration: moving && !still() ? 180 : 0,
    css: (t: number) => `transform: ${shift({ x, y })} scale(${0.6 + 0.4 * t}); opacity: ${t}`,
  };
}

/** A piece that is taken shrinks and fades. */
export function vanish(_: Element, { x, y, moving }: Leaving) {
  return {
    duration: moving && !still() ? 200 : 0,
    css: (t: number) => `transform: ${shift({ x, y })} scale(${0.5 + 0.5 * t}); opacity: ${t}`,
  };
}

/** A short shake of the head, for what cannot be done; it does not flash. */
export function shake(element: Element): void {
  if (still()) return;
  const away = (by: number) => `translate(${by}px, 0)`;
  element.animate(
    { transform: [away(0), away(-7), away(6), away(-4), away(0)] },
    { duration: 260, composite: "add" },
  );
}
