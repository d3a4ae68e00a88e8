import type { BenchGame } from '../games.ts';
import type { Figure } from '../report.ts';
import { startBrowser } from '../stepped-page.ts';
import { frameTimesFor, openPlay, SLOW_FRAME_MS, stutterRatio } from './real-play.ts';

/**
 * The maximum number of stretches of play, of which the best counts, because other load on the
 * machine only delays frames.
 */
const STRETCHES = 4;
/** A stretch this good does not need another: half of the limit for any game. */
const GOOD_RATIO = 0.005;
const STRETCH_MS = 30_000;
const THROTTLE = 4;
/** A low-end tablet. */
const VIEWPORT = { width: 1024, height: 600 } as const;

/**
 * Real play, one round after another, without a graphics card and on a processor four times slower: the proportion of
 * frames that stutter.
 */
export async function measureStutter(origin: string, game: BenchGame): Promise<readonly Figure[]> {
  const browser = await startBrowser('--disable-gpu');
  try {
    const page = await openPlay({ browser, origin, game, viewport: VIEWPORT, throttle: THROTTLE });
    const ratios: number[] = [];
    let count = 0;
    while (ratios.length < STRETCHES && !ratios.some((share) => share <= GOOD_RATIO)) {
      const played = await frameTimesFor(page, STRETCH_MS);
      count += played.length;
      ratios.push(stutterRatio(played));
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
