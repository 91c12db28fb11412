/** The client's English, in one piece that is loaded only where it is spoken; without what is said only in places. */
export default Object.values(
  import.meta.glob<string>(
    ["./*.en.ftl", "!./{table,reasons,settings,statistics,switches,scanning,asking,control}.en.ftl"],
    {
      eager: true,
      query: "?raw",
      import: "default",
    },
  ),
).join("\n");
