// Animates elements that are in both of two pictures to their new places.
const SLIDE = 600;

export type Places = Map<string, DOMRect>;

/** Return the places of all movable elements, by name. */
export function places(root: HTMLElement): Places {
  const found = [...root.querySelectorAll<HTMLElement>("[data-move]")];
  return new Map(found.map((element) => [element.dataset.move ?? "", element.getBoundingClientRect()]));
}

/** Animate the movable elements from their earlier places to their current ones. */
export function slide(root: HTMLElement, before: Places): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const moves = [...root.querySelectorAll<HTMLElement>("[data-move]")].flatMap((element) => {
    const from = before.get(element.dataset.move ?? "");
    const to = element.getBoundingClientRect();
    return from && to.width ? [{ element, x: from.left - to.left, y: from.top - to.top, scale: from.width / to.width }] : [];
  });
  for (const { element, x, y, scale } of moves) {
    if (Math.hypot(x, y) < 1) continue;
    element.animate([{ transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 9 }, { transform: "none", zIndex: 9 }], {
      duration: SLIDE,
      easing: "cubic-bezier(.4, 0, .2, 1)",
    });
  }
}
