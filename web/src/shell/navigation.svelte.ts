// Client-side navigation without a reload.
import type { Level } from "../protocol";
import { routeOf, type Route } from "../lib/browser/routes";

/** Actions to perform at a table on arrival. */
export type Errand = { name: string; bots: number; level: Level; start: boolean };

let current = $state.raw<Route>(routeOf(location.pathname));
let errand: { code: string; what: Errand } | null = null;

window.addEventListener("popstate", () => {
  const to = routeOf(location.pathname);
  if (JSON.stringify(to) !== JSON.stringify(current)) current = to; // otherwise it is an anchor within the page
});

export function route(): Route {
  return current;
}

/** Navigate to a path; `what` is performed on arrival at a table. */
export function go(path: string, what?: Errand): void {
  current = routeOf(new URL(path, location.origin).pathname);
  errand = what && current.page === "table" ? { code: current.code, what } : null;
  history.pushState(null, "", path);
  scrollTo(0, 0);
}

/** Return the errand for this table and forget it; `null` if there is none. */
export function takeErrand(code: string): Errand | null {
  const found = errand?.code === code ? errand.what : null;
  errand = null;
  return found;
}

/** Navigate when a link within the page is clicked; new tabs, downloads and other sites are left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.hash && link.pathname === location.pathname) return;
  if (routeOf(link.pathname).page === "nowhere") return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
