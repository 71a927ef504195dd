import { describe, expect, it } from "vitest";
import { fan, hopFrames, hops, ring, spread, winding, type Point } from "../../../src/game/board/geometry";

const far = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

describe("the course around the board", () => {
  it("has a point for the start, each square and the dunghill, all within the field", () => {
    for (const dunghill of [2, 20, 60, 90]) {
      const { points } = ring(1000, 520, dunghill, 40);
      expect(points).toHaveLength(dunghill + 1);
      for (const { x, y } of points) {
        expect(x).toBeGreaterThanOrEqual(20 - 1e-6);
        expect(x).toBeLessThanOrEqual(980 + 1e-6);
        expect(y).toBeGreaterThanOrEqual(20 - 1e-6);
        expect(y).toBeLessThanOrEqual(500 + 1e-6);
      }
    }
  });

  it("keeps its stones a step apart, except at the corners", () => {
    const { points, step } = ring(1000, 520, 60, 40);
    for (let square = 1; square < 60; square++) {
      const distance = far(points[square]!, points[square + 1]!);
      expect(distance).toBeGreaterThan(step * 0.7);
      expect(distance).toBeLessThan(step + 1e-6);
    }
  });

  it("goes clockwise from the upper left, with the dunghill just before the start", () => {
    const { points } = ring(1000, 520, 60, 40);
    expect(points[0]!.y).toBe(20);
    expect(points[1]!.x).toBeGreaterThan(points[0]!.x);
    expect(points[60]!.x).toBe(20);
    expect(points[60]!.y).toBeGreaterThan(points[0]!.y);
    expect(points[60]!.y).toBeLessThan(points[59]!.y);
  });
});

describe("the winding course", () => {
  it("turns at the end of each line", () => {
    const { points, height } = winding(100, 12, 20);
    expect(points.slice(3, 7).map(({ x, y }) => [x, y])).toEqual([[70, 10], [90, 10], [90, 30], [70, 30]]);
    expect(height).toBe(60);
  });

  it("has at most a step between two squares, even on the longest course", () => {
    const { points, step } = winding(333, 500, 22);
    for (let square = 0; square < 500; square++) expect(far(points[square]!, points[square + 1]!)).toBeLessThanOrEqual(Math.max(step, 22) + 1e-6);
  });
});

describe("pieces on the same square", () => {
  it("are spread around its centre", () => {
    for (let count = 1; count <= 8; count++) {
      const places = fan(count, 10);
      expect(places).toHaveLength(count);
      expect(places.reduce((sum, { y }) => sum + y, 0)).toBeCloseTo(count > 4 ? 5 * (count - 4) - 20 : 0);
      for (const one of places) for (const other of places) if (one !== other) expect(far(one, other)).toBeGreaterThanOrEqual(10 - 1e-6);
    }
  });
});

describe("pieces on a straight line", () => {
  it("stay at their place where there is space", () => {
    expect(spread([10, 50, 90], 20, 0, 100)).toEqual([10, 50, 90]);
  });

  it("move as little as needed, and keep their order", () => {
    expect(spread([50, 50], 20, 0, 100)).toEqual([40, 60]);
    expect(spread([60, 50, 0], 20, 0, 100)).toEqual([65, 45, 0]);
  });

  it("stay between the ends", () => {
    expect(spread([0, 0, 0], 20, 0, 100)).toEqual([0, 20, 40]);
    expect(spread([100, 98], 20, 0, 100)).toEqual([100, 80]);
  });

  it("move closer together where space is short", () => {
    expect(spread([0, 0, 0, 0, 0], 30, 0, 100)).toEqual([0, 25, 50, 75, 100]);
  });

  it("never hide each other, for any positions", () => {
    let seed = 7;
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    for (let round = 0; round < 500; round++) {
      const wanted = Array.from({ length: 1 + Math.floor(random() * 8) }, () => Math.floor(random() * 300));
      const places = spread(wanted, 26, 14, 330);
      const sorted = [...places].sort((one, other) => one - other);
      sorted.forEach((place, at) => at && expect(place - sorted[at - 1]!).toBeGreaterThanOrEqual(26 - 1e-6));
      expect(sorted[0]).toBeGreaterThanOrEqual(14 - 1e-6);
      expect(sorted.at(-1)).toBeLessThanOrEqual(330 + 1e-6);
    }
  });
});

describe("a piece's way", () => {
  it("leads from square to square and skips occupied ones", () => {
    expect(hops(3, 8, [5, 20])).toEqual([3, 4, 6, 7, 8]);
    expect(hops(8, 5, [6])).toEqual([8, 7, 5]);
    expect(hops(2, 0, [0, 1])).toEqual([2, 0]);
    expect(hops(4, 4, [])).toEqual([4, 4]);
  });

  it("has longer strides when it is long, from its start to its end", () => {
    const squares = hops(0, 99, []);
    expect(squares.length).toBeLessThanOrEqual(25);
    expect([squares[0], squares.at(-1)]).toEqual([0, 99]);
    expect([...squares].sort((one, other) => one - other)).toEqual(squares);
  });

  it("rises between two points, higher when they are farther apart", () => {
    const frames = hopFrames([{ x: 0, y: 100 }, { x: 20, y: 100 }, { x: 60, y: 100 }]);
    expect(frames.map((frame) => frame.offset)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    const heights = frames.map((frame) => Number(/, (-?[\d.]+)px/.exec(frame.transform)?.[1]));
    expect(heights[0]).toBe(100);
    expect(heights[1]).toBeLessThan(100);
    expect(heights[3]).toBeLessThan(heights[1]!);
    expect(frames.at(-1)?.transform).toBe("translate(60px, 100px)");
  });
});
