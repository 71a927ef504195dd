// The operator's page: figures as languages write them, and the requests of its actions.
import { expect, test } from "vitest";
import { routeOf } from "../../src/lib/browser/routes";
import { requestOf } from "../../src/operator/api";
import { ago, number, size } from "../../src/operator/figures";

test("sizes have a unit that keeps them short", () => {
  expect(size(0, "en")).toBe("0 byte");
  expect(size(999, "en")).toBe("999 byte");
  expect(size(1500, "en")).toBe("1.5 kB");
  expect(size(363_000, "en")).toBe("363 kB");
  expect(size(2_340_000_000, "de").replace(/\s/g, " ")).toBe("2,3 GB");
  expect(size(5e15, "en")).toBe("5,000 TB");
});

test("numbers follow the language", () => {
  expect(number(1234.56, "en", 1)).toBe("1,234.6");
  expect(number(1234.56, "de")).toBe("1.235");
});

test("times are given as time that has passed", () => {
  expect(ago(100, 100, "en")).toBe("now");
  expect(ago(100, 159.6, "en")).toBe("1 minute ago");
  expect(ago(0, 7300, "en")).toBe("2 hours ago");
  expect(ago(200, 100, "en")).toBe("now");
});

test("each action has its own path, and values are escaped", () => {
  expect(requestOf({ type: "close-table", code: "AB/CD" })).toEqual({ path: "/tables/AB%2FCD/close", body: {} });
  expect(requestOf({ type: "remove", code: "ABCDEF", who: 3, name: "Ben" }).path).toBe("/tables/ABCDEF/people/3/remove");
  expect(requestOf({ type: "close-report", id: "r 1" }).path).toBe("/reports/r%201/close");
  expect(requestOf({ type: "bar", address: "::1" })).toEqual({ path: "/bar", body: { address: "::1" } });
  expect(requestOf({ type: "unbar", address: "::1" }).path).toBe("/unbar");
  expect(requestOf({ type: "bar-player", player: "p1", name: "Ben" })).toEqual({ path: "/bar-player", body: { player: "p1" } });
  expect(requestOf({ type: "unbar-player", player: "p1", name: "Ben" }).path).toBe("/unbar-player");
});

test("the page has an address", () => {
  expect(routeOf("/operator")).toEqual({ page: "operator" });
  expect(routeOf("/operator/x")).toEqual({ page: "nowhere" });
});
