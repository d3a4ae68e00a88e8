import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { ROOT } from '../build.ts';
import type { Figure } from '../report.ts';
import { THROTTLE } from './slow-page.ts';

const RUNS = 5;

/** The script that chooses, as a browser runs it. */
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

/** How long it takes on a low-end device to choose what is asked next. */
export async function choosingOf(browser: Browser): Promise<readonly Figure[]> {
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
