// Numbers, sizes and times as the reader's language writes them.
const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

export function number(value: number, language: string, digits = 0): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** Return a size with a unit that leaves at most three digits before the point. */
export function size(bytes: number, language: string): string {
  let at = 0;
  let value = bytes;
  while (value >= 1000 && at < UNITS.length - 1) {
    value /= 1000;
    at += 1;
  }
  const maximumFractionDigits = value < 10 && at ? 1 : 0;
  return new Intl.NumberFormat(language, { style: "unit", unit: UNITS[at], maximumFractionDigits }).format(value);
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** Return how long ago a time is; both times are in seconds. */
export function ago(then: number, now: number, language: string): string {
  const seconds = Math.max(0, Math.round(now - then));
  const [unit, length] = STEPS.find(([, length]) => seconds >= length) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-Math.floor(seconds / length), unit);
}

/** Return a date and a time of day. */
export function moment(seconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "short", timeStyle: "medium" }).format(seconds * 1000);
}
