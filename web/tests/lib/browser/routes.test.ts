import { describe, expect, it } from "vitest";
import { answerIn, codeFrom, moveLink, routeOf, secretIn, spelled } from "../../../src/lib/browser/routes";

describe("addresses", () => {
  it.each([
    ["/", { page: "home" }],
    ["/t/k7m2qx", { page: "table", code: "K7M2QX" }],
    ["/T/k7m%202qx", { page: "table", code: "K7M2QX" }],
    ["/t/k7m-2qx", { page: "table", code: "K7M2QX" }],
    ["/t/%E0%A4%A", { page: "table", code: "%E0%A4%A" }],
    ["/tv/K7M2QX/", { page: "tv", code: "K7M2QX" }],
    ["/replay/up-0a1b", { page: "replay", id: "up-0a1b" }],
    ["/review/up-0a1b", { page: "review", id: "up-0a1b" }],
    ["/review", { page: "nowhere" }],
    ["/puzzle", { page: "puzzle", number: "" }],
    ["/puzzle/17", { page: "puzzle", number: "17" }],
    ["/puzzle/hard", { page: "nowhere" }],
    ["/rules", { page: "rules" }],
    ["/pass", { page: "pass" }],
    ["/learn", { page: "learn", chapter: "" }],
    ["/learn/10", { page: "learn", chapter: "10" }],
    ["/learn/done", { page: "learn", chapter: "done" }],
    ["/learn/11", { page: "nowhere" }],
    [`/unsubscribe/${"a".repeat(43)}`, { page: "unsubscribe", token: "a".repeat(43) }],
    ["/unsubscribe/short", { page: "nowhere" }],
    ["/unsubscribe", { page: "nowhere" }],
    ["/t", { page: "nowhere" }],
    ["/rules/more", { page: "nowhere" }],
    ["/t/K7M2QX/more", { page: "nowhere" }],
    ["/elsewhere", { page: "nowhere" }],
  ])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
});

describe("a typed code", () => {
  it.each([
    "K7M2QX",
    "k7m2qx",
    " k7m 2qx ",
    "K7M-2QX",
    "K 7 M 2 Q X",
    "http://192.168.0.7:8787/t/K7M2QX",
    "https://play.example/t/k7m2qx?from=mail",
    "Come and play: https://play.example/tv/K7M2QX now",
    "/t/K7M2QX#move=secret",
  ])("%s", (text) => expect(codeFrom(text)).toBe("K7M2QX"));

  it.each(["", "K7M2Q", "K7M2QXX", "K7M2Q0", "hello there", "https://play.example/rules"])("is not found in %s", (text) =>
    expect(codeFrom(text)).toBeNull(),
  );

  it("is shown in two groups", () => {
    expect(spelled("K7M2QX")).toBe("K7M 2QX");
    expect(codeFrom(spelled("K7M2QX"))).toBe("K7M2QX");
    expect(spelled("ODD")).toBe("ODD");
  });
});

describe("a private link", () => {
  const secret = "aB3_-".repeat(9).slice(0, 43);

  it("has its secret in the fragment, which browsers do not send", () => {
    const link = new URL(moveLink("http://10.0.0.2:8787", "K7M2QX", secret));
    expect(link.pathname + link.search).toBe("/t/K7M2QX");
    expect(secretIn(link.hash)).toBe(secret);
    expect(answerIn(link.hash)).toBeNull();
    expect(answerIn(`#answer=${secret}`)).toBe(secret);
    expect(secretIn(`#answer=${secret}`)).toBeNull();
    expect(answerIn(`#answer=${secret}x`)).toBeNull();
  });

  it.each(["", "#move=", "#move=short", `#move=${"!".repeat(43)}`, `#other=${secret}`])("is not %s", (fragment) =>
    expect(secretIn(fragment)).toBeNull(),
  );
});
