/*
 * Finds the Chromium that tests, benchmarks and makers run: Playwright's own, else an installed Chromium or Chrome, else
 * Debian's, which it installs. Run by itself it prints the path; it never gives up silently.
 */
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

/** The path of a Chromium on this machine, or null. `NUMERIA_BROWSER` names one by hand. */
export function findBrowser(): string | null {
  const named = process.env['NUMERIA_BROWSER'];
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  const candidates = [named, chromium.executablePath(), ...onPath, ...PATHS];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path)) ?? null;
}

/** A Chromium that is there after this call; throws an Error in plain words where none can be had. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  installDebian(['chromium']);
  const installed = findBrowser();
  if (installed !== null) return installed;
  throw new Error('The tests need Chromium or Chrome. Install one, or run: npx playwright install chromium');
}

/** What Chromium is started with, so that WebGL works without a graphics card and it asks the network for nothing. */
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
  // A press lands where it is aimed, not where a page that still scrolls will have come to.
  '--disable-smooth-scrolling',
  // Every page would bring two more for what drops from an address bar that nobody sees: half a second of the processor each.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
] as const;

if (import.meta.main) process.stdout.write(`${ensureBrowser()}\n`);
