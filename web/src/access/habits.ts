/** Where this browser keeps how often its players chose what. */
const KEPT = "ludoteka-habits";
/** So many questions are remembered, of those asked last. */
const QUESTIONS = 300;

type Counts = Readonly<Record<string, number>>;

/** How often a player has chosen each thing, by the kind of question. It is kept in this browser alone. */
export class Habits {
  /** The question asked longest ago comes first. */
  readonly #kept: Map<string, Counts>;

  constructor(private readonly whose: string) {
    this.#kept = new Map(read());
  }

  /** How often each was chosen, by its id. */
  counts(question: string): ReadonlyMap<string, number> {
    return new Map(Object.entries(this.#kept.get(this.#key(question)) ?? {}));
  }

  chose(question: string, id: string): void {
    const key = this.#key(question);
    const before = this.#kept.get(key);
    this.#kept.delete(key);
    this.#kept.set(key, { ...before, [id]: (before?.[id] ?? 0) + 1 });
    write([...this.#kept].slice(-QUESTIONS));
  }

  #key(question: string): string {
    return `${this.whose} ${question}`;
  }
}

function read(): readonly [string, Counts][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isQuestion) : [];
  } catch {
    return [];
  }
}

/** Only whoever changes what the browser keeps can make this false. */
function isQuestion(kept: unknown): kept is [string, Counts] {
  const [key, counts] = Array.isArray(kept) ? kept : [];
  return (
    typeof key === "string" &&
    typeof counts === "object" &&
    counts !== null &&
    Object.values(counts).every(Number.isFinite)
  );
}

function write(kept: readonly [string, Counts][]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
