// The current time for countdowns, with one timer for all users.
let now = $state(Date.now());
let users = 0;
let timer = 0;

/** Return the current time in milliseconds since 1970; it is updated while a component uses it. */
export function ticking(): { readonly now: number } {
  $effect(() => {
    users += 1;
    if (users === 1) timer = window.setInterval(() => (now = Date.now()), 250);
    now = Date.now();
    return () => {
      users -= 1;
      if (!users) clearInterval(timer);
    };
  });
  return {
    get now() {
      return now;
    },
  };
}

/** Return a duration as text: `0:18`, `23:59:07`. */
export function countdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts as [number, number, number];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
