// Quiet hours: minutes after midnight, as the server stores them, and texts, as time fields have them.
export const NIGHT = { quiet_from: 22 * 60, quiet_until: 8 * 60 };

/** Return minutes after midnight as `HH:MM`. */
export function clockText(minutes: number): string {
  return `${Math.floor(minutes / 60)}`.padStart(2, "0") + ":" + `${minutes % 60}`.padStart(2, "0");
}

/** Return the minutes after midnight of `HH:MM`; `null` for an incomplete text. */
export function minutesOf(text: string): number | null {
  const found = /^([01]\d|2[0-3]):([0-5]\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
