// Days of the calendar, by universal time.
import type { DailyDay } from "../protocol";

export const WEEK = 7;
export type DayState = "open" | "running" | "finished" | "abandoned";

/** Return how far the player has come with a day. */
export function stateOf(day: DailyDay): DayState {
  return day.mine?.state ?? "open";
}

const at = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** Return a date in words. */
export function dateWords(day: string, language: string, style: "long" | "short" = "long"): string {
  return at(day).toLocaleDateString(language, { timeZone: "UTC", day: "numeric", month: style, ...(style === "long" ? { weekday: "long", year: "numeric" } : {}) });
}

/** Return the names of the weekdays, from Monday. */
export function weekdays(language: string): string[] {
  return Array.from({ length: WEEK }, (_, number) => new Date(Date.UTC(2024, 0, 1 + number)).toLocaleDateString(language, { timeZone: "UTC", weekday: "short" }));
}

/** Return the day that lies a number of days after another one. */
export function dayAfter(day: string, number: number): string {
  const date = at(day);
  date.setUTCDate(date.getUTCDate() + number);
  return date.toISOString().slice(0, 10);
}

/** Return the last weeks as rows from Monday to Sunday, the latest last; `null` for days after today. */
export function weeks(today: string, count: number): (string | null)[][] {
  const weekday = (at(today).getUTCDay() + WEEK - 1) % WEEK;
  const first = dayAfter(today, -weekday - (count - 1) * WEEK);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: WEEK }, (_, number) => {
      const day = dayAfter(first, week * WEEK + number);
      return day <= today ? day : null;
    }),
  );
}
