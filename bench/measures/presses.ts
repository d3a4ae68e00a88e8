import type { BrowserContext, CDPSession, Page } from 'playwright';
import type { BenchGame } from '../games.ts';
import { remember } from '../page/harness.ts';
import { watchPresses } from '../page/press-watch.ts';
import type { Figure } from '../report.ts';
import { startBrowser } from '../stepped-page.ts';
import { begin, SETTLING_MS, VIEWPORT } from './interaction.ts';
import { openSlowly, whenQuiet } from './slow-page.ts';

/** So many times slower than this machine: a low-end tablet, and the slowest of a school. */
const RATES = [4, 6] as const;
/** Of each kind there are at least so many presses at each rate, and one more answer than was asked for is none. */
const PRESSES = 15;
const MAX_ANSWERS = 60;

/** How a player gives the next right answer: in text for the field that has the focus, or by a press of a place. */
type Answer = { readonly text: string } | { readonly x: number; readonly y: number } | null;

/** Finds the next right answer without giving it; runs in the page. */
export function nextAnswer(answer: () => void): Answer {
  const fields = new Map([...document.querySelectorAll('input')].map((field) => [field, field.value]));
  let found: Answer = null;
  const typed = (event: Event): void => {
    event.stopImmediatePropagation();
    const { target: field } = event;
    if (!(field instanceof HTMLInputElement)) return;
    found = { text: field.value };
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, fields.get(field) ?? '');
    field.focus();
  };
  const pressed = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const { target } = event;
    const part = target instanceof HTMLFormElement ? target.querySelector('[type=submit]') : target;
    if (found !== null || !(part instanceof HTMLElement)) return;
    part.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = part.getBoundingClientRect();
    found = { x: left + width / 2, y: top + height / 2 };
  };
  const hold = [['input', typed] as const, ['click', pressed] as const, ['submit', pressed] as const];
  for (const [name, listener] of hold) addEventListener(name, listener, { capture: true });
  answer();
  for (const [name, listener] of hold) removeEventListener(name, listener, { capture: true });
  return found;
}

/** What kinds of presses there are: how long each took, in milliseconds. */
type Taken = Readonly<Record<'digit by key' | 'digit on the pad' | 'right answer', number[]>>;

/** How long the last press took until the frame with what came of it was made, once it is. */
const lastPress = async (page: Page): Promise<number> => {
  await page.waitForTimeout(SETTLING_MS / 2);
  return page.evaluate(() => Math.max(...presses.splice(0)));
};

/** Gives answers until there are enough presses of each kind: digits by key and on the pad in turns. */
async function play(page: Page, game: BenchGame): Promise<Taken> {
  const taken: Taken = { 'digit by key': [], 'digit on the pad': [], 'right answer': [] };
  for (let given = 0; given < MAX_ANSWERS && taken['right answer'].length < PRESSES; given++) {
    const found: Answer = await page.evaluate(`(${String(nextAnswer)})(${String(game.answer)})`);
    await page.evaluate(() => presses.splice(0));
    if (found === null) {
      await page.waitForTimeout(SETTLING_MS / 2);
    } else if ('text' in found) {
      for (const sign of found.text) {
        const key = page.locator('.number-pad').getByRole('button', { name: sign, exact: true });
        const isOnPad = given % 2 === 1 && (await key.count()) === 1;
        if (isOnPad) await key.click();
        else await page.keyboard.press(sign);
        taken[isOnPad ? 'digit on the pad' : 'digit by key'].push(await lastPress(page));
      }
      await page.keyboard.press('Enter');
      taken['right answer'].push(await lastPress(page));
    } else {
      await page.mouse.click(found.x, found.y);
      taken['right answer'].push(await lastPress(page));
    }
  }
  return taken;
}

/** The middle one of some figures. */
function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The presses of a kind: the middle one, and from which to which they reach. */
const figuresOf = (kind: string, rate: number, taken: readonly number[]): readonly Figure[] =>
  taken.length === 0
    ? []
    : [
        { name: `press to the next frame at ${rate}x`, of: kind, value: median(taken), unit: 'milliseconds' },
        { name: `its quickest at ${rate}x`, of: kind, value: Math.min(...taken), unit: 'milliseconds' },
        { name: `its slowest at ${rate}x`, of: kind, value: Math.max(...taken), unit: 'milliseconds' },
      ];

/** Plays a game on a page with a slower processor. */
async function playedAt(rate: number, cdp: CDPSession, page: Page, game: BenchGame): Promise<readonly Figure[]> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const taken = await play(page, game);
  return Object.entries(taken).flatMap(([kind, all]) => figuresOf(kind, rate, all));
}

async function opened(context: BrowserContext, address: string): Promise<Page> {
  await context.addInitScript(watchPresses);
  const page = await openSlowly(context, { address, network: null });
  await whenQuiet(page);
  return page;
}

/** How soon the frame is made that shows what came of a press in a round. */
export async function pressesOf(origin: string, game: BenchGame): Promise<readonly Figure[]> {
  const browser = await startBrowser('--disable-gpu');
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
    await context.addInitScript(remember, game.stored);
    const page = await opened(context, `${origin}${game.address}&seed=7&mute`);
    const cdp = await context.newCDPSession(page);
    await begin(page, game);
    const figures: Figure[] = [];
    for (const rate of RATES) figures.push(...(await playedAt(rate, cdp, page, game)));
    return figures;
  } finally {
    await browser.close();
  }
}
