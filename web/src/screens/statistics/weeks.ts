/** Weeks as ISO 8601 writes them. */

const DAY = 86_400_000;

/** The Monday of a week such as "2026-W46", in milliseconds since 1970. */
export function mondayOf(week: string): number {
  const [year = 1970, number = 1] = week.split("-W").map(Number);
  // The fourth of January always lies in the first week.
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return fourth + (7 * (number - 1) - weekday) * DAY;
}

/** The last so many weeks; earlier ones tell little about now. */
export function latest<Week>(weeks: readonly Week[], most = 26): readonly Week[] {
  return weeks.slice(-most);
}
