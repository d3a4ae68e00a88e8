import type { BrowserContext, Page } from 'playwright';
import { typeSum } from '../answers/typing.ts';
import type { BenchGame } from '../games.ts';
import { median, medianMeasurement } from '../median.ts';
import { writeStorage } from '../page/harness.ts';
import { watchPresses } from '../page/press-watch.ts';
import type { Measurement } from '../report.ts';
import { type CanvasSize, getCanvasSize, getReferenceUrl, getRoundUrl } from '../stepped-page.ts';
import { SETTLING_MS, startRound, VIEWPORT } from './interaction.ts';
import { openThrottledPage, startSlowBrowser, waitUntilIdle } from './slow-page.ts';

/** Slowdown factors: a low-end tablet, and the slowest one in a school. */
const RATES = [4, 6] as const;
/** Answers given at each rate, and how many times to look for a question. */
const ANSWERS = 15;
const MAX_LOOKS = 60;
/** The time that a finger stays down: the response to pointerdown is drawn before it is lifted. */
const HELD_MS = 80;
/** Things move this many times more slowly, so that the round does not end in the meantime. */
const PACE = 40;

/** A player's next step towards a correct answer: types into the focused field, submits, or presses a position. */
type Next = { readonly text: string } | 'Enter' | { readonly x: number; readonly y: number } | null;

/** Finds the next step towards a correct answer without taking it; runs in the page. */
function nextStep(answer: () => void): Next {
  const before = new Map([...document.querySelectorAll('input')].map((field) => [field, field.value]));
  let next: Next = null;
  const onInput = (event: Event): void => {
    event.stopImmediatePropagation();
    const { target: field } = event;
    if (!(field instanceof HTMLInputElement)) return;
    const { value } = field;
    const valueBefore = before.get(field) ?? '';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, valueBefore);
    if (value === valueBefore || next !== null) return;
    next = { text: value };
    field.focus();
    field.select();
  };
  const onPress = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const { target } = event;
    if (next !== null || !(target instanceof HTMLElement)) return;
    const isTyped = target instanceof HTMLFormElement && target.querySelector('input') === document.activeElement;
    const part = target instanceof HTMLFormElement ? target.querySelector('[type=submit]') : target;
    part?.scrollIntoView({ block: 'nearest' });
    const { left = 0, top = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
    next = isTyped ? 'Enter' : { x: left + width / 2, y: top + height / 2 };
  };
  const listeners = [['input', onInput] as const, ['click', onPress] as const, ['submit', onPress] as const];
  for (const [name, listener] of listeners) addEventListener(name, listener, { capture: true });
  answer();
  for (const [name, listener] of listeners) removeEventListener(name, listener, { capture: true });
  return next;
}

const KINDS = ['digit by key', 'digit on the pad', 'right answer'] as const;
type Kind = (typeof KINDS)[number];
/** The duration of each kind of press, in milliseconds. */
type Taken = Readonly<Record<Kind, number[]>>;
const noDurations = (): Taken => ({ 'digit by key': [], 'digit on the pad': [], 'right answer': [] });

/** Gives answers as a player would, alternating between the keyboard and the pad. */
async function played(page: Page, answer: BenchGame['answer']): Promise<Taken> {
  const taken = noDurations();
  const press = async (kind: Kind, run: () => Promise<void>) => {
    await page.evaluate(() => presses.splice(0));
    await run();
    await page.waitForTimeout(SETTLING_MS / 2);
    taken[kind].push(...(await page.evaluate(() => presses.slice(-1))));
  };
  const type = async (sign: string, isOnPad: boolean) => {
    const key = page.locator('.number-pad').getByRole('button', { name: sign, exact: true });
    if (isOnPad && (await key.count()) === 1) await press('digit on the pad', () => key.click({ delay: HELD_MS }));
    else await press('digit by key', () => page.keyboard.press(sign));
  };
  for (let look = 0; look < MAX_LOOKS && taken['right answer'].length < ANSWERS; look++) {
    const next: Next = await page.evaluate(`(${String(nextStep)})(${String(answer)})`);
    if (next === null) await page.waitForTimeout(SETTLING_MS / 2);
    else if (next === 'Enter') await press('right answer', () => page.keyboard.press('Enter'));
    else if ('text' in next) for (const sign of next.text) await type(sign, taken['right answer'].length % 2 === 1);
    else await press('right answer', () => page.mouse.click(next.x, next.y, { delay: HELD_MS }));
  }
  return taken;
}

interface Pressed {
  readonly address: string;
  readonly answer: BenchGame['answer'];
  /** Resolves as soon as there is something to answer. */
  readonly untilAsked: (page: Page) => Promise<unknown>;
}

/** The durations of presses on a page at each rate. Closes the page afterwards. */
async function measureOn(context: BrowserContext, { address, answer, untilAsked }: Pressed): Promise<readonly Taken[]> {
  const page = await openThrottledPage(context, { address, network: null });
  await waitUntilIdle(page);
  await untilAsked(page);
  const cdp = await context.newCDPSession(page);
  const taken: Taken[] = [];
  for (const rate of RATES) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    taken.push(await played(page, answer));
  }
  await page.close();
  return taken;
}

/** The results at one rate: each kind of press, and its ratio to the same press in plain Pixi. */
function figuresAt(rate: number, own: Taken, bare: Taken): readonly Measurement[] {
  return KINDS.filter((kind) => own[kind].length > 0).flatMap((kind) => {
    const of = `a ${kind}`;
    const reference = bare[kind === 'right answer' ? kind : 'digit by key'];
    const value = median(own[kind]) / median(reference);
    return [
      { name: `press to the next frame by reference at ${rate}x`, of, value, unit: 'ratio' },
      ...medianMeasurement(`press to the next frame at ${rate}x`, of, own[kind], 'milliseconds'),
    ];
  });
}

/**
 * The time from a press until the frame with its result is made during a round, for each kind of
 * press and rate: in milliseconds, and relative to plain Pixi with a plain form on a canvas of the
 * same size.
 */
export async function measurePresses(
  { measured, reference }: { readonly measured: string; readonly reference: string },
  game: BenchGame,
): Promise<readonly Measurement[]> {
  const browser = await startSlowBrowser();
  try {
    const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
    await context.addInitScript(writeStorage, game.stored);
    await context.addInitScript(watchPresses);
    const [things] = game.things;
    let canvas: CanvasSize = VIEWPORT;
    const own = await measureOn(context, {
      address: `${measured}${getRoundUrl(game, things)}&pace=${PACE}`,
      answer: game.answer,
      untilAsked: async (page) => {
        await startRound(page, game);
        canvas = await getCanvasSize(page);
      },
    });
    const bare = await measureOn(context, {
      address: getReferenceUrl(reference, { ...canvas, things, pace: PACE }),
      answer: typeSum,
      untilAsked: (page) => page.locator('html[data-state=drawn]').waitFor(),
    });
    return RATES.flatMap((rate, at) => figuresAt(rate, own[at] ?? noDurations(), bare[at] ?? noDurations()));
  } finally {
    await browser.close();
  }
}
