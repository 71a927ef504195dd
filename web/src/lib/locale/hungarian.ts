// Hungarian numbers as they are spoken, as in the terminal: the article before a number, and its adjectival suffix.
const UNITS = ["", "es", "es", "as", "es", "ös", "os", "es", "as", "es"];
const TENS = ["", "es", "as", "as", "es", "es", "as", "es", "as", "es"];

/** Return `a` or `az` for a number or a text. */
export function article(value: number | string): string {
  const spoken = String(value).replace(/^[^\p{L}\p{N}]+/u, "");
  const digits = /^\d+/.exec(spoken);
  if (digits) return beginsWithVowel(Number(digits[0])) ? "az" : "a";
  return /^[aeiou]/i.test(spoken.normalize("NFD")) ? "az" : "a";
}

/** Return a number as an adjective: `63-as`, `55-ös`. A word joiner prevents a line break after the hyphen. */
export function suffixed(value: number | string): string {
  const number = Number(value);
  return `${number}-\u2060${suffix(number)}`;
}

function beginsWithVowel(number: number): boolean {
  while (number >= 1000) number = Math.floor(number / 1000);
  return number === 1 || number === 5 || (number >= 50 && number < 60) || (number >= 500 && number < 600);
}

function suffix(number: number): string {
  if (number === 0) return "s";
  if (number % 10) return UNITS[number % 10] ?? "";
  if (number % 100) return TENS[Math.floor(number / 10) % 10] ?? "";
  return number % 1000 ? "as" : "es";
}
