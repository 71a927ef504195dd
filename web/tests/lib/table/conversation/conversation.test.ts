// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { firstFreeTop } from "../../../../src/lib/browser/freePlace";
import { Conversation } from "../../../../src/lib/table/conversation/conversation.svelte";
import { TableState } from "../../../../src/lib/table/table.svelte";
import { FakeServer } from "../../../fake_server";

let server: FakeServer;
let table: TableState;
let conversation: Conversation;
let version: number;

function say(who: number, text: string): void {
  server.update(++version, { events: [{ event: "said", who, text }] });
  conversation.hear(table.lines, 0);
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  table = new TableState("ws://table", null, () => undefined, { open: server.open });
  version = 1;
  server.accept({ seat: 0, missed: [{ version: 1, events: [{ event: "said", who: 1, text: "Before" }] }] });
  conversation = new Conversation();
  conversation.hear(table.lines, 0);
});

afterEach(() => {
  conversation.close();
  table.close();
  vi.useRealTimers();
});

describe("unread messages", () => {
  beforeEach(() => void (conversation.reading = false));

  it("are those of other players that arrive while the log is out of sight", () => {
    expect(conversation.unread).toBe(0);
    say(1, "Moo.");
    say(0, "Moo yourself.");
    say(1, "Hurry up!");
    expect(conversation.unread).toBe(2);
  });

  it("are read when the log is opened, and counted again when it is closed", () => {
    say(1, "Moo.");
    conversation.reading = true;
    expect(conversation.unread).toBe(0);
    say(1, "Still there?");
    conversation.reading = false;
    expect(conversation.unread).toBe(0);
    say(1, "Bye.");
    expect(conversation.unread).toBe(1);
  });

  it("include the messages that were missed while the connection was lost", () => {
    server.drop();
    while (server.socket.closed) vi.advanceTimersToNextTimer();
    server.accept({ seat: 0, version: 2, missed: [{ version: 2, events: [{ event: "said", who: 1, text: "Where are you?" }] }] });
    conversation.hear(table.lines, 0);
    expect(conversation.unread).toBe(1);
  });
});

describe("a bubble", () => {
  it("shows the latest message of its author", () => {
    say(1, "Moo.");
    say(1, "Moo!");
    expect(conversation.bubbles).toMatchObject([{ who: 1, name: "Bernd", text: "Moo!" }]);
  });

  it("disappears by itself, a newer one later", () => {
    say(1, "Moo.");
    vi.advanceTimersByTime(4000);
    say(1, "Moo!");
    vi.advanceTimersByTime(4000);
    expect(conversation.bubbles).toHaveLength(1);
    vi.advanceTimersByTime(4000);
    expect(conversation.bubbles).toEqual([]);
  });

  it("is not shown for the reader's own messages", () => {
    say(0, "Moo.");
    expect(conversation.bubbles).toEqual([]);
  });
});

describe("a message that covers no button", () => {
  const row = { top: 60, bottom: 104 };
  const strip = { top: 150, bottom: 180 };

  it("is where it was wanted if that place is free", () => {
    expect(firstFreeTop(108, 500, 30, [row, strip])).toBe(108);
  });

  it("is below the buttons that are in its place", () => {
    expect(firstFreeTop(100, 500, 60, [strip, row])).toBe(184);
  });

  it("is not shown where there is no free place above the end", () => {
    expect(firstFreeTop(100, 200, 60, [strip, row])).toBeNull();
  });
});
