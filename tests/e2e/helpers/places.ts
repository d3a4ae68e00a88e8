import { flaws, paint, violations } from './looks';
import { expect, test } from './test';
import type { Walk } from './walks';

const AT_FIRST = { width: 1024, height: 640 } as const;
/** Each time the window changes, the whole scene is laid out anew: so only one for each way that pages are laid out. */
const SIZES = [
  [320, 640],
  [360, 740],
  [740, 360],
  [820, 1180],
  [1180, 820],
  [1920, 1080],
] as const;
const PHONE = { width: 390, height: 844 } as const;

/** WCAG 2.5.8, in px. */
const LEAST_TARGET = 24;

/** Proves of every screen and state on these walks that it can be read and reached by everyone, at all sizes. */
export function provePlaces(walks: readonly Walk[]): void {
  test.describe('On every screen axe finds nothing wrong by day, and nothing is cut off, too small or out of sight:', () => {
    test.use({ viewport: AT_FIRST });

    for (const { name, take } of walks) {
      test(name, async ({ page, troubles }) => {
        troubles.allow(/\/no\/such-page/);
        await take(page, (place) =>
          test.step(place, async () => {
            await paint(page, 'light');
            expect.soft(await violations(page), `${place}, by day`).toEqual([]);
            expect.soft(await flaws(page, LEAST_TARGET), place).toEqual([]);
            for (const [width, height] of SIZES) {
              await page.setViewportSize({ width, height });
              expect.soft(await flaws(page, LEAST_TARGET), `${place}, at ${width} x ${height}`).toEqual([]);
            }
            await page.setViewportSize(AT_FIRST);
          }),
        );
      });
    }
  });

  test.describe('On a phone by night axe finds nothing wrong either:', () => {
    test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

    for (const { name, take } of walks) {
      test(name, async ({ page, troubles }) => {
        troubles.allow(/\/no\/such-page/);
        await take(page, (place) =>
          test.step(place, async () => {
            await paint(page, 'dark');
            expect.soft(await violations(page), place).toEqual([]);
            expect.soft(await flaws(page, LEAST_TARGET), place).toEqual([]);
          }),
        );
      });
    }
  });
}
