import { expect } from 'playwright/test';
import type { BotPage } from '../../e2e/helpers/bot';
import { meet } from '../../e2e/helpers/bot-sight';
import { isPictureThere } from '../../e2e/helpers/in-page';
import { findFlaws } from '../../e2e/helpers/looks';

/**
 * What of a page's controls cannot be pressed, because something else lies there when it was scrolled to, in one line each.
 * Runs in the page.
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

/** What of a window the picture of a game takes at least. */
const MIN_HEIGHT = 0.4;

/** Expects the picture of a game to be drawn, as wide as its stage and of a good height. */
export async function expectPicture(page: BotPage): Promise<void> {
  expect(await page.evaluate(`(${String(isPictureThere)})()`)).toBe(true);
  expect(await page.evaluate(`document.querySelector('main').dataset.canvas`)).toBe('drawn');
  const height = await page.evaluate(`document.querySelector('main canvas').clientHeight / innerHeight`);
  expect(height).toBeGreaterThan(MIN_HEIGHT);
}

/** Expects that nothing of a page reaches out of it sideways, stands below the fold in play, or is covered. */
export async function expectSound(page: BotPage, moment: string): Promise<void> {
  const script = `[...(${String(findFlaws)})(0), ...(${String(findCovered)})(${String(meet)})]`;
  await expect.poll(() => page.evaluate(script), moment).toEqual([]);
}
