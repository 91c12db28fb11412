/** What only tables say, in English. */
export default Object.values(
  import.meta.glob<string>("./{table,reasons,asking}.en.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).join("\n");
