import { launch } from 'puppeteer-core';
import { findProgram } from '../../../scripts/engines.ts';
import { type Engine, MAX_RUN_MS } from './engine.ts';
import { openScreen } from './screen.ts';
import type { WatchedSite } from './watched-site.ts';

/** Firefox in a window, because it does not have WebGL without one, driven by WebDriver BiDi. */
export async function openFirefox({ origin, addInitScript }: WatchedSite): Promise<Engine> {
  const screen = await openScreen();
  const browser = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox'),
    headless: false,
    env: screen.environment,
    extraPrefsFirefox: { 'webgl.force-enabled': true },
    protocolTimeout: MAX_RUN_MS,
    timeout: MAX_RUN_MS,
  });
  const [page = await browser.newPage()] = await browser.pages();
  page.setDefaultTimeout(MAX_RUN_MS);
  return {
    page: {
      addInitScript,
      goto: (path) => page.goto(new URL(path, origin).href),
      evaluate: async (script) => {
        const said = await page.evaluate(`(async () => JSON.stringify({ value: await (${script}) }))()`);
        return JSON.parse(String(said)).value;
      },
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      screenshot: () => page.screenshot(),
      resize: (width, height) => page.setViewport({ width, height }),
    },
    close: async () => {
      await browser.close();
      await screen.close();
    },
  };
}
