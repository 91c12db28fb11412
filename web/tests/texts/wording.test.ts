import { expect, test } from "vitest";
import type { SeatState, ZoneState } from "../../src/protocol/messages";
import { luckWords } from "../../src/screens/table/words";
import { type Args, Messages } from "../../src/texts/bundle";
import { type Form, messageId } from "../../src/texts/naming";
import czechTable from "../../src/texts/table.cs.ftl?raw";
import { Wording } from "../../src/texts/wording";
import czech from "../../src/texts/wording.cs.ftl?raw";
import english from "../../src/texts/wording.en.ftl?raw";

const game = new Messages(
  "cs",
  `white = Bílý
black = Černý
check = šach
level-two-rooms = Dva pokoje
column-a = sloupec A
score = skóre
pawn = pěšec
    .counted = { $count ->
        [one] pěšec
        [few] pěšci
       *[other] pěšců
    }
points = body
    .counted = { $count ->
        [one] bod
        [few] body
       *[other] bodů
    }
bar = přepážka
    .from = z přepážky
gift = předávané karty
    .aim = pro někoho
    .aim-passing-left = pro souseda vlevo ({ $next })
`,
);
const texts = {
  name: (key: string) => game.say(messageId(key)) ?? key,
  form: (key: string, form: Form, args?: Args) => game.say(messageId(key), args, form),
};

function wordingIn(language: string, source: string): Wording {
  const client = new Messages(language, source);
  return new Wording((id, args) => client.say(id, args) ?? id, texts, new Set(["White", "Black"]));
}

const words = wordingIn("cs", `${czech}\n${czechTable}`);
const pawn = (place: string) => ({ text: place, names: ["pawn"], places: [place] });
const to = (place: string) => ({ text: place, places: [place] });
const die = { text: "5", names: ["5"], places: ["dice-1"] };
const seats: SeatState[] = [{ name: "White" }, { name: "Black" }];

test.each([
  ["Quiet moves", "quiet-moves"],
  ["Černý pěšec", "cerny-pesec"],
  ["  3 × 3 ", "n-3-3"],
  ["♜", "n-"],
  ["ﬁnd", "find"],
  ["level Two rooms", "level-two-rooms"],
])("the message of '%s' is %s, as on the server", (name, id) => {
  expect(messageId(name)).toBe(id);
});

test("a choice is said with its names and places", () => {
  expect(words.choice({ text: "e2", names: ["White", "pawn"], places: ["e2"] })).toBe("pěšec (Bílý) e2");
  expect(wordingIn("en", english).choice({ text: "e2", names: ["White", "pawn"], places: ["e2"] })).toBe(
    "Bílý pěšec e2",
  );
  expect(words.choice({ text: "e2", names: ["pawn", "White"] })).toBe("pěšec Bílý");
  expect(words.choice({ text: "e4", names: ["e4"], places: ["e4"] })).toBe("e4");
  expect(words.choice({ text: "e4", places: ["e4"] })).toBe("e4");
  expect(words.choice({ text: "pass" })).toBe("pass");
});

test("a whole column is said by its own word", () => {
  expect(words.choice({ text: "column a", places: ["a1", "a2", "a3"] })).toBe("sloupec A");
});

test("a move is said by where it leads, and by what after that", () => {
  expect(words.move([pawn("e2"), to("e4")])).toBe("pěšec e2 na e4");
  expect(words.move([pawn("13"), die, to("8"), pawn("6"), die, to("1")])).toBe(
    "pěšec z pole 13 na 8, 5; pěšec z pole 6 na 1, 5",
  );
  expect(words.move([pawn("bar-1"), die, to("20")])).toBe("pěšec z přepážky na 20, 5");
  expect(words.move([to("c9"), { text: "4" }])).toBe("c9 – 4");
  expect(words.move([pawn("e7"), to("e8"), { text: "pass" }])).toBe("pěšec e7 na e8 – pass");
});

test("a die is called by the word that it shows, and a throw by all of them", () => {
  const zone: ZoneState = { name: "bar", kind: "row", place: "dice", form: "die" };
  expect(words.within(zone, { name: "pawn", face: "check" }, seats)).toBe("pěšec šach");
  expect(words.within(zone, { name: "pawn", face: "check" }, seats, 2)).toBe("2 × pěšec šach");
  expect(words.within(zone, { name: "pawn" }, seats)).toBe("pěšec");
  const lying = words.beside([{ ...zone, things: [{ name: "pawn" }, { name: "pawn" }] }]);
  const thrown = { text: "check score", names: ["check", "score"], places: ["dice-1", "dice-2"] };
  expect(lying.thrown(thrown)).toEqual(["šach", "skóre"]);
  expect(luckWords([thrown], lying)).toBe("šach, skóre");
  expect(luckWords([{ text: "2 5", names: ["2", "5"], places: ["dice-1", "dice-2"] }], lying)).toBe("2 5");
  expect(lying.thrown({ text: "die", names: ["die"], places: ["dice"] })).toBeUndefined();
  expect(words.thrown(thrown)).toBeUndefined();
});

test("a tile beside the boards is said with what is drawn on it, as it lies", () => {
  const drawing = words.drawing((name, rotation = 0) => (name === "gate" ? `city ${rotation}` : ""));
  const zone = { name: "tray", kind: "row", place: "tray", form: "piece" } as const;
  expect(drawing.within(zone, { name: "gate", rotation: 90 }, seats)).toBe("gate (city 90)");
  expect(drawing.spokenTo(0).beside([]).within(zone, { name: "pawn" }, seats)).toBe("pěšec");
  expect(drawing.spokenTo(0).beside([]).within(zone, { name: "gate" }, seats)).toBe("gate (city 0)");
});

test("a move is said with what it took, and with where that was unless it came there", () => {
  const prey = { text: "d5", names: ["Black", "pawn"], places: ["d5"] };
  const taken = (...places: readonly string[]) => places.map((place) => ({ place, name: "pawn", owner: 1 }));
  const said = (steps: Parameters<typeof words.move>[0], ...places: readonly string[]) =>
    words.move(steps, taken(...places), seats);
  expect(said([pawn("e4"), prey], "d5")).toBe("pěšec e4 bere: pěšec (Černý) d5");
  expect(said([pawn("e4"), prey])).toBe("pěšec e4 – pěšec (Černý) d5");
  expect(said([pawn("f4"), to("d6")], "e5")).toBe("pěšec f4 na d6, bere: pěšec (Černý) e5");
  expect(said([pawn("f4"), to("d6"), to("b8")], "e5", "c7")).toBe(
    "pěšec f4 na d6 – b8, bere: 2 pěšci (Černý) e5, c7",
  );
  expect(said([pawn("13"), die, to("8")], "8")).toBe("pěšec z pole 13 na 8, 5, bere: pěšec (Černý)");
  expect(said([to("a1"), prey], "d5")).toBe("a1, bere: pěšec (Černý) d5");
});

test("several that are alike, and numbers, are said by words that fit the count", () => {
  const pawn = { name: "pawn", owner: 1 };
  expect(words.content({ pieces: [{ ...pawn, numbers: { count: 5 } }] }, seats)).toBe("5 pěšců (Černý)");
  expect(words.content({ pieces: [pawn, pawn] }, seats)).toBe("2 pěšci (Černý)");
  expect(words.content({ pieces: [{ name: "check" }, { name: "check" }] }, seats)).toBe("2 × šach");
  expect([1, 2, 5].map((points) => words.counted("points", points))).toEqual(["1 bod", "2 body", "5 bodů"]);
  expect(words.counted("score", 2)).toBeUndefined();
});

test("several things are chosen for what the game says in this state of the match", () => {
  expect(words.aim("gift", { boards: [], seats, words: ["passing left"] }, 0)).toBe(
    "pro souseda vlevo (Černý)",
  );
  expect(words.aim("gift", { boards: [], seats, words: ["keeping"] }, 0)).toBe("pro někoho");
  expect(words.aim("loot", { boards: [], seats }, 0)).toBe("");
});

test("a level has a name apart from other names", () => {
  expect([words.level("Two rooms"), words.level("Maze")]).toEqual(["Dva pokoje", "Maze"]);
});

test("a seat is called as the game calls it, and chance by its own name", () => {
  expect([words.seat(seats, 1), words.seat(seats, null)]).toEqual(["Černý", "Náhoda"]);
});

test("whoever is spoken to is not called by the name of their seat", () => {
  const hand = { name: "hand", kind: "hand", place: "hand1", owner: 0, hidden: 5 } as const;
  const told = words.spokenTo(0);
  expect([told.who(seats, 0), told.who(seats, 1)]).toEqual(["Vy", "Černý"]);
  expect(told.lying(hand, 0, seats)).toBe("vlastní hand: 5 karet rubem nahoru");
  expect(told.zone({ ...hand, owner: 1 }, seats)).toBe("hand, Černý");
});

test("a place is said with all that is on it", () => {
  const pawn = { name: "pawn", owner: 0 };
  expect(words.content({ pieces: [pawn] }, seats)).toBe("pěšec (Bílý)");
  expect(words.content({ pieces: [pawn, pawn, pawn] }, seats)).toBe("3 pěšci (Bílý)");
  expect(words.content({ words: ["check"], numbers: { score: 2 } }, seats)).toBe("šach, skóre 2");
  expect(words.content(undefined, seats)).toBe("prázdné");
  expect(words.content({ numbers: { score: 0 } }, seats)).toBe("prázdné");
  expect(words.content(undefined, seats, "check")).toBe("šach");
  expect(words.content({ pieces: [pawn] }, seats, "check")).toBe("šach, pěšec (Bílý)");
  expect(words.choice({ text: "e2.right", places: ["e2.right"] })).toBe("e2 vpravo");
  expect(words.place("e2.up")).toBe("e2 nahoře");
  expect(words.content({ owner: 0, numbers: { score: 2 } }, seats)).toBe("Bílý, skóre 2");
  expect(words.piece({ name: "pawn", words: ["check"], numbers: { score: 1 } }, seats)).toBe(
    "pěšec šach skóre 1",
  );
});

test("what lies beside the boards is said with its zone", () => {
  const pawn = { name: "pawn" };
  const hand = { name: "check", kind: "hand" as const, place: "check1", owner: 0, things: [pawn], hidden: 1 };
  const covered = { ...pawn, covered: true };
  const pile = { name: "score", kind: "pile" as const, place: "score", things: [pawn, covered] };
  expect(words.zone(hand, seats)).toBe("šach, Bílý");
  expect(words.lying(hand, 1, seats)).toBe("rubem nahoru");
  expect(words.lying(hand, 2, seats)).toBe("pěšec");
  expect(words.lying(pile, 0, seats)).toBe("skóre: 2 karty, nahoře pěšec rubem nahoru");
  expect(words.lying({ ...hand, things: [] }, 0, seats)).toBe("šach, Bílý: 1 karta rubem nahoru");
  expect(words.lying({ ...hand, things: [{ ...pawn, owner: 0 }] }, 2, seats)).toBe("pěšec");
  expect(words.lying({ ...hand, things: [{ ...pawn, owner: 1 }] }, 2, seats)).toBe("pěšec (Černý)");
  expect(luckWords([{ text: "pawn", names: ["pawn"], places: ["score"] }], words)).toBe("pěšec");
  expect(words.lying({ ...pile, things: [] }, 0, seats)).toBe("skóre: prázdné");
  expect(words.choice({ text: "x", names: ["pawn"], places: ["check1-2"] })).toBe("pěšec");
  expect(words.choice({ text: "x", places: ["check1-2"] })).toBe("šach 2");
});

test("drawn tiles are counted as such, in a heap of which it is known what lies there too", () => {
  const drawing = words.drawing((name) => (name === "gate" ? "brána nahoře" : ""));
  const bag = { name: "score", kind: "deck" as const, place: "score", form: "piece" as const, hidden: 5 };
  expect(drawing.things({ ...bag, contents: { gate: 5 } }, 5)).toBe("5 kartiček");
  expect(drawing.things({ ...bag, things: [{ name: "gate" }] }, 1)).toBe("1 kartička");
  expect(drawing.things(bag, 5)).toBe("5 kamenů");
});

test("how it ended is said in sentences", () => {
  const ending = { results: ["won", "lost"] as const, ranks: [1, 2] };
  expect(words.ending(ending, seats)).toBe("Vyhrává Bílý.");
  expect(words.ending({ ...ending, how: "resigned" }, seats)).toBe("Černý se vzdává. Vyhrává Bílý.");
  expect(words.ending({ ...ending, points: [3, 1] }, seats)).toBe("Vyhrává Bílý. Bílý 3, Černý 1.");
  expect(words.ending({ results: ["drawn", "drawn"], ranks: [1, 1] }, seats)).toBe(
    "Partie skončila remízou.",
  );
  expect(words.ending({ results: ["lost", "lost"], ranks: [1, 1] }, seats)).toBe("Nevyhrál nikdo.");
  expect(words.ending({ results: ["won", "won"], ranks: [1, 1] }, seats)).toBe("Vyhrávají Bílý, Černý.");
});

test("a puzzle is solved or not", () => {
  const alone = [{ name: "Player" }];
  const english_ = wordingIn("en", english);
  expect(english_.ending({ results: ["won"], ranks: [1] }, alone)).toBe("Solved!");
  expect(english_.ending({ results: ["lost"], ranks: [1] }, alone)).toBe("Not solved.");
  expect(english_.ending({ results: ["lost"], ranks: [1], how: "resigned" }, alone)).toBe(
    "Given up. Not solved.",
  );
});

test("the rule that ended it is said with its line", () => {
  const ending = { results: [], ranks: [], rule: "stuck players lose", line: 31 };
  expect(words.endingRule(ending)).toBe("pravidla, řádek 31: „stuck players lose“");
  expect(words.endingRule({ results: [], ranks: [] })).toBe("");
});
