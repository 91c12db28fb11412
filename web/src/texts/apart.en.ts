/** What only the screens of settings, switches and statistics say, in English. */
export default Object.values(
  import.meta.glob<string>("./{settings,statistics,switches}.en.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).join("\n");
