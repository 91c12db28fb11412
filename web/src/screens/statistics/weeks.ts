/** Weeks as ISO 8601 writes them. */

/** The Monday of a week such as "2026-W46" here: its first moment, in milliseconds since 1970. */
export function mondayOf(week: string): number {
  const [year = 1970, number = 1] = week.split("-W").map(Number);
  // The fourth of January always lies in the first week.
  const weekday = (new Date(year, 0, 4).getDay() + 6) % 7;
  return new Date(year, 0, 4 - weekday + 7 * (number - 1)).getTime();
}

/** The last so many weeks; earlier ones tell little about now. */
export function latest<Week>(weeks: readonly Week[], most = 26): readonly Week[] {
  return weeks.slice(-most);
}
