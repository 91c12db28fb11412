import { expect, test } from "vitest";
import { along, back, begin, type Choosing, choose, complete, offered, text } from "../../src/match/choosing";
import { beginnings, inAnyOrder, isLate, settled, withoutStep } from "../../src/match/several";
import type { Node, Several } from "../../src/protocol/messages";

/** The tree as the table tells it: each member behind the one before, and 'done' where it may be enough. */
function tree(members: readonly string[], least: number, most: number, after: readonly Node[] = []): Node[] {
  const from = (at: number, picked: number): Node[] => {
    const many = members.length - at;
    const nodes = members.slice(at).flatMap((member, on): Node[] => {
      if (picked + many - on < least) return [];
      const next = picked + 1 < most ? from(at + on + 1, picked + 1) : [];
      const children =
        next.length > 0 && picked + 1 >= least
          ? [...next, { text: "done", names: ["Done"], children: after }]
          : next.length > 0
            ? next
            : after;
      const several: Several = picked === 0 ? { least, most, name: "gift" } : { number: picked + 1 };
      return [
        { text: member.replace(/#.*/, ""), names: [member], places: [`at ${member}`], children, several },
      ];
    });
    const alike = new Set<string>();
    return nodes.filter((node) => !alike.has(node.text) && alike.add(node.text));
  };
  return from(0, 0);
}

function pick(nodes: readonly Node[], ...steps: readonly string[]): Choosing {
  return steps.reduce(
    (now, step) => {
      const [wanted = "", place] = step.split(" at ");
      return choose(now, { text: wanted, places: place === undefined ? [] : [`at ${place}`] });
    },
    begin(inAnyOrder(nodes)),
  );
}

const texts = (choosing: Choosing) => offered(choosing).map((node) => node.text);
const HAND = ["a", "b", "c", "d", "e"];

test("a tree in which nothing is chosen together stays as it is", () => {
  const plain: Node[] = [{ text: "e2", children: [{ text: "e4" }] }];
  expect(inAnyOrder(plain)).toBe(plain);
});

test("everything can be picked first, and then everything else", () => {
  const three = tree(HAND, 3, 3);
  expect(three.map((node) => node.text)).toEqual(["a", "b", "c"]);
  expect(texts(pick(three))).toEqual(HAND);
  expect(texts(pick(three, "e"))).toEqual(["a", "b", "c", "d"]);
  expect(texts(pick(three, "e", "b"))).toEqual(["a", "c", "d"]);
});

test("whatever the order, the move is the one of the tree", () => {
  const three = tree(HAND, 3, 3);
  for (const order of ["abd", "adb", "bad", "bda", "dab", "dba"]) {
    const chosen = pick(three, ...order);
    expect(complete(chosen)).toBe(true);
    expect(text(chosen.path)).toBe("a-b-d");
  }
  expect(complete(pick(three, "e", "a"))).toBe(false);
});

test("it is told how many are chosen together, and which number comes next", () => {
  const [node] = offered(pick(tree(HAND, 3, 3), "d"));
  expect(node?.several).toEqual({ least: 3, most: 3, name: "gift", number: 2 });
});

test("one of them is taken back without the others", () => {
  const three = tree(HAND, 3, 3, [{ text: "go" }]);
  const { tree: any, path } = pick(three, "d", "b");
  expect(along(any, withoutStep(path, 0)).path.map((node) => node.text)).toEqual(["b"]);
  const whole = pick(three, "d", "b", "a");
  expect(texts(whole)).toEqual(["go"]);
  expect(along(whole.tree, withoutStep(whole.path, 1)).path.map((node) => node.text)).toEqual(["d", "a"]);
  expect(back(whole).path.map((node) => node.text)).toEqual(["d", "b"]);
  expect(settled(whole.path.slice(0, 2))).toEqual([]);
});

test("where the number is free, done ends it, though the tree ends by itself behind the last thing", () => {
  const some = tree(["a", "b", "c"], 1, 3);
  expect(texts(pick(some))).toEqual(["a", "b", "c"]);
  expect(texts(pick(some, "c"))).toEqual(["a", "b", "done"]);
  expect(text(pick(some, "c", "done").path)).toBe("c");
  expect(text(pick(some, "b", "a", "done").path)).toBe("a-b-done");
  expect(text(pick(some, "c", "a", "done").path)).toBe("a-c");
  const all = pick(some, "c", "a", "b");
  expect([complete(all), text(all.path)]).toEqual([true, "a-b-c"]);
});

test("what follows comes after it, whatever the order was", () => {
  const chosen = pick(tree(["a", "b", "c"], 1, 2, tree(["x", "y"], 1, 1)), "c", "a");
  expect(texts(chosen)).toEqual(["x", "y"]);
  expect(text(choose(chosen, { text: "y" }).path)).toBe("a-c-y");
});

test("it may begin after another choice", () => {
  const rolled: Node[] = [{ text: "again", children: tree(["a", "b"], 1, 2) }, { text: "enough" }];
  expect(text(pick(rolled, "again", "b", "a").path)).toBe("again-a-b");
});

test("of things that are alike the one is picked that was meant", () => {
  const dice = tree(["1", "3#1", "2", "3#2"], 2, 2);
  expect(offered(pick(dice)).find((node) => node.text === "3")?.places).toEqual(["at 3#1", "at 3#2"]);
  const [, three] = offered(pick(dice));
  expect(choose(pick(dice), three as Node).path[0]?.children).toEqual(three?.children);
  const second = pick(dice, "3 at 3#2");
  expect(second.path[0]?.places).toEqual(["at 3#2"]);
  expect(offered(second).find((node) => node.text === "3")?.places).toEqual(["at 3#1"]);
  expect(text(choose(second, { text: "3" }).path)).toBe("3-3");
});

test("of things that nobody can tell apart, several are picked at one place", () => {
  const unseen = (places: string[], children: Node[], number: number): Node => ({
    text: "card of hand",
    names: ["card"],
    places,
    children,
    several: number === 1 ? { least: 2, most: 2 } : { number },
  });
  const hidden = [unseen(["hand"], [unseen(["hand"], [{ text: "go" }], 2)], 1)];
  const once = pick(hidden, "card of hand");
  expect(offered(once).map(({ places }) => places)).toEqual([["hand"]]);
  expect(texts(choose(once, { text: "card of hand", places: ["hand"] }))).toEqual(["go"]);
});

test("whoever picks in the order of the tree meets first what it offers", () => {
  const three = tree(HAND, 3, 3);
  const early = (choosing: Choosing) =>
    offered(choosing)
      .filter((node) => !isLate(node))
      .map((node) => node.text);
  expect(early(pick(three))).toEqual(["a", "b", "c"]);
  expect(early(pick(three, "b"))).toEqual(["c", "d"]);
  expect(early(pick(three, "c", "b"))).toEqual(["d", "e"]);
  expect(early(pick(three, "e"))).toEqual(["a", "b", "c", "d"]);
});

test("moves that have all that is picked begin in as many ways", () => {
  const { path } = pick(tree(["a", "b", "c"], 2, 2), "c");
  expect(beginnings(path).map(text)).toEqual(["a-c", "b-c"]);
});

test("a whole hand is not too much", () => {
  const many = [..."abcdefghijklm"];
  expect(text(pick(tree(many, 3, 3), "m", "a", "g").path)).toBe("a-g-m");
  expect(texts(pick(tree(many, 0, 13), "m", "a", "g"))).toHaveLength(11);
});
