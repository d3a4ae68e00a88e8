/* A release from an empty folder, as docs/running.md describes it: the installer, then `npm start` as a user without
   rights who can write only to the data folder. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../bench/free-port.ts';
import { packRelease } from '../../scripts/release/archive.ts';
import { writeFiles } from '../../scripts/release/write-files.ts';
import { TOKEN_START } from '../../scripts/site/facts.ts';
import { releaseOfOnePage, SECONDS } from './helpers/small-release.ts';
import {
  handOver,
  listEverything,
  makeReadOnly,
  makeWritable,
  type RunningProgram,
  startAsUser,
} from './helpers/unprivileged-user';

const work = mkdtempSync(join(tmpdir(), 'numeria-anywhere-'));
const folder = join(work, 'numeria');
const data = join(work, 'data');
const release = releaseOfOnePage();
const archive = join(work, `${release.name}.tar.gz`);

let server: RunningProgram | null = null;
let installer = spawnSync('true', { encoding: 'utf8' });

beforeAll(() => {
  chmodSync(work, 0o755);
  writeFileSync(archive, packRelease(release, SECONDS));
  // The installer runs from an unpacked release without packages.
  const unpacked = join(work, 'unpacked');
  writeFiles(unpacked, release.files);
  installer = spawnSync(process.execPath, ['scripts/release/install.ts', archive, folder], {
    cwd: unpacked,
    encoding: 'utf8',
  });
  if (installer.status === 0) makeReadOnly(folder);
  handOver(data);
});
afterAll(async () => {
  await server?.stop();
  if (existsSync(folder)) makeWritable(folder);
  rmSync(work, { recursive: true, force: true });
});

describe('A release', () => {
  it('is installed with its packages, and without anything that only the build needs', () => {
    expect(installer).toMatchObject({ status: 0, stderr: '' });
    expect(realpathSync(join(folder, 'current'))).toBe(join(realpathSync(folder), 'releases', release.name));
    const packages = join(folder, 'current/node_modules');
    expect(existsSync(join(packages, 'hono'))).toBe(true);
    for (const name of ['vite', 'react', 'pixi.js', 'vitest']) expect(existsSync(join(packages, name))).toBe(false);
  });

  it('starts as a user who can write only to the data folder, and changes nothing else', async () => {
    const before = listEverything(join(folder, 'releases'));
    const port = await findFreePort();
    const path = (process.env['PATH'] ?? '').split(delimiter).filter((one) => !one.includes('node_modules'));
    server = startAsUser(['npm', 'start'], {
      cwd: join(folder, 'current'),
      env: { HOME: data, NUMERIA_DATA: join(data, 'numeria'), NUMERIA_OPERATOR: 'Ada School', PORT: String(port) },
      path,
    });
    const ask = async () => (await fetch(`http://127.0.0.1:${port}/health`).catch(() => null))?.json();
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    await expect.poll(ask, { timeout: 120_000, interval: 500 }).toEqual({ status: 'ok', version });
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(page).toContain('data-operator="Ada School"');
    expect(page).not.toContain(TOKEN_START);
    expect(server.printed()).toContain(`Numeria is at http://localhost:${port}`);
    await server.stop();
    expect(listEverything(join(folder, 'releases'))).toEqual(before);
  });
});
