import type { Browser, Page } from 'playwright';
import type { BenchGame } from '../games.ts';
import { writeStorage } from '../page/harness.ts';

const SETTLING_MS = 4000;
const ANSWER_MS = 1000;
/** Longer frames visibly stutter. */
export const SLOW_FRAME_MS = 25;

/** Records frame durations in `frameTimes` while a round is being played; runs in the page. */
function watchFrames(playing: readonly string[]): void {
  const frameTimes: number[] = [];
  let lastMs = 0;
  requestAnimationFrame(function frame(nowMs) {
    requestAnimationFrame(frame);
    const state = document.querySelector<HTMLElement>('main')?.dataset['state'] ?? '';
    const isPlaying = playing.some((one) => state.startsWith(one));
    if (lastMs > 0 && isPlaying) frameTimes.push(nowMs - lastMs);
    lastMs = nowMs;
  });
  Object.assign(globalThis, { frameTimes });
}

/** Starts another round when one is over; runs in the page. */
function playAgain(playing: readonly string[]): void {
  const state = document.querySelector<HTMLElement>('main')?.dataset['state'] ?? '';
  if (playing.some((one) => state.startsWith(one))) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('main button')) {
    if (/again/i.test(button.textContent)) button.click();
  }
}

/** The canvas of a round in progress. */
const playedStage = ({ playing }: BenchGame): string =>
  playing.map((state) => `main[data-state^="${state}"] canvas`).join(', ');

const frameTimes = (page: Page): Promise<readonly number[]> => page.evaluate('globalThis.frameTimes');

interface Play {
  readonly browser: Browser;
  readonly origin: string;
  readonly game: BenchGame;
  readonly viewport: { readonly width: number; readonly height: number };
  /** CPU slowdown factor relative to this machine. */
  readonly throttle: number;
}

/**
 * Opens a game that then plays itself in real time: one answer a second, one round after another.
 */
export async function openPlay({ browser, origin, game, viewport, throttle }: Play): Promise<Page> {
  const page = await browser.newPage({ viewport, serviceWorkers: 'block' });
  const cdp = await page.context().newCDPSession(page);
  await page.addInitScript(writeStorage, game.stored);
  await page.addInitScript(watchFrames, game.playing);
  await page.goto(`${origin}${game.address}&seed=7&start&mute`);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.locator(playedStage(game)).waitFor();
  await page.waitForTimeout(SETTLING_MS);
  await page.evaluate(`setInterval(${String(game.answer)}, ${ANSWER_MS})`);
  await page.evaluate(`setInterval(() => (${String(playAgain)})(${JSON.stringify(game.playing)}), ${ANSWER_MS})`);
  return page;
}

/** The duration of each frame during the next stretch of play, in milliseconds. */
export async function frameTimesFor(page: Page, stretchMs: number): Promise<readonly number[]> {
  const before = (await frameTimes(page)).length;
  await page.waitForTimeout(stretchMs);
  return (await frameTimes(page)).slice(before);
}

/** The proportion of frames that stutter; 1 if there were none. */
export const stutterRatio = (times: readonly number[]): number =>
  times.length === 0 ? 1 : times.filter((ms) => ms > SLOW_FRAME_MS).length / times.length;
