// Animations between two places on the page. They change only transforms and opacity.
/** A rectangle in viewport pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Thing {
  box: Box;
  element: HTMLElement;
}
export type Seen = Map<string, Thing>;

const calm = typeof matchMedia === "undefined" ? null : matchMedia("(prefers-reduced-motion: reduce)");

/** Return whether nothing is animated: the speed is 0, or the user prefers reduced motion. */
export function still(speed: number): boolean {
  return !speed || (calm?.matches ?? true);
}

/** Return the milliseconds in which something fades away: 0 for readers who want little motion. */
export function fadeTime(): number {
  return calm?.matches ? 0 : 300;
}

/** Return all elements that match the selector `within`, with their boxes, by name and in document order. */
export function look(root: HTMLElement, within: string): Seen {
  const things: Seen = new Map();
  for (const element of root.querySelectorAll<HTMLElement>(within)) {
    things.set(element.dataset.move ?? "", { box: element.getBoundingClientRect(), element });
  }
  return things;
}

/** Shrink a box towards its centre by a share on each side. */
export function within({ left, top, width, height }: Box, share: number): Box {
  return { left: left + width * share, top: top + height * share, width: width * (1 - 2 * share), height: height * (1 - 2 * share) };
}

/** Hide a tile and animate an image of it: turned until only its edge is visible, or, without `turns`, unmoved for the same time. */
export function turnAway(layer: HTMLElement, origin: Box, thing: Thing, turns: boolean, duration: number): Animation {
  const away = picture(layer, origin, thing);
  thing.element.style.visibility = "hidden";
  return passing(away, [{ transform: "none" }, { transform: turns ? "perspective(400px) rotateY(-90deg)" : "none" }], { duration, easing: "ease-in" });
}

/** Animate an element from another place to its own. With `turns`, only its edge is visible at first. */
export function turn(element: HTMLElement, from: Box, to: Box, turns: boolean, duration: number, delay: number): Animation {
  const frames = [
    { offset: 0, transform: `${shift(from, to)} rotateY(${turns ? 90 : 0}deg)`, easing: "ease-out" },
    { offset: 0.4, transform: `${shift(from, to)} scale(1.08) rotateY(0deg)`, easing: "ease-in-out" },
    { offset: 1, transform: "translate(0, 0) scale(1) rotateY(0deg)" },
  ];
  return element.animate(frames, { duration, delay, fill: "backwards" });
}

function shift(from: Box, to: Box): string {
  return `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${to.width ? from.width / to.width : 1})`;
}

/** Hide an element and animate an image of it to another place, above everything else. */
export function fly(layer: HTMLElement, origin: Box, { element, box: from }: Thing, to: Box, duration: number, delay = 0): Animation {
  const flying = picture(layer, origin, { element, box: to });
  element.style.visibility = "hidden";
  const scale = to.width ? from.width / to.width : 1;
  const [x, y] = [from.left - to.left + (from.width - to.width) / 2, from.top - to.top + (from.height - to.height) / 2];
  return passing(
    flying,
    [
      { offset: 0, transform: `translate(${x}px, ${y}px) scale(${scale})` },
      { offset: 0.14, transform: `translate(${x}px, ${y - 8}px) scale(${Math.max(1, scale) * 1.12})` },
      { offset: 0.86, transform: "translate(0, -8px) scale(1.12)" },
      { offset: 1, transform: "translate(0, 0) scale(1)" },
    ],
    { duration, delay, fill: "both" },
  );
}

/** Add an image of an element to the layer. */
export function picture(layer: HTMLElement, origin: Box, { element, box }: Thing): HTMLElement {
  const same = element.cloneNode(true) as HTMLElement;
  delete same.dataset.move;
  Object.assign(same.style, {
    left: `${box.left - origin.left}px`,
    top: `${box.top - origin.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    visibility: "",
  });
  layer.append(same);
  return same;
}

/** Animate a temporary image, and remove it afterwards. */
function passing(element: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): Animation {
  const animation = element.animate(frames, timing);
  const end = () => element.remove();
  void animation.finished.then(end, end);
  return animation;
}

/** Animate an image of a removed tile: it moves to the side and fades out. */
export function sweep(layer: HTMLElement, origin: Box, gone: Thing, at: number, of: number, duration: number): Animation {
  const { width } = gone.box;
  return passing(
    picture(layer, origin, gone),
    [
      { transform: "none", opacity: 1 },
      { transform: `translateX(${width * 0.5}px) rotate(${at % 2 ? 5 : -4}deg)`, opacity: 1, offset: 0.35 },
      { transform: `translateX(${width * 4.5}px) rotate(${at % 2 ? 26 : -20}deg)`, opacity: 0 },
    ],
    { duration: duration * 0.7, delay: (of - 1 - at) * duration * 0.04, fill: "both", easing: "ease-in" },
  );
}

/** Show points that rise from the place where a player got them. */
export function rise(layer: HTMLElement, origin: Box, from: Box, text: string, plus: boolean, duration: number): Animation {
  const points = document.createElement("b");
  points.textContent = text;
  points.className = plus ? "points plus" : "points";
  points.style.left = `${from.left + from.width / 2 - origin.left}px`;
  points.style.top = `${from.top + from.height / 2 - origin.top}px`;
  layer.append(points);
  return passing(
    points,
    [
      { transform: "translate(-50%, -50%) scale(.4)", opacity: 0 },
      { transform: "translate(-50%, -90%) scale(1.25)", opacity: 1, offset: 0.25 },
      { transform: "translate(-50%, -120%) scale(1)", opacity: 1, offset: 0.7 },
      { transform: "translate(-50%, -210%) scale(.9)", opacity: 0 },
    ],
    { duration: Math.max(duration, 500), easing: "ease-out" },
  );
}
