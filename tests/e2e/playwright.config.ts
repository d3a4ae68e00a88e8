import { defineConfig } from 'playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.ts';
import { SHORT_LIVED_FLAGS } from '../helpers/short-lived.ts';
import { EMBEDDED } from './helpers/embedded.ts';

/**
 * A separate port, so that the tests never reach a site that someone else has started. Two
 * checkouts need two ports.
 */
const PORT = Number(process.env['E2E_PORT'] ?? 4683);
const DATA = 'test-results/backend';
const executablePath = findBrowser();

/**
 * Tests of the built site in a real browser. No time limit is so tight that a slow machine would
 * exceed it.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // The accessible names of all controls, which are the same on every machine.
  snapshotPathTemplate: '{testDir}/names/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // A retry distinguishes a stalled machine from a fault. Tests that needed one are listed at the
  // end.
  retries: 1,
  // One more than the number of cores, because waiting for frames and requests leaves part of a
  // core idle.
  workers: 3,
  reporter: 'list',
  // Only a test that never ends reaches this.
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
      // WebGL runs on the processor in any case; this avoids a GPU process for the rest of the
      // page. Pages do not live long enough for optimised compilation to pay off, which would be a
      // seventh of their total cost.
      args: [...BROWSER_ARGUMENTS, '--disable-gpu', '--js-flags=--no-maglev --no-turbofan'],
      ...(executablePath !== null && { executablePath }),
    },
  },
  webServer: {
    // A fresh data folder for each run, so that the tests are independent of `npm start`.
    command: `node --eval "fs.rmSync('${DATA}', { recursive: true, force: true })" && node ${SHORT_LIVED_FLAGS.join(' ')} scripts/serve.ts`,
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
