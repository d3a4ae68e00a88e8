import { chromium } from 'playwright';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../../scripts/browser.ts';
import { GAMES } from '../../scripts/games.ts';
import { createSiteServer } from '../../scripts/serve.ts';
import { SCREENSHOT } from '../../scripts/site/manifest.ts';

/** The manifest's screenshots: the home page and a game, on wide and narrow screens. */
const SHOTS = [
  ...(['wide', 'narrow'] as const).map((form) => ({ name: `${form}-home`, path: '/', form })),
  ...GAMES.flatMap(({ path, page: { screenshot } }) =>
    screenshot
      ? [{ name: `${screenshot.form}-game`, path: `${path}?seed=7&start&mute&calm`, form: screenshot.form }]
      : [],
  ),
];

/** The fixed time in all screenshots, so that they do not change. */
const NOON = Date.UTC(2025, 4, 5, 12);
/** The time for which the game has been played by then, in milliseconds of its own time. */
const PLAYED_MS = 7500;

/** Takes screenshots of the built site in `folder` and passes each to `keep` with its path. */
export async function takeScreenshots(folder: string, keep: (path: string, bytes: Buffer) => void): Promise<void> {
  const server = createSiteServer(folder).listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  // Without GPU rasterisation, so that painting never fails for lack of GPU memory.
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...BROWSER_ARGUMENTS, '--disable-gpu'],
  });
  try {
    for (const { name, path, form } of SHOTS) {
      const page = await browser.newPage({ viewport: SCREENSHOT[form], serviceWorkers: 'block' });
      await page.clock.install({ time: NOON });
      await page.clock.pauseAt(NOON + 1000);
      await page.goto(`http://localhost:${port}${path}`, { waitUntil: 'networkidle' });
      await page.clock.runFor(PLAYED_MS);
      keep(`screenshots/${name}.jpg`, await page.screenshot({ type: 'jpeg', quality: 82 }));
      await page.close();
    }
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
