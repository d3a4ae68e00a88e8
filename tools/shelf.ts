/* `npm run make:shelf` takes the pictures in docs/pictures/shelf: each part on the page /shelf of
   the development server. */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { createServer } from 'vite';
import { BROWSER_ARGUMENTS, ensureBrowser } from '../scripts/browser.ts';

const FOLDER = join(import.meta.dirname, '../docs/pictures/shelf');
/** After this time, embedded pages have drawn their scenes, and lazy pictures have loaded. */
const SETTLED_MS = 5000;

const server = await createServer({ server: { port: 0 } });
await server.listen();
const [address] = server.resolvedUrls?.local ?? [];
if (address === undefined) throw new Error('The development server has no address.');
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGUMENTS] });
try {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const page = await browser.newPage({ viewport: { width: 960, height: 1080 }, reducedMotion: 'reduce' });
  await page.goto(new URL('shelf', address).href);
  await page.locator('[data-shelf]').last().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  // A round pauses by itself if loading has delayed its frames.
  for (const frame of page.frames()) {
    const resume = frame.getByRole('button', { name: 'Resume' });
    if (frame !== page.mainFrame() && (await resume.isVisible())) await resume.click();
  }
  await page.waitForTimeout(SETTLED_MS);
  for (const part of await page.locator('[data-shelf]').all()) {
    const name = await part.getAttribute('data-shelf');
    await part.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled' });
  }
} finally {
  await browser.close();
  await server.close();
}
