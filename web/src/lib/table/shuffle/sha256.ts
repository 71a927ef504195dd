// SHA-256 without `crypto.subtle`: browsers do not offer it over plain HTTP, where the check must work too.
const K = constants();

export function sha256(message: Uint8Array): Uint8Array {
  const length = message.length;
  const padded = new Uint8Array(((length + 72) >> 6) << 6);
  padded.set(message);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, (length << 3) >>> 0);
  const hash = new Uint32Array([
    0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
  ]);
  const words = new Uint32Array(64);
  for (let start = 0; start < padded.length; start += 64) block(hash, words, view, start);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => digest.setUint32(4 * at, word));
  return new Uint8Array(digest.buffer);
}

function block(hash: Uint32Array, w: Uint32Array, view: DataView, start: number): void {
  for (let at = 0; at < 16; at += 1) w[at] = view.getUint32(start + 4 * at);
  for (let at = 16; at < 64; at += 1) {
    const one = w[at - 15]!;
    const two = w[at - 2]!;
    const small = turn(one, 7) ^ turn(one, 18) ^ (one >>> 3);
    const large = turn(two, 17) ^ turn(two, 19) ^ (two >>> 10);
    w[at] = w[at - 16]! + small + w[at - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < 64; at += 1) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[at]! + w[at]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => (hash[at] = hash[at]! + value));
}

function turn(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** Return the first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
function constants(): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1) {
    if (primes.every((prime) => number % prime)) primes.push(number);
  }
  return new Uint32Array(primes.map((prime) => Math.floor((Math.cbrt(prime) % 1) * 2 ** 32)));
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
