import type { BoardLayout, CellLayout } from "../../src/protocol/messages";

/** Boards to draw in tests. */
export function squares(columns: number, rows: number): BoardLayout {
  const cells = Array.from({ length: columns * rows }, (_, at): CellLayout => {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    return { name: `${String.fromCharCode(97 + x)}${rows - y}`, x, y, shape: "square", shade: (x + y) % 2 };
  });
  return { name: "board", kind: "squares", cells };
}

export function hexagons(columns: number, rows: number): BoardLayout {
  const { cells } = squares(columns, rows);
  const slanted = cells.map((cell) => ({
    ...cell,
    shape: "hexagon" as const,
    x: cell.x + cell.y / 2,
    y: (cell.y * Math.sqrt(3)) / 2,
  }));
  return { name: "board", kind: "hexagons", cells: slanted };
}

export function withEdges(): BoardLayout {
  return {
    ...squares(1, 1),
    edges: [
      {
        name: "a1.up",
        x: 0,
        y: -0.5,
        shape: "edge",
        ends: [
          [-0.5, -0.5],
          [0.5, -0.5],
        ],
        beside: ["a1"],
      },
      {
        name: "a1.left",
        x: -0.5,
        y: 0,
        shape: "edge",
        ends: [
          [-0.5, -0.5],
          [-0.5, 0.5],
        ],
        beside: ["a1"],
      },
    ],
  };
}

/** One hexagon whose sides and corners are places too. */
export function island(): BoardLayout {
  const around = Array.from({ length: 6 }, (_, at): [number, number] => {
    const angle = ((60 * at - 90) * Math.PI) / 180;
    return [Math.cos(angle) / Math.sqrt(3), Math.sin(angle) / Math.sqrt(3)];
  });
  const corners = around.map(
    ([x, y], at): CellLayout => ({ name: `corner${at}`, x, y, shape: "corner", beside: ["a1"] }),
  );
  const edges = around.map((one, at): CellLayout => {
    const other = around[(at + 1) % 6] as [number, number];
    const [x, y] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
    return { name: `edge${at}`, x, y, shape: "edge", ends: [one, other], beside: ["a1"] };
  });
  return { ...hexagons(1, 1), edges, corners };
}

export function morris(): BoardLayout {
  const cells = ["a3", "b3", "c3", "a1", "c1"].map(
    (name): CellLayout => ({ name, x: name.charCodeAt(0) - 97, y: 3 - Number(name[1]), shape: "point" }),
  );
  return {
    name: "board",
    kind: "drawn",
    cells,
    lines: [
      ["a3", "b3"],
      ["b3", "c3"],
      ["a3", "a1"],
      ["a1", "c1"],
    ],
  };
}
