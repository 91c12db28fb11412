/** The client's Czech, in one piece that is loaded only where it is spoken; without what is said only in places. */
export default Object.values(
  import.meta.glob<string>(
    ["./*.cs.ftl", "!./{table,reasons,settings,statistics,switches,scanning,asking,control}.cs.ftl"],
    {
      eager: true,
      query: "?raw",
      import: "default",
    },
  ),
).join("\n");
