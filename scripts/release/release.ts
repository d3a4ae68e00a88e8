/* `npm run release` builds the site without the settings of any particular copy, and writes release/numeria-VERSION.tar.gz:
   the site, its server, licences and checksums. The same project always makes the same bytes. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getErrorMessage } from '../../backend/error-message.ts';
import { packRelease } from './archive.ts';
import { findReleaseNotes, findReleaseSeconds } from './changelog.ts';
import { CHECKSUMS, formatChecksums } from './checksums.ts';
import { collectRelease } from './release-files.ts';
import { writeFiles } from './write-files.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Settings of a particular copy of the site, which a release must not contain. */
const OF_ONE_COPY = /^VITE_/;

/** The environment of the build, without the settings of a particular copy. */
function buildEnvironment(): NodeJS.ProcessEnv {
  const settings = Object.entries(process.env).filter(([name]) => !OF_ONE_COPY.test(name));
  return { ...Object.fromEntries(settings), NUMERIA_RELEASE: '1' };
}

function assertNoEnvFiles(): void {
  const found = readdirSync(ROOT).filter((name) => /^\.env(?:\.|$)/.test(name));
  if (found.length > 0)
    throw new Error(`A release is built without settings. Move these files away first: ${found.join(', ')}`);
}

/** Builds the site into a folder in the project, where Vite finds its packages, and passes the folder to `work`. */
function withBuiltSite<Result>(work: (site: string) => Result): Result {
  const site = mkdtempSync(join(ROOT, 'node_modules/.release-'));
  try {
    const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--outDir', site, '--emptyOutDir', '--logLevel', 'warn'], {
      cwd: ROOT,
      stdio: 'inherit',
      env: buildEnvironment(),
    });
    return work(site);
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

/** Makes the release and writes it to `folder`, packed and unpacked. Returns the path of the archive. */
function makeRelease(folder: string): string {
  assertNoEnvFiles();
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const seconds = findReleaseSeconds(changelog, version);
  const release = withBuiltSite((site) => collectRelease(ROOT, site));
  const archive = { path: `${release.name}.tar.gz`, body: packRelease(release, seconds) };
  rmSync(join(folder, release.name), { recursive: true, force: true });
  writeFiles(join(folder, release.name), release.files);
  writeFileSync(join(folder, archive.path), archive.body);
  writeFileSync(join(folder, CHECKSUMS), formatChecksums([archive]));
  writeFileSync(join(folder, 'notes.md'), `${findReleaseNotes(changelog, version)}\n`);
  return join(folder, archive.path);
}

try {
  const [folder = join(ROOT, 'release')] = process.argv.slice(2);
  process.stdout.write(`The release is in ${makeRelease(folder)}\n`);
} catch (error) {
  process.stderr.write(`${getErrorMessage(error)}\n`);
  process.exitCode = 1;
}
