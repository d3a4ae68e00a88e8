import type { Page } from 'playwright';
import type { BenchGame } from '../games.ts';
import { remember } from '../page/harness.ts';
import type { Figure } from '../report.ts';
import { startBrowser } from '../stepped-page.ts';

/** So many stretches of play at most, the best of which counts: what else the machine does only makes frames later. */
const STRETCHES = 4;
/** A stretch as good as this needs no better one: half of what any game may have. */
const GOOD_SHARE = 0.005;
const STRETCH_MS = 30_000;
const SETTLING_MS = 4000;
const ANSWER_MS = 1000;
/** A frame that takes longer than this is seen to stutter. */
const SLOW_FRAME_MS = 25;
const THROTTLE = 4;
/** A low-end tablet. */
const VIEWPORT = { width: 1024, height: 600 } as const;

/** Notes how long each frame takes while a round is played, under `frameTimes`; runs in the page. */
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

/** Begins another round where one is over; runs in the page. */
function playAgain(playing: readonly string[]): void {
  const state = document.querySelector<HTMLElement>('main')?.dataset['state'] ?? '';
  if (playing.some((one) => state.startsWith(one))) return;
  for (const button of document.querySelectorAll<HTMLButtonElement>('main button')) {
    if (/again/i.test(button.textContent)) button.click();
  }
}

/** The canvas of a round at play. */
const playedStage = ({ playing }: BenchGame): string =>
  playing.map((state) => `main[data-state^="${state}"] canvas`).join(', ');

const frameTimes = (page: Page): Promise<readonly number[]> => page.evaluate('globalThis.frameTimes');

/** Real play, one round after another, without a graphics card and on a processor four times slower: the share of frames that stutter. */
export async function stutterOf(origin: string, game: BenchGame): Promise<readonly Figure[]> {
  const browser = await startBrowser('--disable-gpu');
  try {
    const page = await browser.newPage({ viewport: VIEWPORT, serviceWorkers: 'block' });
    const cdp = await page.context().newCDPSession(page);
    await page.addInitScript(remember, game.stored);
    await page.addInitScript(watchFrames, game.playing);
    await page.goto(`${origin}${game.address}&seed=7&start&mute`);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.locator(playedStage(game)).waitFor();
    await page.waitForTimeout(SETTLING_MS);
    await page.evaluate(`setInterval(${String(game.answer)}, ${ANSWER_MS})`);
    await page.evaluate(`setInterval(() => (${String(playAgain)})(${JSON.stringify(game.playing)}), ${ANSWER_MS})`);
    const ratios: number[] = [];
    let count = 0;
    while (ratios.length < STRETCHES && !ratios.some((share) => share <= GOOD_SHARE)) {
      const before = (await frameTimes(page)).length;
      await page.waitForTimeout(STRETCH_MS);
      const played = (await frameTimes(page)).slice(before);
      count += played.length;
      ratios.push(played.length === 0 ? 1 : played.filter((ms) => ms > SLOW_FRAME_MS).length / played.length);
    }
    return [
      { name: 'frames a second of real play', value: (1000 * count) / (ratios.length * STRETCH_MS), unit: 'count' },
      { name: `frames over ${SLOW_FRAME_MS} ms`, value: Math.min(...ratios), unit: 'share' },
      { name: `frames over ${SLOW_FRAME_MS} ms, in the worst half minute`, value: Math.max(...ratios), unit: 'share' },
    ];
  } finally {
    await browser.close();
  }
}
