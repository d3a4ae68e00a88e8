import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS } from '../../../scripts/browser.ts';
import { findProgram } from '../../../scripts/engines.ts';
import { type Engine, MAX_RUN_MS } from './engine.ts';
import type { WatchedSite } from './watched-site.ts';

/** A Chromium close to the oldest supported version. */
export async function openOldChromium({ origin, addInitScript }: WatchedSite): Promise<Engine> {
  const browser = await chromium.launch({
    executablePath: findProgram('oldChromium'),
    // WebGL runs on the processor in any case. The last argument avoids it for the rest of the
    // page, which is most of the cost.
    args: [...BROWSER_ARGUMENTS, '--in-process-gpu', '--ignore-gpu-blocklist', '--disable-gpu'],
    timeout: MAX_RUN_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(MAX_RUN_MS);
  return {
    page: {
      addInitScript,
      goto: (path) => page.goto(new URL(path, origin).href),
      evaluate: (script) => page.evaluate(script),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      screenshot: () => page.screenshot(),
      resize: (width, height) => page.setViewportSize({ width, height }),
    },
    close: () => browser.close(),
  };
}
