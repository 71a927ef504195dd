// Recognizes double clicks and double touches. The second click is ignored if another button has appeared under the pointer.
/** Milliseconds within which two touches count as a double touch; for the mouse, the browser counts the clicks. */
const QUICK = 400;
/** Pixels beyond which a click is at another place. */
const NEAR = 16;
let first: Element | null = null;
let [x, y, time] = [0, 0, 0];
let doubled = false;

/** Return whether the click that is being handled is the second of a double click on the same element. */
export function isDoubleClick(): boolean {
  return doubled;
}

addEventListener(
  "click",
  (event) => {
    const at = event.target instanceof Element ? event.target.closest("a, label, button") : null;
    const again = event.detail > 1 || ((event as PointerEvent).pointerType === "touch" && event.timeStamp - time < QUICK);
    time = event.timeStamp;
    doubled = again && at === first;
    if (again && at !== first && at?.matches("button:not([data-tile])") && Math.hypot(event.clientX - x, event.clientY - y) < NEAR) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    first = at;
    [x, y] = [event.clientX, event.clientY];
  },
  true,
);
