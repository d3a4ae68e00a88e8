import { expect } from 'playwright/test';
import type { BotPage } from '../../e2e/helpers/bot';
import { hitPoint } from '../../e2e/helpers/bot-sight';
import { isCanvasReady } from '../../e2e/helpers/in-page';
import { findFlaws } from '../../e2e/helpers/visual-checks';

/**
 * A page's controls that cannot be pressed because something covers them even after they are
 * scrolled into view, one line each. Runs in the page.
 */
function findCovered(reach: (control: Element) => unknown): readonly string[] {
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      return isSeen && control.closest('[inert], :disabled, .skip-link') === null;
    })
    .flatMap((control) => {
      try {
        reach(control);
        return [];
      } catch (error) {
        return [String(error)];
      }
    });
}

/** The minimum fraction of the window's height that a game's canvas takes up. */
const MIN_HEIGHT = 0.4;

/** Expects a game's canvas to be drawn, as wide as its stage and high enough. */
export async function expectCanvas(page: BotPage): Promise<void> {
  expect(await page.evaluate(`(${String(isCanvasReady)})()`)).toBe(true);
  expect(await page.evaluate(`document.querySelector('main').dataset.canvas`)).toBe('drawn');
  const height = await page.evaluate(`document.querySelector('main canvas:not(.confetti)').clientHeight / innerHeight`);
  expect(height).toBeGreaterThan(MIN_HEIGHT);
}

/**
 * Expects that nothing extends beyond the sides of a page, needs scrolling during play, or is
 * covered.
 */
export async function expectNoFaults(page: BotPage, moment: string): Promise<void> {
  const script = `[...(${String(findFlaws)})(0), ...(${String(findCovered)})(${String(hitPoint)})]`;
  await expect.poll(() => page.evaluate(script), moment).toEqual([]);
}
