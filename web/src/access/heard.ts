/** The signals that were given as switches since the page was opened: those work. */
export const heard = new Set<string>();
