/** Where a player is: the address of every screen, and back. */
export type Route =
  | { screen: "library" }
  | { screen: "game"; game: string }
  | { screen: "position"; game: string; text: string }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string }
  | { screen: "statistics" }
  | { screen: "profiles" }
  | { screen: "settings" }
  | { screen: "scanning" }
  | { screen: "wizard" }
  | { screen: "report" }
  | { screen: "help" }
  | { screen: "about" }
  | { screen: "nowhere" };

const ALONE = [
  "statistics",
  "profiles",
  "settings",
  "scanning",
  "wizard",
  "report",
  "help",
  "about",
] as const;

/** The address of a screen, for links. */
export function path(route: Route): string {
  switch (route.screen) {
    case "library":
    case "nowhere":
      return "/";
    case "game":
      return `/games/${spelled(route.game)}`;
    case "position":
      return `/games/${spelled(route.game)}/position#${encodeURIComponent(route.text)}`;
    case "table":
      return `/tables/${spelled(route.table)}`;
    case "replay":
      return `/tables/${spelled(route.table)}/replay`;
    default:
      return `/${route.screen}`;
  }
}

/** The screen at an address. */
export function routeOf(address: Pick<URL, "pathname" | "hash">): Route {
  const parts = address.pathname.split("/").filter(Boolean).map(read);
  const [first, id, last] = parts;
  if (parts.length === 0) return { screen: "library" };
  const alone = ALONE.find((screen) => screen === first);
  if (alone && parts.length === 1) return { screen: alone };
  if (first === "games" && id !== undefined) {
    if (parts.length === 2) return { screen: "game", game: id };
    if (parts.length === 3 && last === "position")
      return { screen: "position", game: id, text: read(address.hash.slice(1)) };
  }
  if (first === "tables" && id !== undefined) {
    if (parts.length === 2) return { screen: "table", table: id };
    if (parts.length === 3 && last === "replay") return { screen: "replay", table: id };
  }
  return { screen: "nowhere" };
}

/** A theme's colon is left readable. */
function spelled(id: string): string {
  return encodeURIComponent(id).replaceAll("%3A", ":");
}

/** Somebody may have typed the address: what is not well encoded is taken as it is. */
function read(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
