// Functions sent to the page must not use anything from outside themselves.
// oxlint-disable unicorn/consistent-function-scoping
import type { Page } from 'playwright/test';

/**
 * The controls that cannot be pressed in their middle at any scroll position because something else
 * is on top, one line each. Something that a button has opened over the page is allowed to cover
 * them, and so is a toast, which disappears by itself; messages.ts lists the parts that a toast
 * must not cover.
 */
export const findCoveredControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const CONTROLS = 'a[href], button, input:not([type="hidden"]), select, summary';
    // A control that does not accept an answer now keeps its focus, and the feedback on the last
    // answer can cover it.
    const CLOSED = ':disabled, [aria-disabled="true"], [readonly], [inert], [aria-hidden="true"], .toast';
    const nameOf = (element: Element): string => {
      const text = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      const classes = element.getAttribute('class')?.split(/\s+/).slice(0, 2).join('.') ?? '';
      return `${element.tagName.toLowerCase()}.${classes} "${text.slice(0, 30)}"`;
    };
    /** Whether a point is inside every ancestor that clips or scrolls the element. */
    const isWithinScrollers = (element: Element, x: number, y: number): boolean => {
      for (let outer = element.parentElement; outer !== null && outer !== document.body; outer = outer.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(outer);
        const { left, right, top, bottom } = outer.getBoundingClientRect();
        if (overflowX !== 'visible' && (x < left || x > right)) return false;
        if (overflowY !== 'visible' && (y < top || y > bottom)) return false;
      }
      return true;
    };
    const isOffered = (control: Element): boolean => {
      if (!control.checkVisibility({ visibilityProperty: true })) return false;
      // A real button can be transparent on top of a drawn one, but then it can be pressed.
      const isPressable = getComputedStyle(control).pointerEvents !== 'none';
      if (!isPressable && !control.checkVisibility({ opacityProperty: true })) return false;
      if (control.closest(CLOSED) !== null) return false;
      const { width, height } = control.getBoundingClientRect();
      return width > 2 && height > 2 && getComputedStyle(control).clipPath !== 'inset(50%)';
    };
    /** The middle of a control, or of its first line if it is text on several lines. */
    const middleOf = (control: Element): readonly [number, number] => {
      const { left, top, width, height } = control.getClientRects()[0] ?? control.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    };
    const openedOverPage = [...document.querySelectorAll('[aria-expanded="true"][aria-controls]')]
      .map((button) => document.getElementById(button.getAttribute('aria-controls') ?? ''))
      .filter((part) => part !== null && /absolute|fixed/.test(getComputedStyle(part).position));
    const mayCover = (element: Element): boolean =>
      element.closest('.toast') !== null || openedOverPage.some((part) => part?.contains(element) === true);
    /**
     * The element that covers the middle of a control at the current scroll position; null if
     * nothing does or if the middle is out of sight.
     */
    const coverOf = (control: Element): Element | null => {
      const [x, y] = middleOf(control);
      if (!isWithinScrollers(control, x, y)) return null;
      // Null outside the window.
      const met = document.elementFromPoint(x, y);
      if (met === null || mayCover(met) || control.contains(met)) return null;
      return met.closest('label')?.contains(control) === true ? null : met;
    };
    const found: string[] = [];
    // Elements that are not painted cannot be hit either.
    const { clipPath } = document.documentElement.style;
    document.documentElement.style.clipPath = '';
    const top = scrollY;
    for (const control of [...document.querySelectorAll(CONTROLS)].filter(isOffered)) {
      if (coverOf(control) === null) continue;
      // It may be under a bar that stays in the window.
      control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const cover = coverOf(control);
      if (cover !== null) found.push(`${nameOf(control)} is under ${nameOf(cover)}`);
      scrollTo({ top, behavior: 'instant' });
    }
    document.documentElement.style.clipPath = clipPath;
    return found;
  });
