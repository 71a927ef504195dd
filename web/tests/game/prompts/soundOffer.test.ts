// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import SoundOffer from "../../../src/game/prompts/SoundOffer.svelte";
import { preferences } from "../../../src/lib/browser/preferences.svelte";

let audio = 0;
let view: Record<string, never>;
let target: HTMLElement;

/** Show the offer in a round and return its buttons: on and off. */
function offered(round: number): HTMLButtonElement[] {
  target = document.createElement("div");
  view = mount(SoundOffer, { target, props: { round } }) as Record<string, never>;
  flushSync();
  return [...target.querySelectorAll("button")];
}

beforeEach(() => {
  preferences.sound = false;
  preferences.seen = [];
  audio = 0;
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        audio += 1;
        throw new Error("no sound in tests");
      }
    },
  );
});
afterEach(() => {
  void unmount(view);
  vi.unstubAllGlobals();
});

describe("the offer of sounds", () => {
  it("leaves the first round to the explanation of the game", () => {
    expect(offered(1)).toEqual([]);
  });

  it("makes no sound before the player agrees, and one sound then", () => {
    const [on] = offered(2);
    expect(audio).toBe(0);
    on!.click();
    flushSync();
    expect(preferences.sound).toBe(true);
    expect(audio).toBe(1);
    expect(target.querySelectorAll("button")).toHaveLength(0);
  });

  it("is made once, also to a player who declines", () => {
    const off = offered(2)[1];
    off!.click();
    flushSync();
    expect(preferences.sound).toBe(false);
    expect(audio).toBe(0);
    void unmount(view);
    expect(offered(3)).toEqual([]);
  });
});
