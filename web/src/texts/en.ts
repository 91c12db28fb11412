/** The client's English, in one piece that is loaded only where it is spoken. */
export default Object.values(
  import.meta.glob<string>("./*.en.ftl", { eager: true, query: "?raw", import: "default" }),
).join("\n");
