"""Automatic checks of a page: overflowing texts, accessibility, overlaps, and texts that appeared."""

from __future__ import annotations

import functools
import json
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize, expect
from web.helpers.browser import DESKTOP, ROOT

OVERFLOWING = """() => {
  const found = [];
  const wide = innerWidth + 1;
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg, .unseen, option')) continue;
    const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    let box = element;
    while (getComputedStyle(box).display === 'inline') box = box.parentElement;
    const style = getComputedStyle(box);
    if (['auto', 'scroll'].includes(style.overflowX)) continue;
    const name = `${box.tagName.toLowerCase()}.${box.className} “${element.textContent.trim().slice(0, 40)}”`;
    const [needed, has] = [box.scrollWidth, box.clientWidth];
    if (has && needed > has + 1) found.push(`${name}: ${needed} in ${has}`);
    else if (element.getBoundingClientRect().right > wide) found.push(`${name}: beyond the window`);
  }
  for (const select of document.querySelectorAll('select')) {
    const copy = select.cloneNode(false);
    copy.append(select.selectedOptions[0].cloneNode(true));
    Object.assign(copy.style, { position: 'absolute', width: 'max-content', minWidth: 0, visibility: 'hidden' });
    select.parentElement.append(copy);
    const needed = copy.offsetWidth;
    copy.remove();
    if (!select.checkVisibility() || needed <= select.offsetWidth + 1) continue;
    found.push(`select “${select.selectedOptions[0].text}”: ${needed} in ${select.offsetWidth}`);
  }
  return [...new Set(found)];
}"""


SETTLING = 30
"""Number of checks before a fault counts, because the first layout may still change."""

FRAMES = """async (left) => {
  await document.fonts.ready;
  while (left--) await new Promise(requestAnimationFrame);
}"""

ANIMATIONS = """() => {
  const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
  return Promise.allSettled(document.getAnimations().filter(ends).map((animation) => animation.finished)).then(() => 0);
}"""


def drawn(page: Page) -> None:
    """Wait until all changes so far are drawn and all animations have ended, except those that never end."""
    page.evaluate(FRAMES, 4)
    page.evaluate(ANIMATIONS)
    page.evaluate(FRAMES, 2)


def settled(page: Page) -> None:
    """Wait for twenty frames, in which a change that must not happen would show."""
    page.evaluate(FRAMES, 20)


RECORD = """parts => {
  window.recorded = [];
  const last = new WeakMap();
  const look = () => {
    for (const element of document.querySelectorAll(parts)) {
      const words = element.textContent.trim() || element.ariaLabel;
      if (last.get(element) !== words) window.recorded.push(words);
      last.set(element, words);
    }
  };
  new MutationObserver(look).observe(document, { childList: true, characterData: true, subtree: true });
}"""


def recording(parts: str) -> str:
    """Return an init script that records every text of the elements that match the selector `parts`."""
    return f"({RECORD})({json.dumps(parts)});"


def record(page: Page, parts: str) -> None:
    """Record every text of the elements that match `parts` from now on: it may vanish before a test reads it."""
    page.evaluate(RECORD, parts)


def recorded(page: Page) -> list[str]:
    """Return the texts that were recorded so far, in the order in which they appeared."""
    found: list[str] = page.evaluate("window.recorded")
    return found


def wait_until_recorded(page: Page, words: str) -> None:
    """Wait until a recorded text contains `words`."""
    page.wait_for_function("words => window.recorded.some((text) => text.includes(words))", arg=words)


def overflowing(page: Page) -> list[str]:
    """Return the texts that do not fit into their boxes or into the window."""
    found: list[str] = page.evaluate(OVERFLOWING)
    for _ in range(SETTLING):
        if not found:
            break
        drawn(page)
        found = page.evaluate(OVERFLOWING)
    return found


def scrolls_sideways(page: Page) -> bool:
    for _ in range(SETTLING):
        if page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"):
            return False
        drawn(page)
    return True


@functools.cache
def _axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text()


COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe that look at colours."""


def violations(page: Page, *rules: str) -> list[str]:
    """Return the violations that axe finds once the page is drawn: rule, impact and elements; `rules` limits them."""
    drawn(page)  # an element that fades in has too little contrast
    if not page.evaluate("'axe' in window"):
        page.evaluate(_axe() + "; 0")
    options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
    found: list[dict[str, Any]] = page.evaluate(
        "options => axe.run(document, options).then((result) => result.violations)", options
    )
    return [f"{one['id']} ({one['impact']}): {' | '.join(map(_node, one['nodes'][:4]))}" for one in found]


def violations_in_both_themes(page: Page) -> list[str]:
    """Return the violations that axe finds in the light theme, and those of colours in the dark one."""
    page.emulate_media(color_scheme="light")
    found = [f"light: {one}" for one in violations(page)]
    page.emulate_media(color_scheme="dark")
    return found + [f"dark: {one}" for one in violations(page, *COLOURS)]


def _node(node: dict[str, Any]) -> str:
    why = node["any"][0]["message"] if node["any"] else ""
    return f"{node['html'][:160]} {why[:160]}"


def looks_right(page: Page, *sizes: ViewportSize) -> None:
    """Check that the page fits at several sizes and is accessible in both themes; leave it at a desktop's size."""
    for size in (DESKTOP, *sizes):
        page.set_viewport_size(size)
        assert not scrolls_sideways(page)
        assert not overflowing(page)
    assert not violations_in_both_themes(page)
    page.set_viewport_size(DESKTOP)


def speaks_all_languages(page: Page, titles: Mapping[str, str], *sizes: ViewportSize) -> None:
    """Check that the texts of a page exist and fit; `titles` are a heading in each language, the page's own last.

    A missing text logs an error in the console, which fails the test.
    """
    for language, title in titles.items():
        page.locator("header select").select_option(language)
        expect(page.get_by_role("heading", name=title, exact=True)).to_be_visible()
        for size in sizes:
            page.set_viewport_size(size)
            assert not scrolls_sideways(page)
            assert not overflowing(page)
    page.set_viewport_size(DESKTOP)


def overlap(one: Locator, other: Locator) -> bool:
    """Return whether two elements overlap."""
    first, second = one.bounding_box(), other.bounding_box()
    if not first or not second:
        return False
    beside = first["x"] >= second["x"] + second["width"] or second["x"] >= first["x"] + first["width"]
    below = first["y"] >= second["y"] + second["height"] or second["y"] >= first["y"] + first["height"]
    return not (beside or below)


def inside(one: Locator, other: Locator) -> bool:
    """Return whether an element lies within another one."""
    inner, outer = one.bounding_box(), other.bounding_box()
    assert inner
    assert outer
    beside = inner["x"] < outer["x"] or inner["x"] + inner["width"] > outer["x"] + outer["width"]
    below = inner["y"] < outer["y"] or inner["y"] + inner["height"] > outer["y"] + outer["height"]
    return not (beside or below)
