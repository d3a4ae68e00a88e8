import { belowTheFold, overhang, paint, tooSmall, violations } from './helpers/looks';
import { PLACES } from './helpers/states';
import { expect, test } from './helpers/test';

const SIZES = [
  [320, 640],
  [360, 740],
  [390, 844],
  [740, 360],
  [820, 1180],
  [1180, 820],
  [1440, 900],
  [1920, 1080],
] as const;

/** WCAG 2.5.8, in px. */
const LEAST_TARGET = 24;

test.describe('On every screen axe finds nothing wrong by day or night, and nothing is cut off, too small or out of sight:', () => {
  for (const { name, reach } of PLACES) {
    test(name, async ({ page, troubles }) => {
      troubles.allow(/\/no\/such-page/);
      await reach(page);
      for (const theme of ['light', 'dark'] as const) {
        await paint(page, theme);
        expect.soft(await violations(page), theme).toEqual([]);
      }
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const size = `${width} x ${height}`;
        expect.soft(await overhang(page), `sideways at ${size}`).toBeNull();
        expect.soft(await tooSmall(page, LEAST_TARGET), `targets under 24 px at ${size}`).toEqual([]);
        expect.soft(await belowTheFold(page), `below the fold at ${size}`).toEqual([]);
      }
    });
  }
});

test.describe('On a phone axe finds nothing wrong either:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { name, reach } of PLACES) {
    test(name, async ({ page, troubles }) => {
      troubles.allow(/\/no\/such-page/);
      await reach(page);
      await paint(page, 'light');
      expect(await violations(page)).toEqual([]);
    });
  }
});
