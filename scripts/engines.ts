/*
 * Finds what else the site is played in, beside the Chromium of browser.ts: Firefox, WebKit, the screen that their windows
 * stand on, and a Chromium of about the oldest version that the site supports, which npm brings. Run by itself it installs
 * what of all browsers is missing, by one call of Debian's apt-get, and prints where they are; it never gives up silently.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findBrowser } from './browser.ts';
import { installDebian } from './debian.ts';

const MODULES = join(import.meta.dirname, '..', 'node_modules');
/** The package of npm with the old Chromium, by the name that package.json gives it. */
const OLD_CHROMIUM = 'chromium-106';
/** Where Debian keeps the windows of WebKit, for each kind of processor. */
const LIBRARIES = '/usr/lib';

/** What tests start: each engine, and what it needs beside itself. */
const PROGRAMS = ['chromium', 'oldChromium', 'firefox', 'webKitDriver', 'webKitBrowser', 'screen'] as const;
export type Program = (typeof PROGRAMS)[number];

const onPath = (...names: readonly string[]): string | null =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path)) ?? null;

const findWebKitBrowser = (): string | null =>
  (existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [])
    .map((system) => join(LIBRARIES, system, 'webkit2gtk-4.1', 'MiniBrowser'))
    .find((path) => existsSync(path)) ?? null;

/** Unpacks the old Chromium into a folder, with what draws its WebGL; says whether both are there. */
function unpackOldChromium(folder: string): boolean {
  const packed = join(MODULES, OLD_CHROMIUM, 'bin');
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(packed, name)));
  const making = `${folder}-${process.pid}`;
  mkdirSync(making, { recursive: true });
  writeFileSync(join(making, 'chromium'), unpacked('chromium.br'));
  chmodSync(join(making, 'chromium'), 0o755);
  const input = unpacked('swiftshader.tar.br');
  const { status } = spawnSync('tar', ['--extract', '--no-same-owner', '--directory', making], { input });
  if (status !== 0) {
    rmSync(making, { recursive: true });
    return false;
  }
  // Whole or not there at all, whoever looks meanwhile.
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
  return true;
}

/** The old Chromium, if it can run here: unpacked once for each version that is installed. */
function findOldChromium(): string | null {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(MODULES, OLD_CHROMIUM, 'package.json'), 'utf8'),
  );
  const folder = join(MODULES, '.cache', `${OLD_CHROMIUM}-${version}`);
  if (!existsSync(folder) && !unpackOldChromium(folder)) return null;
  const program = join(folder, 'chromium');
  return spawnSync(program, ['--no-sandbox', '--dump-dom', 'about:blank']).status === 0 ? program : null;
}

/** How it is found, how it is called, and which packages of Debian bring it. */
interface Source {
  readonly find: () => string | null;
  readonly name: string;
  readonly packages: readonly string[];
}

const SOURCES: Readonly<Record<Program, Source>> = {
  chromium: { find: findBrowser, name: 'Chromium', packages: ['chromium'] },
  oldChromium: { find: findOldChromium, name: 'Chromium 106 that runs', packages: ['libnss3', 'libexpat1'] },
  firefox: { find: () => onPath('firefox-esr', 'firefox'), name: 'Firefox', packages: ['firefox-esr'] },
  webKitDriver: { find: () => onPath('WebKitWebDriver'), name: 'WebKitWebDriver', packages: ['webkit2gtk-driver'] },
  webKitBrowser: { find: findWebKitBrowser, name: 'MiniBrowser of WebKitGTK', packages: ['webkit2gtk-driver'] },
  screen: { find: () => onPath('Xvfb'), name: 'Xvfb', packages: ['xvfb'] },
};

/** Where a program is; throws an Error in plain words where it is not. */
export function findProgram(program: Program): string {
  const { find, name } = SOURCES[program];
  const path = find();
  if (path !== null) return path;
  throw new Error(
    `The site is tested in Firefox, WebKit and an old Chromium as well, and there is no ${name} here. On Debian (x64), ` +
      '`node scripts/engines.ts` installs what is missing, as root or by sudo. On another system run `npm test` in a ' +
      'container of Debian; `npm run test:e2e` needs nothing but Chromium or Chrome.',
  );
}

/** Installs what is missing, and gives a line on each: what it is, and where. Throws where something cannot be had. */
function ensurePrograms(): readonly string[] {
  const missing = PROGRAMS.filter((program) => SOURCES[program].find() === null);
  installDebian([...new Set(missing.flatMap((program) => SOURCES[program].packages))]);
  return PROGRAMS.map((program) => `${program}: ${findProgram(program)}\n`);
}

if (import.meta.main) {
  try {
    process.stdout.write(ensurePrograms().join(''));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
