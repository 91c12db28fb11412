/** The client's Czech, in one piece that is loaded only where it is spoken; without what only tables say. */
export default Object.values(
  import.meta.glob<string>(["./*.cs.ftl", "!./{table,reasons}.cs.ftl"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).join("\n");
