import type { Page } from 'playwright';
import type { BenchGame } from '../games.ts';
import { writeStorage } from '../page/harness.ts';
import type { PaintMetrics } from '../page/paint-watch.ts';
import type { Measurement } from '../report.ts';
import { maxLayoutShift, openThrottledPage, readPaintMetrics, startSlowBrowser, waitUntilIdle } from './slow-page.ts';

/** A low-end tablet. */
export const VIEWPORT = { width: 1024, height: 600 } as const;
const ANSWERS = 8;
/** The maximum number of attempts to find a question: a check pauses for three seconds between two questions. */
const MAX_LOOKS = 24;
/** Enough time for everything that a press has started to be painted. */
export const SETTLING_MS = 1000;
/**
 * A result this fast does not need another attempt; otherwise play is repeated up to the maximum.
 */
const GOOD_MS = 120;
const TRIES = 3;
/**
 * Without this, Playwright hit-tests the position while the page is responding, which forces a
 * layout.
 */
const WITHOUT_HIT_TEST = { force: true } as const;

/** A player's action, instead of a script: presses at a position, or keys in the focused field. */
type Press = { readonly x: number; readonly y: number } | { readonly keys: readonly string[] } | null;

/**
 * Finds the next correct answer and returns how a player would give it, without doing so; runs in
 * the page.
 */
function nextPress(answer: () => void): Press {
  const before = new Map([...document.querySelectorAll('input')].map((field) => [field, field.value]));
  let press: Press = null;
  const typedInto: HTMLInputElement[] = [];
  const hold = (event: Event): void => {
    event.stopImmediatePropagation();
    if (event.target instanceof HTMLInputElement) typedInto.push(event.target);
  };
  const note = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    // Earlier input events only lead up to the press.
    removeEventListener('input', hold, { capture: true });
    for (const field of typedInto.splice(0)) field.dispatchEvent(new Event('input', { bubbles: true }));
    const { target } = event;
    const form = target instanceof HTMLFormElement ? target : null;
    const pressed = form ? Array.from(form.elements).find((part) => part.matches('[type=submit]')) : target;
    if (!(pressed instanceof HTMLElement)) {
      form?.querySelector('input')?.focus();
      press = { keys: ['Enter'] };
      return;
    }
    pressed.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = pressed.getBoundingClientRect();
    press = { x: left + width / 2, y: top + height / 2 };
  };
  addEventListener('input', hold, { capture: true });
  for (const name of ['click', 'submit']) addEventListener(name, note, { capture: true });
  answer();
  removeEventListener('input', hold, { capture: true });
  for (const name of ['click', 'submit']) removeEventListener(name, note, { capture: true });
  const [field] = typedInto;
  if (field === undefined) return press;
  const { value } = field;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, before.get(field) ?? '');
  field.focus();
  field.select();
  return { keys: value === '' ? ['Backspace'] : value.split('') };
}

/** Starts a round. If the game has a menu, first changes an option there and changes it back. */
export async function startRound(page: Page, game: BenchGame): Promise<void> {
  const start = page.locator('.game-menu-start button');
  if ((await start.count()) > 0) {
    const chosen = page
      .locator('main .choice')
      .filter({ has: page.locator(':checked'), visible: true })
      .last();
    const other = page
      .locator('main .choice')
      .filter({ has: page.locator(':enabled:not(:checked)'), visible: true })
      .last();
    // Both are looked up before either is pressed, because a press changes which one is chosen.
    for (const control of [await other.elementHandle(), await chosen.elementHandle()]) {
      await control?.click(WITHOUT_HIT_TEST);
      await page.waitForTimeout(SETTLING_MS);
    }
    await start.click(WITHOUT_HIT_TEST);
  }
  await page.locator(game.playing.map((state) => `main[data-state^="${state}"]`).join(', ')).waitFor();
  await page.waitForTimeout(2 * SETTLING_MS);
}

/** Opens a page on a low-end tablet, uses it, and returns its paint metrics. */
async function paintFiguresOf(
  address: string,
  stored: BenchGame['stored'],
  play: (page: Page) => Promise<void>,
): Promise<PaintMetrics> {
  const browser = await startSlowBrowser();
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
    await context.addInitScript(writeStorage, stored);
    const page = await openThrottledPage(context, { address, network: null });
    await waitUntilIdle(page);
    await play(page);
    return await readPaintMetrics(page);
  } finally {
    await browser.close();
  }
}

/** Repeats while the slowest press is too slow, because other load on the machine only makes presses slower. */
async function best(play: () => Promise<PaintMetrics>, of?: string): Promise<readonly Measurement[]> {
  const tries = [await play()];
  while (tries.length < TRIES && tries.every(({ slowestPressMs }) => slowestPressMs > GOOD_MS))
    tries.push(await play());
  const [quickest] = tries.toSorted((one, other) => one.slowestPressMs - other.slowestPressMs);
  return [
    {
      name: 'slowest answer to a press',
      of,
      // Zero means that no press was recorded, so nothing was measured.
      value: quickest?.slowestPressMs || Number.NaN,
      unit: 'milliseconds',
      notes: [quickest?.slowestPress ?? ''],
    },
    {
      name: 'layout shift in use',
      of,
      value: maxLayoutShift(tries),
      unit: 'count',
      notes: tries.flatMap(({ shifts }) => shifts),
    },
  ];
}

/**
 * Gives answers as a player would, at most one per second. Throws if most of the time there is
 * nothing to answer.
 */
async function answer(page: Page, game: BenchGame): Promise<void> {
  let given = 0;
  for (let looks = 0; given < ANSWERS && looks < MAX_LOOKS; looks++) {
    const press: Press = await page.evaluate(`(${String(nextPress)})(${String(game.answer)})`);
    if (press !== null && 'keys' in press) for (const key of press.keys) await page.keyboard.press(key);
    else if (press !== null) await page.mouse.click(press.x, press.y);
    if (press !== null) given += 1;
    await page.waitForTimeout(SETTLING_MS);
  }
  if (given < ANSWERS / 2) throw new Error(`${game.id} accepted only ${given} of ${ANSWERS} answers.`);
}

/**
 * The longest time until a press in a game takes visible effect on a low-end device (in the menu,
 * at the start and while answering), and any unexpected layout shift in the meantime.
 */
export function measureGamePresses(origin: string, game: BenchGame): Promise<readonly Measurement[]> {
  return best(() =>
    paintFiguresOf(`${origin}${game.address}&seed=7&mute`, game.stored, async (page) => {
      await startRound(page, game);
      await answer(page, game);
    }),
  );
}

/** The presses on pages: buttons and tabs by their names, or keys. */
const PRESSES: Readonly<Record<string, readonly ((page: Page) => Promise<void>)[]>> = {
  '/': [
    (page) => page.getByRole('button', { name: 'Primary Games' }).first().click(WITHOUT_HIT_TEST),
    (page) => page.keyboard.press('Escape'),
    (page) => page.getByRole('button', { name: 'How I play' }).first().click(WITHOUT_HIT_TEST),
    (page) => page.getByRole('button', { name: 'Dark theme' }).click(WITHOUT_HIT_TEST),
  ],
  '/faq': [(page) => page.locator('main button').first().click(WITHOUT_HIT_TEST)],
  '/contact': [(page) => page.locator('main form button').last().click(WITHOUT_HIT_TEST)],
  '/auth': [(page) => page.locator('main form button').last().click(WITHOUT_HIT_TEST)],
  '/progress': [
    (page) => page.getByRole('button', { name: 'For grown-ups' }).click(WITHOUT_HIT_TEST),
    (page) => page.locator('main button:enabled').last().click(WITHOUT_HIT_TEST),
  ],
  '/video-hub/alevels': [
    (page) => page.getByRole('tab').last().click(WITHOUT_HIT_TEST),
    (page) => page.getByRole('searchbox').press('a'),
  ],
};

/** Measures the slowest press on each page that contains more than links. */
export async function measurePagePresses(origin: string): Promise<readonly Measurement[]> {
  const figures: Measurement[] = [];
  for (const [path, presses] of Object.entries(PRESSES)) {
    const play = async (page: Page) => {
      for (const press of presses) {
        await press(page);
        await page.waitForTimeout(SETTLING_MS);
      }
    };
    figures.push(...(await best(() => paintFiguresOf(origin + path, {}, play), path)));
  }
  return figures;
}
