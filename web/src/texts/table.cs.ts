/** What only tables say, in Czech. */
export default Object.values(
  import.meta.glob<string>("./{table,reasons,asking}.cs.ftl", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).join("\n");
