// Who clicks twice means what was there at first: a button that has come to that place meanwhile is not pressed.
/** So many milliseconds apart, two touches are one double touch; of clicks the browser knows. */
const QUICK = 400;
/** So many pixels away it is another place. */
const NEAR = 16;
let first: Element | null = null;
let [x, y, time] = [0, 0, 0];

addEventListener(
  "click",
  (event) => {
    const at = event.target instanceof Element ? event.target.closest("a, label, button") : null;
    const again = event.detail > 1 || ((event as PointerEvent).pointerType === "touch" && event.timeStamp - time < QUICK);
    time = event.timeStamp;
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
