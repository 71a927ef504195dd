// The part of the window that is left to the board, between the header above it and the dock below it.
import { untrack } from "svelte";
import { innerHeight, innerWidth } from "svelte/reactivity/window";

/** The number of frames in which the layout settles after a change. */
const SETTLING = 6;

export class BoardArea {
  /** The element that contains the board. */
  place = $state<HTMLElement>();
  /** The distance from the top of the page to the board. */
  top = $state(0);
  /** The current height of the dock. */
  dock = $state(0);
  /** The largest height of the dock since the last change, so that the board does not change its size with every question. */
  tallestDock = $state(0);

  /** Measure now, and again whenever the window or one of the values that `changes` reads changes. */
  constructor(changes: () => unknown) {
    const measure = () => this.measure();
    $effect(() => {
      void [innerWidth.current, innerHeight.current, this.place, changes()];
      untrack(measure);
      // Again after the layout: the header and the dock change their height with the window, some frames later.
      let left = SETTLING;
      let frame = requestAnimationFrame(function again() {
        measure();
        if (--left) frame = requestAnimationFrame(again);
      });
      return () => cancelAnimationFrame(frame);
    });
    $effect(() => {
      if (this.dock > untrack(() => this.tallestDock)) this.tallestDock = this.dock;
    });
  }

  /** Return the distance from the top of the page to the board in the present layout; `top` can be some frames old. */
  topNow(): number {
    return this.place ? this.place.getBoundingClientRect().top + window.scrollY : this.top;
  }

  private measure(): void {
    this.top = this.topNow();
    this.tallestDock = this.dock;
  }
}
