/** What only the screens of settings, switches and statistics say, in Czech. */
export default Object.values(
  import.meta.glob<string>("./{settings,statistics,switches}.cs.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).join("\n");
