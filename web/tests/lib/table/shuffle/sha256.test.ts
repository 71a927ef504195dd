import { describe, expect, it } from "vitest";
import { ascii, hex, sha256 } from "../../../../src/lib/table/shuffle/sha256";

const digest = (bytes: Uint8Array) => hex(sha256(bytes));

describe("SHA-256", () => {
  // The examples of FIPS 180-4.
  it.each([
    ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
    ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
    ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
    [
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1",
    ],
    ["a".repeat(1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"],
  ])("of %#", (text, expected) => {
    expect(digest(ascii(text))).toBe(expected);
  });

  it("agrees with the platform's own for all lengths around the borders of blocks", async () => {
    for (let length = 0; length <= 260; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (7 * at + length) % 256);
      const own = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      expect(digest(bytes), `${length} bytes`).toBe(hex(own));
    }
  });
});

it("writes bytes as two hexadecimal digits each", () => {
  expect(hex(Uint8Array.from([0, 15, 16, 255]))).toBe("000f10ff");
});
