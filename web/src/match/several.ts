/** Several things that are chosen together: in whatever order they are picked, they are the one move that the tree holds. */

import type { Node, Several } from "../protocol/messages";

/** What may be picked together, in the order of the tree, and how that ends. */
interface Selection {
  readonly steps: readonly Node[];
  /** Says that it is enough; null where nothing more lies behind them. */
  readonly done: Node | null;
  /** What can be chosen then. */
  readonly after: readonly Node[];
}

/** A thing that may be picked, and all places where one lies that is just like it. */
interface Thing {
  readonly node: Node;
  /** How many of them can be picked at each: one, or several that nobody here can tell apart. */
  readonly places: Map<string, number>;
}

/** What says so where the tree has nothing that does. */
const ENOUGH: Node = { text: "done", names: ["Done"] };

/** The tree with all that fits what is picked already, and not only what lies behind it. */
export function inAnyOrder(nodes: readonly Node[]): readonly Node[] {
  if (!hasSeveral(nodes)) return nodes;
  const first = nodes.filter(isFirst);
  const others = nodes.filter((node) => !isFirst(node)).map(withChildren);
  return first.length > 0 ? [...new Together(first).offered([]), ...others] : others;
}

function hasSeveral(nodes: readonly Node[]): boolean {
  return nodes.some((node) => node.several || hasSeveral(node.children ?? []));
}

/** Whether choosing several things begins with it. */
function isFirst({ several }: Node): boolean {
  return several != null && (several.number ?? 1) === 1;
}

function withChildren(node: Node): Node {
  return node.children ? { ...node, children: inAnyOrder(node.children) } : node;
}

/** One choice of several things. */
class Together {
  readonly facts: Several;
  readonly #things = new Map<string, Thing>();
  readonly #selections: readonly Selection[];

  constructor(private readonly first: readonly Node[]) {
    this.facts = first[0]?.several ?? {};
    this.#selections = [...this.#from(first, [])];
  }

  *#from(nodes: readonly Node[], before: readonly Node[]): Generator<Selection> {
    for (const node of nodes) {
      const thing = this.#things.get(node.text) ?? { node, places: new Map() };
      const steps = [...before, node];
      for (const place of node.places ?? []) {
        const there = steps.filter(
          ({ text, places = [] }) => text === node.text && places.length === 1 && places[0] === place,
        ).length;
        thing.places.set(place, Math.max(1, there, thing.places.get(place) ?? 0));
      }
      this.#things.set(node.text, thing);
      const after = node.children ?? [];
      const onward = after.filter(({ several }) => several?.number === steps.length + 1);
      const done = after.find((child) => !onward.includes(child));
      if (onward.length === 0) yield { steps, done: null, after };
      else if (done) yield { steps, done, after: done.children ?? [] };
      yield* this.#from(onward, steps);
    }
  }

  /** What can be chosen after these. */
  offered(picked: readonly Picked[]): readonly Node[] {
    const open = new Set<string>();
    for (const { steps } of this.#selections)
      for (const { text } of leftOf(steps, picked) ?? []) open.add(text);
    const whole = this.#whole(picked);
    if (open.size === 0) return inAnyOrder(whole?.after ?? []);
    const behind = this.#behind(picked)?.map(({ text }) => text);
    const things = [...this.#things.values()].filter(({ node }) => open.has(node.text));
    return [
      ...things.map((thing) => new Picked(this, picked, thing, behind?.includes(thing.node.text) === false)),
      ...(whole ? [new Enough(this.#enough, whole)] : []),
    ];
  }

  /** What the tree itself offers after these; nothing where no move begins with them. */
  #behind(picked: readonly Node[]): readonly Node[] | undefined {
    let nodes = this.first;
    let left = picked;
    while (left.length > 0) {
      const next = nodes.find((node) => node.several && left.some(({ text }) => text === node.text));
      if (!next) return undefined;
      nodes = next.children ?? [];
      left = leftOf(left, [next]) ?? [];
    }
    return nodes;
  }

  #whole(picked: readonly Node[]): Selection | undefined {
    return this.#selections.find(
      ({ steps }) => steps.length === picked.length && leftOf(steps, picked) !== undefined,
    );
  }

  get #enough(): Node {
    return this.#selections.find(({ done }) => done)?.done ?? ENOUGH;
  }

  /** The same things as the tree has them; as they were picked where more have to be. */
  inOrder(picked: readonly Picked[]): readonly Node[] {
    return this.#whole(picked)?.steps ?? picked;
  }

  /** All selections in which these are. */
  with(picked: readonly Picked[]): readonly (readonly Node[])[] {
    return this.#selections.map(({ steps }) => steps).filter((steps) => leftOf(steps, picked));
  }
}

/** The steps that are left without these; nothing where some of these are not among them. */
function leftOf<Step extends Node>(
  steps: readonly Step[],
  picked: readonly Node[],
): readonly Step[] | undefined {
  const left = [...steps];
  for (const { text } of picked) {
    const at = left.findIndex((step) => step.text === text);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
}

/** One of several things, picked after some others. */
class Picked implements Node {
  readonly text: string;
  readonly names: readonly string[];
  readonly places: readonly string[];
  readonly several: Several;
  #children: readonly Node[] | undefined;
  readonly #alike = new Map<string, Picked>();

  constructor(
    readonly together: Together,
    readonly before: readonly Picked[],
    private readonly thing: Thing,
    /** The tree has it before those that are picked already. */
    readonly late: boolean,
    place?: string,
  ) {
    const taken = before.flatMap(({ places }) => places);
    this.text = thing.node.text;
    this.names = thing.node.names ?? [];
    const left = [...thing.places].filter(
      ([one, most]) => taken.filter((other) => other === one).length < most,
    );
    this.places = place === undefined ? left.map(([one]) => one) : [place];
    this.several = { ...together.facts, number: before.length + 1 };
  }

  get children(): readonly Node[] {
    const one = this.at(this.places[0]);
    if (one !== this) return one.children;
    this.#children ??= this.together.offered([...this.before, this]);
    return this.#children;
  }

  /** The one that lies there, of those that are alike. */
  at(place: string | undefined): Picked {
    if (place === undefined || this.places.length < 2 || !this.places.includes(place)) return this;
    const one =
      this.#alike.get(place) ?? new Picked(this.together, this.before, this.thing, this.late, place);
    this.#alike.set(place, one);
    return one;
  }
}

/** Says that enough has been picked. */
class Enough implements Node {
  readonly text: string;
  readonly names: readonly string[];
  readonly children: readonly Node[];

  constructor(
    said: Node,
    readonly selection: Selection,
  ) {
    this.text = said.text;
    this.names = said.names ?? [];
    this.children = inAnyOrder(selection.after);
  }
}

/** A choice as it is made at a place: of things that are alike the one that lies there, or else the first. */
export function chosenAt(node: Node, place?: string): Node {
  return node instanceof Picked ? node.at(place ?? node.places[0]) : node;
}

/** Whether it is picked only by whoever changes the order of the tree: for others it must not be in the way. */
export function isLate(node: Node): boolean {
  return node instanceof Picked && node.late;
}

/** A path as the tree has it, whatever was picked first. */
export function inOrder(path: readonly Node[]): readonly Node[] {
  return path.flatMap((node, at) => {
    if (node instanceof Enough) return node.selection.done ?? [];
    if (!(node instanceof Picked)) return node;
    return isLast(path, at) ? node.together.inOrder([...node.before, node]) : [];
  });
}

/** Paths of the tree with one of which a move begins that has been chosen so far. */
export function beginnings(path: readonly Node[]): readonly (readonly Node[])[] {
  const last = path.at(-1);
  if (!(last instanceof Picked)) return [inOrder(path)];
  const before = inOrder(settled(path));
  return last.together.with([...last.before, last]).map((steps) => [...before, ...steps]);
}

/** What was chosen before the things that are being picked. */
export function settled(path: readonly Node[]): readonly Node[] {
  const last = path.at(-1);
  return last instanceof Picked ? path.slice(0, -1 - last.before.length) : path;
}

/** What is left of a path when one step is taken back: the others that were picked with it, else all before it. */
export function withoutStep(path: readonly Node[], at: number): readonly Node[] {
  const node = path[at];
  if (!(node instanceof Picked)) return path.slice(0, at);
  const others = path.slice(at + 1).filter((one) => one instanceof Picked && one.together === node.together);
  return [...path.slice(0, at), ...others];
}

/** Whether it is the last of the things that were picked together. */
function isLast(path: readonly Node[], at: number): boolean {
  const [node, next] = path.slice(at, at + 2);
  return !(node instanceof Picked && next instanceof Picked && next.together === node.together);
}
