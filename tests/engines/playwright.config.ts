import { defineConfig } from 'playwright/test';
import { EMBEDDED } from '../e2e/helpers/embedded.ts';
import { SHORT_LIVED_FLAGS } from '../helpers/short-lived.ts';
import { type EngineName, MAX_RUN_MS } from './helpers/engine.ts';
import { PORT, SERVER_URL } from './helpers/served-at.ts';

const DATA = `test-results/engines-backend-${PORT}`;

/**
 * `npm run test:engines` tests the built site in WebKit, Firefox and a Chromium close to the oldest
 * supported version, with one window of each and two at a time. No test depends on speed.
 */
export default defineConfig<object, { readonly engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  forbidOnly: true,
  // A retry distinguishes a stalled machine from a fault. Tests that needed one are listed at the
  // end.
  retries: 1,
  workers: 2,
  reporter: 'list',
  timeout: MAX_RUN_MS,
  expect: { timeout: 60_000 },
  // The slowest is first, so that none runs on its own at the end.
  projects: [
    { name: 'old Chromium', workers: 1, use: { engineName: 'oldChromium' } },
    { name: 'Firefox', workers: 1, use: { engineName: 'firefox' } },
    { name: 'WebKit', workers: 1, use: { engineName: 'webkit' } },
  ],
  webServer: {
    // A fresh data folder for each run.
    command: `node --eval "fs.rmSync('${DATA}', { recursive: true, force: true })" && node ${SHORT_LIVED_FLAGS.join(' ')} scripts/serve.ts`,
    cwd: '../..',
    env: { PORT: String(PORT), ...EMBEDDED, NUMERIA_DATA: DATA },
    url: SERVER_URL,
    reuseExistingServer: false,
  },
});
