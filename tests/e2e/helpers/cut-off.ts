// Functions sent to the page must not use anything from outside themselves.
// oxlint-disable unicorn/consistent-function-scoping
import type { Page } from 'playwright/test';

/** Waits until the page has been laid out for the current window, including React's response. */
export const waitForLayout = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // The page's resize observers are notified in the same turn as this one, and before it.
    await new Promise<void>((resolve) => {
      const resizing = new ResizeObserver(() => {
        resizing.disconnect();
        resolve();
      });
      resizing.observe(document.documentElement);
    });
    for (let turn = 0; turn < 2; turn++) await scheduler.postTask(() => {}, { priority: 'background' });
  });

/**
 * Hides the page while `look` measures it in several windows. Boxes and styles do not change, and
 * painting is a third of the cost.
 */
export async function withoutPainting(page: Page, look: () => Promise<void>): Promise<void> {
  const clip = (path: string): Promise<void> =>
    page.evaluate((path) => void (document.documentElement.style.clipPath = path), path);
  await clip('inset(100%)');
  await look();
  await clip('');
}

/**
 * Text that cannot be read at the current size, one line each: clipped by a part with hidden
 * overflow, wider than its own button or plate, or beyond the sides of the window. Only the height
 * of the glyphs counts, not that of their line.
 */
export const findCutOffTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const TOLERANCE_PX = 2;
    const HALF_OF_LETTERS = 0.36;
    interface Edges {
      readonly left: number;
      readonly right: number;
      readonly top: number;
      readonly bottom: number;
    }
    const excess = (inner: Edges, outer: Edges): number =>
      Math.max(outer.left - inner.left, inner.right - outer.right, outer.top - inner.top, inner.bottom - outer.bottom);
    const isClear = (colour: string): boolean => colour === 'rgba(0, 0, 0, 0)';
    const isForReaders = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return (width <= 1 && height <= 1) || getComputedStyle(element).clipPath === 'inset(50%)';
    };
    const around = (element: Element): readonly Element[] => {
      const all: Element[] = [];
      for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement)
        all.push(one);
      return all;
    };
    const isRead = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !isClear(getComputedStyle(element).color) &&
      !element.classList.contains('emoji') &&
      !around(element).some(isForReaders);
    const linesOf = (text: Node, size: number): readonly Edges[] => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ left, right, top, bottom }) => {
        const middle = (top + bottom) / 2;
        return { left, right, top: middle - HALF_OF_LETTERS * size, bottom: middle + HALF_OF_LETTERS * size };
      });
    };
    const faultOf = (element: Element, line: Edges): string | null => {
      let hasPlate = false;
      for (const outer of around(element)) {
        const { overflowX, overflowY, backgroundColor, boxShadow, display } = getComputedStyle(outer);
        // It can be scrolled into view.
        if ([overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')) return null;
        const box = outer.getBoundingClientRect();
        const hides = [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip');
        if (hides && excess(line, box) > TOLERANCE_PX) return `cut off by ${outer.getAttribute('class')}`;
        const isPlate =
          (!isClear(backgroundColor) || boxShadow !== 'none' || outer.tagName === 'BUTTON') && display !== 'inline';
        if (isPlate && !hasPlate && excess(line, box) > TOLERANCE_PX)
          return `larger than ${outer.getAttribute('class')}`;
        hasPlate ||= isPlate;
      }
      const isOut = line.left < -TOLERANCE_PX || line.right > document.documentElement.clientWidth + TOLERANCE_PX;
      return isOut ? 'out of the window' : null;
    };
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const strings = text.textContent?.trim() ?? '';
      const element = text.parentElement;
      if (strings === '' || element === null || !isRead(element)) continue;
      for (const line of linesOf(text, Number.parseFloat(getComputedStyle(element).fontSize))) {
        const fault = line.right - line.left < 1 ? null : faultOf(element, line);
        if (fault !== null) found.add(`"${strings.slice(0, 30)}": ${fault}`);
      }
    }
    return [...found];
  });
