/* Finds the browsers that the site is tested in, apart from the Chromium from browser.ts: Firefox, WebKit, the virtual
   screen for their windows, and a Chromium close to the oldest supported version, which is downloaded from npm. Run
   directly, it installs everything that is missing with one call of apt-get and prints all paths. It never fails
   silently. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { findBrowser } from './browser.ts';
import { installDebian } from './debian.ts';
import { getNpmCommand } from './npm.ts';

/** Only Linux on x64 can run the old Chromium, so no other machine downloads its 51 MB. */
const OLD_CHROMIUM = {
  package: '@sparticuz/chromium@106.0.2',
  integrity: 'sha512-YDbwmfyzLi2WqVjAONPjxlCxAfLPjx4TE7KdDNOyITDGx6KAktgpZ9qab77ZRU/6mmCwSdg+QO+OGQTXOEY/RA==',
  folder: join(import.meta.dirname, '../node_modules/.cache/chromium-106.0.2'),
} as const;
const canRunOldChromium = process.platform === 'linux' && process.arch === 'x64';
/** The folder where Debian installs WebKit's MiniBrowser, which depends on the architecture. */
const LIBRARIES = '/usr/lib';

/** The programs that tests start: the browsers and the tools they need. */
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

/** Runs a command. If it fails, throws an Error with the command's output. */
function runOrThrow(program: string, parameters: readonly string[], input?: Buffer): void {
  const { status, error, stderr } = spawnSync(program, parameters, { ...(input && { input }), encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${parameters[0]}: ${error?.message ?? stderr.trim()}`);
}

/**
 * Downloads the old Chromium's package into a folder, and unpacks the browser and its WebGL
 * library.
 */
function unpackOldChromium(folder: string): void {
  const [npm, ...parameters] = getNpmCommand();
  runOrThrow(npm, [...parameters, 'pack', OLD_CHROMIUM.package, '--silent', '--pack-destination', folder]);
  const archive = readFileSync(join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''));
  const integrity = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  if (integrity !== OLD_CHROMIUM.integrity) throw new Error(`npm brought another file: ${integrity}`);
  runOrThrow('tar', ['--extract', '--gzip', '--directory', folder, '--strip-components=2', 'package/bin'], archive);
  const unpacked = (name: string) => brotliDecompressSync(readFileSync(join(folder, name)));
  writeFileSync(join(folder, 'chromium'), unpacked('chromium.br'), { mode: 0o755 });
  runOrThrow('tar', ['--extract', '--no-same-owner', '--directory', folder], unpacked('swiftshader.tar.br'));
  for (const name of readdirSync(folder)) if (/\.(?:tgz|br)$/.test(name)) rmSync(join(folder, name));
}

/** Puts the old Chromium where `findOldChromium` looks for it, and reports failures on stderr. */
function fetchOldChromium(): void {
  if (!canRunOldChromium || existsSync(OLD_CHROMIUM.folder)) return;
  // Other processes see either the complete folder or none.
  const making = `${OLD_CHROMIUM.folder}-${process.pid}`;
  process.stderr.write(`Not found on this machine: fetching ${OLD_CHROMIUM.package} from npm (51 MB).\n`);
  try {
    mkdirSync(making, { recursive: true });
    unpackOldChromium(making);
    renameSync(making, OLD_CHROMIUM.folder);
  } catch (error) {
    process.stderr.write(`That did not work: ${error instanceof Error ? error.message : String(error)}\n`);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** The old Chromium, if it has been downloaded and runs on this machine. */
function findOldChromium(): string | null {
  const program = join(OLD_CHROMIUM.folder, 'chromium');
  if (!canRunOldChromium || !existsSync(program)) return null;
  return spawnSync(program, ['--no-sandbox', '--dump-dom', 'about:blank']).status === 0 ? program : null;
}

/** A program: a function that finds it, its name, and the Debian packages that contain it. */
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

/** The path of a program. Throws an Error with a readable message if it is missing. */
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
 * Installs every missing program and returns one line per program: its name and path. Throws if one
 * cannot be installed.
 */
function ensurePrograms(): readonly string[] {
  fetchOldChromium();
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
