/*
 * Finds the other browsers that the site is tested in, next to the Chromium of browser.ts: Firefox, WebKit, the virtual
 * screen for their windows, and a Chromium of about the oldest supported version, from npm. Run directly, it installs
 * whatever is missing with one call of apt-get and prints where everything is. It never fails silently.
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
/** The npm package of the old Chromium, by its name in package.json. */
const OLD_CHROMIUM = 'chromium-106';
/** Debian's folder of WebKit's MiniBrowser, one per architecture. */
const LIBRARIES = '/usr/lib';

/** The programs that tests start: the browsers and what they need. */
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

/** Unpacks the old Chromium and its WebGL libraries into a folder; returns whether both are there. */
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
  // Unpacked elsewhere and renamed, so that nobody sees a half-finished folder.
  rmSync(folder, { recursive: true, force: true });
  renameSync(making, folder);
  return true;
}

/** The old Chromium if it can run here, unpacked once per installed version. */
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

/** How to find a program, its name, and the Debian packages that contain it. */
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

/** The path of a program; throws an Error in plain words if it is missing. */
export function findProgram(program: Program): string {
  const { find, name } = SOURCES[program];
  const path = find();
  if (path !== null) return path;
  throw new Error(
    `The site is also tested in Firefox, WebKit and an old Chromium, and ${name} is missing here. On Debian (x64), ` +
      '`node scripts/engines.ts` installs whatever is missing, as root or with sudo. On other systems, run `npm test` in a ' +
      'Debian container; `npm run test:e2e` needs only Chromium or Chrome.',
  );
}

/**
 * Installs whatever is missing and returns one line per program: its name and path. Throws if one cannot be installed.
 */
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
