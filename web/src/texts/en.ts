/** The client's English, in one piece that is loaded only where it is spoken; without what only tables say. */
export default Object.values(
  import.meta.glob<string>(["./*.en.ftl", "!./{table,reasons}.en.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).join("\n");
