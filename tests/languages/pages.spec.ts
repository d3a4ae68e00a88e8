import type { Page } from 'playwright/test';
import { TRIED_PAGES } from '../../scripts/site/pages.ts';
import { findCoveredControls } from '../e2e/helpers/covered';
import { findCutOffTexts, waitForLayout, withoutPainting } from '../e2e/helpers/cut-off';
import { expect, test } from '../e2e/helpers/test';
import { collectFlaws } from '../e2e/helpers/visual-checks';
import { findEnglishLeft } from './english-left';

/** A phone, a tablet, a laptop and a board, in px. */
const WINDOWS = [
  [360, 740],
  [820, 1180],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;
/** The smallest control that WCAG 2.2 allows, in px. */
const MIN_TARGET_PX = 24;
/** The hubs request thumbnails from the video site. */
const PICTURES_OF_VIDEOS = /i\.ytimg\.com/;

/** The faults of the page in each window, one line each. */
async function faultsIn(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  await withoutPainting(page, async () => {
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await waitForLayout(page);
      const flaws = [
        ...(await collectFlaws(page, MIN_TARGET_PX)),
        ...(await findCutOffTexts(page)),
        ...(await findCoveredControls(page)),
      ];
      found.push(...flaws.map((flaw) => `${width} x ${height}: ${flaw}`));
    }
  });
  return found;
}

for (const [language, direction] of [
  ['en-XA', 'ltr'],
  ['en-RTL', 'rtl'],
] as const) {
  test.describe(`With long text, from ${direction === 'ltr' ? 'left to right' : 'right to left'}, nothing is cut off or covered`, () => {
    for (const { path, kind } of TRIED_PAGES) {
      test(`on ${path}`, async ({ page, errors }) => {
        errors.allow(PICTURES_OF_VIDEOS);
        // Sums are isolated by rewriting texts (src/notation/start.ts), which looks like a translator.
        if (direction === 'rtl') errors.allow(/A translator may have replaced/);
        await page.route(PICTURES_OF_VIDEOS, (route) => route.abort());
        await page.goto(`/${language.toLowerCase()}${path === '/' ? '' : path}?mute`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page.locator('main h1').first()).toBeAttached();
        // Videos and their channels are in English.
        if (kind !== 'hub') expect.soft(await findEnglishLeft(page), 'in English').toEqual([]);
        expect.soft(await faultsIn(page)).toEqual([]);
        if (kind !== 'game') return;
        await page.goto(`/${language.toLowerCase()}${path}?start&mute&time=none&seed=5`);
        await expect(page.getByTestId('question').first()).toBeAttached();
        expect.soft(await findEnglishLeft(page), 'in English, in a round').toEqual([]);
        expect.soft(await faultsIn(page), 'in a round').toEqual([]);
      });
    }
  });
}
