/* Finds the Chromium that tests, benchmarks and generators run: Playwright's own, an installed
   Chromium or Chrome, or Debian's, which this script can install. Run directly, it prints the
   path. It never fails silently. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installDebian } from './debian.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const PATHS = [
  '/usr/lib/chromium/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** The path of a Chromium on this machine, or null. `NUMERIA_BROWSER` overrides it. */
export function findBrowser(): string | null {
  const named = process.env['NUMERIA_BROWSER'];
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const candidates = [named, chromium.executablePath(), ...onPath, ...PATHS];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/**
 * The path of a Chromium, which is installed if necessary. Throws an Error with a readable message
 * if that fails.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  installDebian(['chromium']);
  const installed = findBrowser();
  if (installed !== null) return installed;
  throw new Error('The tests need Chromium or Chrome. Install one, or run: npx playwright install chromium');
}

/** Makes WebGL work without a graphics card and stops Chromium's own network requests. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // Otherwise a click during smooth scrolling hits whatever has scrolled into place.
  '--disable-smooth-scrolling',
  // Each of these would create another page for an invisible address bar popup, which takes half a
  // second of processor time.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
] as const;

if (import.meta.main) process.stdout.write(`${ensureBrowser()}\n`);
