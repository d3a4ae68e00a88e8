import { defineConfig } from 'playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.ts';
import { SHORT_LIVED } from '../helpers/short-lived.ts';
import { EMBEDDED } from './helpers/embedded.ts';

/** A port of its own, so that the tests never talk to a site that someone else has opened; two checkouts need two. */
const PORT = Number(process.env['E2E_PORT'] ?? 4683);
const DATA = 'test-results/backend';
const executablePath = findBrowser();

/** The built site in a real browser. No test has a limit that a slow machine could miss. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // The names of all controls, as they are read out: the same on every machine.
  snapshotPathTemplate: '{testDir}/names/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a stall of the machine from a fault; what needed it is listed by name at the end.
  retries: 1,
  // One more than cores: what a browser is waited for, frames and fetches, leaves some of a core idle.
  workers: 3,
  reporter: 'list',
  // Only what never ends meets it.
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1024, height: 640 },
    actionTimeout: 30_000,
    locale: 'en-GB',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      // WebGL is drawn by the processor in any case; this spares it the rest of the page, which it would do in the same way.
      // No page lives long enough for its scripts to be compiled a second time for speed: a seventh of all that they cost.
      args: [...BROWSER_ARGUMENTS, '--disable-gpu', '--js-flags=--no-maglev --no-turbofan'],
      ...(executablePath !== null && { executablePath }),
    },
  },
  webServer: {
    // Data of its own, new with each run, so that the tests neither meet nor change those of `npm start`.
    command: `node --eval "fs.rmSync('${DATA}', { recursive: true, force: true })" && node ${SHORT_LIVED.join(' ')} scripts/serve.ts`,
    cwd: '../..',
    env: {
      PORT: String(PORT),
      ...EMBEDDED,
      NUMERIA_DATA: DATA,
    },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
