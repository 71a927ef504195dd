// Motion that explains: what was there before a change slides to where it is afterwards. Transforms and opacity only.
export interface Thing {
  box: DOMRect;
  element: HTMLElement;
}
export interface Seen {
  /** How wide everything was: where that has changed, nothing is to be compared. */
  width: number;
  things: Map<string, Thing>;
}

const calm = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** Nothing moves where nobody wants it. */
export function still(speed: number): boolean {
  return !speed || (calm?.matches ?? true);
}

/** Where what may move is now: everything in `within`, by what it is called. */
export function look(root: HTMLElement, within: string | null): Seen {
  const things = new Map<string, Thing>();
  for (const element of within ? root.querySelectorAll<HTMLElement>(within) : []) {
    things.set(element.dataset.move ?? "", { box: element.getBoundingClientRect(), element });
  }
  return { width: root.clientWidth, things };
}

export interface Glide {
  duration: number;
  delay?: number;
  /** It is lifted off the table on its way, over everything else. */
  lift?: boolean;
  /** It is turned over on its way. */
  turn?: boolean;
}

/** Let an element come to where it is from where something was before. */
export function glide(element: HTMLElement, from: DOMRect, to: DOMRect, { duration, delay = 0, lift, turn }: Glide): Animation | null {
  const x = from.left - to.left;
  const y = from.top - to.top;
  const scale = to.width ? from.width / to.width : 1;
  if (!turn && Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(scale - 1) < 0.02) return null;
  const frames: Keyframe[] = [];
  const put = (offset: number, x: number, y: number, scale: number, turned = 0) =>
    frames.push({ offset, transform: `translate(${x}px, ${y}px) scale(${scale})${turn ? ` rotateY(${turned}deg)` : ""}` });
  put(0, x, y, scale, 90);
  if (turn) put(0.4, x, y, scale * 1.08);
  if (lift) {
    put(0.14, x, y - 8, Math.max(1, scale) * 1.12);
    put(0.86, 0, -8, 1.12);
  }
  put(1, 0, 0, 1);
  // Over everything else, and so is the square in which it lies. Not in the frames: only transforms run by themselves.
  const raised = [element, element.closest<HTMLElement>(".square")];
  for (const one of raised) if (one) one.style.zIndex = "9";
  const animation = element.animate(frames, { duration, delay, fill: "backwards", easing: lift ? "linear" : "cubic-bezier(.4, 0, .2, 1)" });
  animation.finished.catch(() => undefined).finally(() => {
    for (const one of raised) if (one) one.style.zIndex = "";
  });
  return animation;
}

/** What is no longer there goes away to the side, as if swept into the box. */
export function sweep(layer: HTMLElement, gone: readonly Thing[], duration: number): Animation[] {
  const origin = layer.getBoundingClientRect();
  return gone.map(({ box, element }, at) => {
    const copy = element.cloneNode(true) as HTMLElement;
    delete copy.dataset.move;
    Object.assign(copy.style, {
      position: "absolute",
      inset: "auto",
      left: `${box.left - origin.left}px`,
      top: `${box.top - origin.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    layer.append(copy);
    const animation = copy.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translateX(${box.width * 0.5}px) rotate(${at % 2 ? 5 : -4}deg)`, opacity: 1, offset: 0.35 },
        { transform: `translateX(${box.width * 4.5}px) rotate(${at % 2 ? 26 : -20}deg)`, opacity: 0 },
      ],
      { duration: duration * 0.7, delay: (gone.length - 1 - at) * duration * 0.04, fill: "both", easing: "ease-in" },
    );
    animation.finished.catch(() => undefined).finally(() => copy.remove());
    return animation;
  });
}

/** Points rise from where they were made. */
export function rise(layer: HTMLElement, from: DOMRect, text: string, plus: boolean, duration: number): Animation {
  const origin = layer.getBoundingClientRect();
  const points = document.createElement("b");
  points.textContent = text;
  points.className = plus ? "points plus" : "points";
  points.style.left = `${from.left + from.width / 2 - origin.left}px`;
  points.style.top = `${from.top + from.height / 2 - origin.top}px`;
  layer.append(points);
  const animation = points.animate(
    [
      { transform: "translate(-50%, -50%) scale(.4)", opacity: 0 },
      { transform: "translate(-50%, -90%) scale(1.25)", opacity: 1, offset: 0.25 },
      { transform: "translate(-50%, -120%) scale(1)", opacity: 1, offset: 0.7 },
      { transform: "translate(-50%, -210%) scale(.9)", opacity: 0 },
    ],
    { duration: Math.max(duration, 500), easing: "ease-out" },
  );
  animation.finished.catch(() => undefined).finally(() => points.remove());
  return animation;
}
