import { GAMES as LISTED } from '../../scripts/games.ts';
import { PAGES } from '../../scripts/site/pages.ts';
import { findCutOffTexts, waitForLayout, withoutPainting } from './helpers/cut-off';
import { GamePage } from './helpers/game';
import { expect, test } from './helpers/test';
import { collectFlaws } from './helpers/visual-checks';

/** The width of a finger in px. */
const FINGER_PX = 48;
/** Phones in landscape, from the smallest to the largest, in px. */
const LANDSCAPE_PHONES = [
  [568, 320],
  [640, 360],
  [932, 430],
] as const;
/**
 * Windows on both sides of the widths where the games' layout changes. They are in `rem`, because those widths grow
 * with the text.
 */
const WINDOWS_REM = [
  [20, 36],
  [34.9, 22],
  [35, 22],
  [36.5, 22],
  [47.9, 24],
  [48, 24],
  [60, 29],
  [68.7, 24],
  [68.8, 40],
  [80, 29],
] as const;
/**
 * Text sizes that users can choose, in px. In each window, half of the games get one size and half
 * the other.
 */
const TEXTS_PX = [16, 24] as const;

const GAMES = [
  ...PAGES.filter(({ kind }) => kind === 'game').map(({ path }) => `${path}?`),
  '/arithmetic-hero?answers=choice&level=5&',
  '/arithmetic-hero?mode=practice&answers=choice&',
];

test.describe('During a round, nothing extends beyond the window', () => {
  for (const [index, game] of GAMES.entries()) {
    test(`in ${game.slice(1, -1)}, on landscape phones and in windows of all kinds, with normal and large text`, async ({
      page,
    }) => {
      const devTools = await page.context().newCDPSession(page);
      await page.goto(`${game}start&mute&time=none&seed=5`);
      await expect(page.getByTestId('question').first()).toBeVisible();
      await withoutPainting(page, async () => {
        for (const [width, height] of LANDSCAPE_PHONES) {
          await page.setViewportSize({ width, height });
          await waitForLayout(page);
          const found = [...(await collectFlaws(page, FINGER_PX)), ...(await findCutOffTexts(page))];
          expect.soft(found, `${width} x ${height}`).toEqual([]);
        }
        for (const [turn, textPx] of TEXTS_PX.entries()) {
          // The page measures the text size when its window changes.
          await devTools.send('Page.setFontSizes', { fontSizes: { standard: textPx, fixed: textPx } });
          for (const [width, height] of WINDOWS_REM.filter((_, window) => (window + index + turn) % 2 === 0)) {
            const size = { width: Math.floor(width * textPx), height: Math.floor(height * textPx) };
            await page.setViewportSize(size);
            await waitForLayout(page);
            const tooWidePx = await page
              .locator(':root')
              .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
            expect.soft(tooWidePx, `${size.width} x ${size.height}, text of ${textPx} px`).toBeLessThanOrEqual(0);
          }
        }
      });
      await devTools.detach();
    });
  }
});

/** Tablets, school laptops and a board, in px. */
const CLASSROOM = [
  [820, 1180],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** The games whose four answers are drawn on the stage, where the explanation also appears. */
const ON_STAGE = ['/mental-maths', '/math-warp'];

test.describe('After a mistake, on tablets, laptops and boards, the explanation does not cover the answers', () => {
  for (const path of ON_STAGE)
    test(`in ${path.slice(1)}`, async ({ page }) => {
      const game = new GamePage(page, path);
      await game.openFrozen('?start&mute&time=none&seed=5');
      await game.answerQuestions('wrong');
      await expect(page.locator('.feedback')).toBeVisible();
      for (const [width, height] of CLASSROOM) {
        await page.setViewportSize({ width, height });
        await waitForLayout(page);
        await game.pass(200);
        const covered = await page.evaluate(() => {
          const reason = document.querySelector('.feedback')?.parentElement?.getBoundingClientRect();
          const answers = document.querySelectorAll('main [role="group"][aria-label^="Answers"] button');
          return [...answers].flatMap((answer) => {
            const { left, right, top, bottom } = answer.getBoundingClientRect();
            if (reason === undefined || reason.right <= left || reason.left >= right) return [];
            const underPx = Math.min(bottom, reason.bottom) - Math.max(top, reason.top);
            return underPx > (bottom - top) / 8 ? [`${answer.textContent}: ${Math.round(underPx)} px`] : [];
          });
        });
        expect.soft(covered, `${width} x ${height}`).toEqual([]);
      }
    });
});

/** Phones and tablets in both orientations, in px. */
const FOR_TWO = [
  [360, 740],
  [740, 360],
  [820, 1180],
  [1180, 820],
] as const;

test('Both halves of a two-player game fit on phones and tablets in every game: nothing is cut off, and nothing scrolls', async ({
  page,
}) => {
  for (const { path, maxPlayers } of LISTED) {
    if (maxPlayers !== 2) continue;
    await page.goto(`${path}?players=2&start&mute&time=none&seed=5`);
    await expect(page.locator('[data-player][data-canvas="drawn"]')).toHaveCount(2);
    for (const [width, height] of FOR_TWO) {
      await page.setViewportSize({ width, height });
      await waitForLayout(page);
      const hidden = await page
        .locator('.duel-room, [data-player]')
        .evaluateAll((parts) =>
          parts
            .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
            .map(({ className }) => className),
        );
      expect.soft([...hidden, ...(await findCutOffTexts(page))], `${path}, ${width} x ${height}`).toEqual([]);
    }
  }
});

test.describe('With text at twice its size', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a question stays visible together with its field and Next', async ({ page }) => {
    const race = new GamePage(page, '/math-facts');
    // Before that there is no root element to attach the style to.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement === null) return;
        document.documentElement.style.fontSize = '200%';
        observer.disconnect();
      }).observe(document, { childList: true });
    });
    await race.openFrozen('?seed=3&start&mute&mode=multiplication&time=none');
    await expect(race.main).toHaveAttribute('data-canvas', 'none');
    for (const part of [race.question, race.field]) await expect(part).toBeInViewport({ ratio: 1 });
    await race.answerQuestions('wrong');
    await expect(race.button('Next')).toBeFocused();
    for (const part of [race.question, page.locator('.feedback'), race.button('Next')])
      await expect(part).toBeInViewport({ ratio: 1 });
  });
});
