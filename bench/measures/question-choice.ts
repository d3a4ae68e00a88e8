import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { ROOT } from '../build.ts';
import type { Measurement } from '../report.ts';
import { THROTTLE } from './slow-page.ts';

const RUNS = 5;

/** Bundles the script that chooses questions, for a browser. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(ROOT, 'bench/page/picks.ts'), formats: ['iife'], name: 'picks' },
    },
  });
  const [first] = [built].flat();
  if (first === undefined || !('output' in first)) throw new Error('Nothing was built.');
  return first.output[0].code;
}

/** The time that a low-end device takes to choose the next question. */
export async function measureQuestionChoice(browser: Browser): Promise<readonly Measurement[]> {
  const page = await browser.newPage();
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    await page.addScriptTag({ content: await script() });
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await page.evaluate<number>('picks.microsecondsToChoose()'));
    return [{ name: 'microseconds to choose a question', value: Math.min(...times), unit: 'count' }];
  } finally {
    await page.close();
  }
}
