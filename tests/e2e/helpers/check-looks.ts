import type { CDPSession, Page } from 'playwright/test';
import { findCoveredControls } from './covered';
import { findCutOffTexts, waitForLayout, withoutPainting } from './cut-off';
import { findForcedColourFaults } from './forced-colours';
import { findFrameFaults } from './frame-faults';
import { findTextCoveredByToasts } from './messages';
import { DEFAULT_TEXT_SIZE } from './reused-page';
import { expect, test } from './test';
import { collectFlaws, findLowContrast, findUnreadableText, findViolations, paintInTheme } from './visual-checks';
import type { Walk } from './walks';

const AT_FIRST = { width: 1024, height: 640 } as const;
/** The width of a classroom board in px. */
const BOARD_PX = 1920;
/** The windows in which every moment is inspected: the smallest one, and a board. */
const ALWAYS_TESTED = [
  [320, 640],
  [BOARD_PX, 1080],
] as const;
/**
 * Resizing lays out the whole scene again, so each moment is inspected in only one of the larger windows, and the next
 * moment in the next window. Each game starts with a different window, so every game and every kind of moment is
 * inspected in all of them. The last is a whiteboard with a device pixel ratio of 1, so everything is twice as large.
 */
const TESTED_IN_TURN = [
  [740, 360],
  [1024, 768],
  [820, 1180],
  [1280, 720],
  [1180, 820],
  [1366, 620],
  [1440, 900],
  [1366, 768],
  [360, 740],
  [1536, 864],
  [2 * BOARD_PX, 2160],
] as const;
const AT_400_PERCENT = { width: 320, height: 256 } as const;
const SMALL_PHONE = { width: 360, height: 740 } as const;

/** The text size that a class can read from its desks. */
const READ_ON_BOARD_PX = 40;

/**
 * Minimum sizes of controls in px: for a finger, for a hand on a large board, and according to WCAG
 * 2.5.8.
 */
const TARGET = { finger: 48, largeBoard: 64, min: 24 } as const;
/** Twice the default text size of browsers in px. The second is that of code. */
const LARGE_TEXT = { standard: 32, fixed: 26 } as const;

/** The text spacing that readers can set, according to WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** More contrast changes all pages and games in the same way, so only every third moment is inspected with it. */
const EVERY = 3;

/** A user's browser setting, and how to undo it. */
interface Wish {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  /**
   * With large text, a round is played without its canvas, so this is tested on walks that disable
   * WebGL.
   */
  readonly where: 'everywhere' | 'without a canvas';
  /**
   * Faults that are allowed with this setting: text can be below the fold, and glyphs can extend
   * beyond the edge of a visible plate.
   */
  readonly spared: RegExp;
  readonly ask: (page: Page, devTools: CDPSession) => Promise<void>;
  readonly undo: (page: Page, devTools: CDPSession) => Promise<void>;
}

const USER_SETTINGS: readonly Wish[] = [
  {
    name: 'at 400 %',
    size: AT_400_PERCENT,
    where: 'everywhere',
    spared: /^below the fold/,
    ask: async () => {},
    undo: async () => {},
  },
  {
    name: 'with text of twice its size, on a phone',
    size: SMALL_PHONE,
    where: 'without a canvas',
    spared: /^below the fold/,
    ask: async (_, devTools) => void (await devTools.send('Page.setFontSizes', { fontSizes: LARGE_TEXT })),
    undo: async (page, devTools) => {
      await devTools.send('Page.setFontSizes', { fontSizes: DEFAULT_TEXT_SIZE });
      // The next setting may use the same window.
      await page.evaluate(() => dispatchEvent(new Event('resize')));
    },
  },
  {
    name: 'with wide spaces, on a phone',
    size: SMALL_PHONE,
    where: 'everywhere',
    spared: /^below the fold|: larger than /,
    ask: (page) =>
      page.evaluate((css) => {
        // The site's policy forbids style elements.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [sheet];
      }, SPACING),
    undo: (page) =>
      page.evaluate(() => {
        document.adoptedStyleSheets = [];
      }),
  },
];

/**
 * The faults of a moment in the smallest windows, on a board, and in the window whose turn it is.
 */
async function checkSizes(page: Page, moment: string, turn: number): Promise<void> {
  for (const [width, height] of [
    ...ALWAYS_TESTED,
    ...TESTED_IN_TURN.filter((_, index) => index === turn % TESTED_IN_TURN.length),
  ]) {
    await page.setViewportSize({ width, height });
    await waitForLayout(page);
    const found = [
      ...(await collectFlaws(page, width > BOARD_PX ? TARGET.largeBoard : TARGET.finger)),
      ...(await findTextCoveredByToasts(page)),
      ...(await findFrameFaults(page)),
      ...(await findCoveredControls(page)),
      ...(width < BOARD_PX ? [] : await findUnreadableText(page, (READ_ON_BOARD_PX * width) / BOARD_PX)),
    ];
    expect.soft(found, `${moment}, at ${width} x ${height}`).toEqual([]);
  }
}

/**
 * The faults of a moment with a user's settings. A game has many moments, so in a drawn round, in
 * menus and in results each moment is inspected with one setting, and the next moment with the next
 * setting.
 */
export async function checkWithUserSettings(
  page: Page,
  devTools: CDPSession,
  moment: string,
  turn: number,
): Promise<void> {
  const there = async (what: string) => (await page.locator(what).count()) > 0;
  const isDrawn = await there('.game-play:not([data-canvas="none"])');
  const isInTurn = await there('.game:not(.game-play[data-canvas="none"])');
  const possible = USER_SETTINGS.filter(({ where }) => where === 'everywhere' || !isDrawn);
  const wishes = isInTurn ? possible.filter((_, index) => index === turn % possible.length) : possible;
  for (const { name, size, spared, ask, undo } of wishes) {
    // The page measures the text size when its window changes.
    await ask(page, devTools);
    await page.setViewportSize(size);
    await waitForLayout(page);
    const found = [...(await collectFlaws(page, TARGET.min)), ...(await findCutOffTexts(page))].filter(
      (flaw) => !spared.test(flaw),
    );
    expect.soft(found, `${moment}, ${name}`).toEqual([]);
    await undo(page, devTools);
  }
}

/** Checks the moment on a phone in the dark theme, while something is pressed. */
async function checkInDarkTheme(page: Page, devTools: CDPSession, moment: string): Promise<void> {
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(SMALL_PHONE);
  await paintInTheme(page, 'dark');
  await waitForLayout(page);
  expect.soft(await findViolations(page, 'colours'), `${moment}, by night`).toEqual([]);
  expect.soft(await collectFlaws(page, TARGET.finger), `${moment}, by night`).toEqual([]);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
}

/**
 * Checks that everyone can read and reach every screen and state of these walks, at all sizes. The
 * same moment of neighbouring walks is inspected in different windows.
 */
export function testLooks(walks: readonly Walk[]): void {
  test.describe('On every screen, axe finds no violations in either theme, and nothing is cut off, too small or out of sight:', () => {
    test.use({ viewport: AT_FIRST });
    // A long walk inspects about ten moments, each in more than ten ways.
    test.describe.configure({ timeout: 600_000 });

    for (const [index, { name, take }] of walks.entries()) {
      test(name, async ({ page, errors }) => {
        errors.allow(/\/no\/such-page/);
        const devTools = await page.context().newCDPSession(page);
        let turn = index;
        await take(page, (moment) =>
          test.step(moment, async () => {
            await paintInTheme(page, 'light');
            expect.soft(await findViolations(page), `${moment}, by day`).toEqual([]);
            expect.soft(await collectFlaws(page, TARGET.min), moment).toEqual([]);
            expect.soft(await findForcedColourFaults(page), `${moment}, in forced colours`).toEqual([]);
            if (turn % EVERY === 0)
              expect.soft(await findLowContrast(page), `${moment}, with more contrast`).toEqual([]);
            await withoutPainting(page, async () => {
              await checkSizes(page, moment, turn);
              await checkWithUserSettings(page, devTools, moment, turn++);
            });
            await checkInDarkTheme(page, devTools, moment);
            await page.setViewportSize(AT_FIRST);
            await waitForLayout(page);
          }),
        );
        await devTools.detach();
      });
    }
  });
}
