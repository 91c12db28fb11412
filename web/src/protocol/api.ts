import type {
  About,
  Card,
  Fault,
  FaultCode,
  GamePage,
  LoggedSelection,
  Match,
  NewMatch,
  Picture,
  Profile,
  Statistics,
} from "./messages";

const ROOT = "/api/v1";

/** What the server would not do; the code is a key of the client's texts (`fault-CODE`). */
export class ApiFault extends Error {
  constructor(
    readonly code: FaultCode | "unreachable",
    readonly detail = "",
    readonly line = 0,
  ) {
    super(detail ? `${code}: ${detail}` : code);
    this.name = "ApiFault";
  }
}

type Query = Record<string, string | number | boolean | undefined>;

/** An address of the server; what is undefined is not asked. */
export function address(parts: readonly string[], query: Query = {}): string {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return `${ROOT}/${parts.map(encodeURIComponent).join("/")}${search ? `?${search}` : ""}`;
}

async function question(url: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(url, init);
  } catch {
    throw new ApiFault("unreachable");
  }
  if (answer.ok) return answer;
  throw await faultOf(answer);
}

async function faultOf(answer: Response): Promise<ApiFault> {
  try {
    const fault = (await answer.json()) as Partial<Fault> | null;
    if (typeof fault?.code === "string") return new ApiFault(fault.code, fault.detail, fault.line);
  } catch {
    // Not our server's words: a proxy, or a page of it.
  }
  return new ApiFault(answer.status === 404 ? "not-found" : "failed", `${answer.status}`);
}

async function data<T>(url: string, init?: RequestInit): Promise<T> {
  return (await (await question(url, init)).json()) as T;
}

async function text(url: string): Promise<string> {
  return (await question(url)).text();
}

function json(method: string, body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

/** How a position is asked for before a match is begun. */
export interface Beginning {
  level?: string;
  seats?: number;
  options?: Readonly<Record<string, number | string>>;
}

/** Which matches are listed; `before` is the place of the last one that is known: "PLAYED.ID". */
export interface Listed {
  profile?: string;
  game?: string;
  open?: boolean;
  /** Only those where something was moved. */
  begun?: boolean;
  limit?: number;
  before?: string;
}

/** The questions that the server answers over HTTP. Each may throw an `ApiFault`. */
export const api = {
  library: () => data<Card[]>(address(["library"])),
  game: (id: string, profile?: string) => data<GamePage>(address(["games", id], { profile })),
  texts: (id: string, language: string) => text(address(["games", id, "texts", language])),
  art: (id: string, name: string) => address(["games", id, "art", `${name}.svg`]),
  picture: (id: string, { level, seats, options }: Beginning = {}) =>
    data<Picture>(address(["games", id, "picture"], { level, seats, ...options })),
  /** A position of the game that is worth looking at, drawn. */
  sample: (id: string) => data<Picture>(address(["games", id, "picture"], { sample: true })),
  /** A position that somebody shared, drawn. */
  positionPicture: (id: string, position: string) =>
    data<Picture>(address(["games", id, "picture"]), {
      method: "POST",
      headers: { "content-type": "text/plain; charset=utf-8" },
      body: position,
    }),

  profiles: () => data<Profile[]>(address(["profiles"])),
  addProfile: (profile: Partial<Profile>) => data<Profile>(address(["profiles"]), json("POST", profile)),
  changeProfile: (profile: Profile) => data<Profile>(address(["profiles", profile.id]), json("PUT", profile)),
  removeProfile: (id: string) => question(address(["profiles", id]), { method: "DELETE" }),
  useProfile: (id: string) => question(address(["profiles", id, "used"]), { method: "POST" }),
  selections: (id: string) => data<LoggedSelection[]>(address(["profiles", id, "selections"])),
  /** Also while the page is being left. */
  logSelections: (id: string, selections: readonly LoggedSelection[]) =>
    question(address(["profiles", id, "selections"]), { ...json("POST", selections), keepalive: true }),

  matches: (asked: Listed = {}) => data<Match[]>(address(["matches"], { ...asked })),
  /** When each game was played last, by their ids. */
  played: (profile?: string) => data<Record<string, number>>(address(["played"], { profile })),
  match: (id: string, profile?: string) => data<Match>(address(["matches", id], { profile })),
  begin: (match: NewMatch) => data<Match>(address(["matches"]), json("POST", match)),
  removeMatch: (id: string, profile?: string) =>
    question(address(["matches", id], { profile }), { method: "DELETE" }),
  matchPicture: (id: string, ply?: number) => data<Picture>(address(["matches", id, "picture"], { ply })),
  record: (id: string) => text(address(["matches", id, "record"])),
  recordAddress: (id: string) => address(["matches", id, "record"]),
  bringRecord: (record: string, game: string, profile?: string) =>
    data<Match>(address(["records"], { game, profile }), {
      method: "POST",
      headers: { "content-type": "text/plain; charset=utf-8" },
      body: record,
    }),
  position: (id: string, ply?: number) => text(address(["matches", id, "position"], { ply })),

  statistics: (asked: { profile?: string; game?: string; zone?: string } = {}) =>
    data<Statistics>(address(["statistics"], asked)),
  statisticsTable: (profile?: string, zone?: string) => address(["statistics.csv"], { profile, zone }),
  about: () => data<About>(address(["about"])),
};
