import { defineConfig } from 'playwright/test';
import { BROWSER_ARGUMENTS, findBrowser } from '../../scripts/browser.ts';

/** Two checkouts on one machine need two ports. */
const PORT = Number(process.env['E2E_PORT'] ?? 4683) + 1;
const executablePath = findBrowser();

/** `npm run test:languages` walks through the pseudo-languages in Chromium. */
export default defineConfig({
  testDir: '.',
  // The other tests here run in Vitest.
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/languages-failures',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1,
  workers: 3,
  reporter: 'list',
  timeout: 300_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    serviceWorkers: 'block',
    launchOptions: {
      args: [...BROWSER_ARGUMENTS, '--disable-gpu', '--js-flags=--no-maglev --no-turbofan'],
      ...(executablePath !== null && { executablePath }),
    },
  },
  webServer: {
    command: 'node tests/languages/serve.ts',
    cwd: '../..',
    env: { PORT: String(PORT) },
    url: `http://localhost:${PORT}/en-xa`,
    timeout: 600_000,
    reuseExistingServer: process.env['REUSE'] !== undefined,
  },
});
