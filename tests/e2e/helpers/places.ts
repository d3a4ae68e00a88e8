import type { CDPSession, Page } from 'playwright/test';
import { edgeless } from './chosen-colours';
import { cutOff, laidOut, unseen } from './cut-off';
import { frameFaults } from './frame-faults';
import { flaws, paint, unreadable, violations } from './looks';
import { underMessages } from './messages';
import { USUAL_TEXT } from './reused-page';
import { expect, test } from './test';
import type { Walk } from './walks';

const AT_FIRST = { width: 1024, height: 640 } as const;
/** How wide a board is, in px. */
const BOARD_PX = 1920;
/** The windows in which every place is looked at: one in which least fits, and a board. */
const ALWAYS = [
  [320, 640],
  [BOARD_PX, 1080],
] as const;
/**
 * Each time the window changes, the whole scene is laid out anew: so of the windows with more room one place is looked at in
 * one, and the next in the next, and another game begins with another one. Each game is seen in all of them, and so is each
 * moment of a round. The last is a whiteboard whose pixels are real ones: it shows all of a board, twice as large.
 */
const IN_TURN = [
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

/** What a class reads from its desks. */
const READ_ON_BOARD_PX = 40;

/** The least size of what is pressed, in px: a finger's width; on a large board a hand's; and what WCAG 2.5.8 asks for. */
const TARGET = { finger: 48, largeBoard: 64, min: 24 } as const;
/** Twice the size of text that browsers begin with, in px; the second is that of code. */
const LARGE_TEXT = { standard: 32, fixed: 26 } as const;

/** The spacing of text that a reader may ask for, by WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Something that a person may ask of the browser, and how it is undone. */
interface Wish {
  readonly name: string;
  readonly size: { readonly width: number; readonly height: number };
  /** With large text a round is played without its picture, as it is on the walks that forbid WebGL: it is tried there. */
  readonly where: 'everywhere' | 'without a picture';
  /** What need not be so then: words may lie below the fold, and letters reach over the edge of a plate that stays in sight. */
  readonly spared: RegExp;
  readonly ask: (page: Page, devTools: CDPSession) => Promise<void>;
  readonly undo: (page: Page, devTools: CDPSession) => Promise<void>;
}

const WISHES: readonly Wish[] = [
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
    where: 'without a picture',
    spared: /^below the fold/,
    ask: async (_, devTools) => void (await devTools.send('Page.setFontSizes', { fontSizes: LARGE_TEXT })),
    undo: async (page, devTools) => {
      await devTools.send('Page.setFontSizes', { fontSizes: USUAL_TEXT });
      // The next wish may have the same window.
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
        // The policy of the site lets no other style in.
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

/** What is wrong with the place in the smallest windows, on a board, and in the window whose turn it is. */
async function atSizes(page: Page, moment: string, turn: number): Promise<void> {
  for (const [width, height] of [...ALWAYS, ...IN_TURN.filter((_, index) => index === turn % IN_TURN.length)]) {
    await page.setViewportSize({ width, height });
    await laidOut(page);
    const found = [
      ...(await flaws(page, width > BOARD_PX ? TARGET.largeBoard : TARGET.finger)),
      ...(await underMessages(page)),
      ...(await frameFaults(page)),
      ...(width < BOARD_PX ? [] : await unreadable(page, (READ_ON_BOARD_PX * width) / BOARD_PX)),
    ];
    expect.soft(found, `${moment}, at ${width} x ${height}`).toEqual([]);
  }
}

/**
 * What is wrong with it where a person asks for more than is usual. A game has many places: in a drawn round, in its menus
 * and its results one wish is tried in one place, and the next in the next.
 */
export async function asAsked(page: Page, devTools: CDPSession, moment: string, turn: number): Promise<void> {
  const there = async (what: string) => (await page.locator(what).count()) > 0;
  const isDrawn = await there('.game-play:not([data-canvas="none"])');
  const isInTurn = await there('.game:not(.game-play[data-canvas="none"])');
  const possible = WISHES.filter(({ where }) => where === 'everywhere' || !isDrawn);
  const wishes = isInTurn ? possible.filter((_, index) => index === turn % possible.length) : possible;
  for (const { name, size, spared, ask, undo } of wishes) {
    // The page asks for the size of text when its window changes.
    await ask(page, devTools);
    await page.setViewportSize(size);
    await laidOut(page);
    const found = [...(await flaws(page, TARGET.min)), ...(await cutOff(page))].filter((flaw) => !spared.test(flaw));
    expect.soft(found, `${moment}, ${name}`).toEqual([]);
    await undo(page, devTools);
  }
}

/** The same on a phone by night, under a finger. */
async function byNight(page: Page, devTools: CDPSession, moment: string): Promise<void> {
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.setViewportSize(SMALL_PHONE);
  await paint(page, 'dark');
  await laidOut(page);
  expect.soft(await violations(page, 'colours'), `${moment}, by night`).toEqual([]);
  expect.soft(await flaws(page, TARGET.finger), `${moment}, by night`).toEqual([]);
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: false });
}

/**
 * Proves of every screen and state on these walks that it can be read and reached by everyone, at all sizes. What stands in
 * the same place of neighbouring walks is looked at in other windows.
 */
export function proveLooks(walks: readonly Walk[]): void {
  test.describe('On every screen axe finds nothing wrong by day and by night, and nothing is cut off, too small or out of sight:', () => {
    test.use({ viewport: AT_FIRST });
    // A long walk looks at some ten places in more than ten ways each.
    test.describe.configure({ timeout: 600_000 });

    for (const [index, { name, take }] of walks.entries()) {
      test(name, async ({ page, errors }) => {
        errors.allow(/\/no\/such-page/);
        const devTools = await page.context().newCDPSession(page);
        let turn = index;
        await take(page, (moment) =>
          test.step(moment, async () => {
            await paint(page, 'light');
            expect.soft(await violations(page), `${moment}, by day`).toEqual([]);
            expect.soft(await flaws(page, TARGET.min), moment).toEqual([]);
            expect.soft(await edgeless(page), `${moment}, in chosen colours`).toEqual([]);
            await unseen(page, async () => {
              await atSizes(page, moment, turn);
              await asAsked(page, devTools, moment, turn++);
            });
            await byNight(page, devTools, moment);
            await page.setViewportSize(AT_FIRST);
            await laidOut(page);
          }),
        );
        await devTools.detach();
      });
    }
  });
}
