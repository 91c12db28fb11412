import { expect, test } from "vitest";
import { path, type Route, routeOf } from "../src/router";

const at = (address: string): Route => routeOf(new URL(address, "http://play"));

test.each<Route>([
  { screen: "library" },
  { screen: "game", game: "chess" },
  { screen: "game", game: "sudoku:children" },
  { screen: "position", game: "chess", text: "a b/c\n♜ 100%" },
  { screen: "table", table: "k3Xz" },
  { screen: "replay", table: "k3Xz" },
  { screen: "statistics" },
  { screen: "profiles" },
  { screen: "settings" },
  { screen: "help" },
  { screen: "about" },
])("the address of $screen leads back to it", (route) => {
  expect(at(path(route))).toEqual(route);
});

test("a theme's colon stays readable", () => {
  expect(path({ screen: "game", game: "sudoku:children" })).toBe("/games/sudoku:children");
});

test.each(["/games", "/games/chess/levels", "/tables", "/tables/a/b/c", "/settings/more", "/else"])(
  "%s leads nowhere",
  (address) => {
    expect(at(address)).toEqual({ screen: "nowhere" });
  },
);

test("an address that is not well encoded is taken as it is", () => {
  expect(at("/games/100%")).toEqual({ screen: "game", game: "100%" });
});
