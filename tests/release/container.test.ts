/* The container without Docker: the steps of the Dockerfile, then its command as its user, in a read-only tree. */

import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../bench/free-port.ts';
import { writeFiles } from '../../scripts/release/write-files.ts';
import { buildImage, type Image, pathIn } from './helpers/dockerfile';
import { releaseOfOnePage } from './helpers/small-release.ts';
import {
  copyNode,
  handOver,
  listEverything,
  makeReadOnly,
  makeWritable,
  type RunningProgram,
  type RunOptions,
  runAsUser,
  startAsUser,
} from './helpers/unprivileged-user';

const work = mkdtempSync(join(tmpdir(), 'numeria-container-'));
const context = join(work, 'release');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

let image: Image | null = null;
let server: RunningProgram | null = null;
let runOptions: RunOptions = { cwd: work, env: {}, path: [] };
let before: readonly string[] = [];
let port = 0;

const built = (): Image => {
  if (image === null) throw new Error('The image was not built.');
  return image;
};
const isHealthy = () => runAsUser(built().health, runOptions);

beforeAll(async () => {
  chmodSync(work, 0o755);
  writeFiles(context, releaseOfOnePage().files);
  writeFileSync(join(context, '.env'), 'SMTP_URL=smtp://user:secret@mail.test');
  image = buildImage(context, work);
  for (const volume of image.volumes) handOver(pathIn(image, volume));
  makeReadOnly(pathIn(image, '/app'));
  before = listEverything(pathIn(image, '/app'));
  port = await findFreePort();
  const path = [copyNode(join(work, 'node'))];
  runOptions = { cwd: pathIn(image, ''), env: { ...image.env, PORT: String(port) }, path };
  server = startAsUser(image.command, runOptions);
});
afterAll(async () => {
  await server?.stop();
  makeWritable(work);
  rmSync(work, { recursive: true, force: true });
});

describe('The container', () => {
  it('does not run as root, and stores its data in one volume', () => {
    expect(built().user).toEqual({ uid: 1000, gid: 1000 });
    expect(built().volumes).toEqual(['/data']);
    expect(built().env['NUMERIA_DATA']).toBe(pathIn(built(), '/data'));
  });

  it('becomes healthy, and reports its version', async () => {
    await expect.poll(() => isHealthy().status, { timeout: 120_000, interval: 500 }).toBe(0);
    expect(JSON.parse(isHealthy().stdout)).toEqual({ status: 'ok', version });
  });

  it('serves the site with its own accounts', async () => {
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, page.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    const html = await page.text();
    const [, key = ''] = /<meta name="numeria-backend"[^>]* data-key="([^"]+)"/.exec(html) ?? [];
    const asked = await fetch(`http://127.0.0.1:${port}/auth/v1/otp`, {
      method: 'POST',
      headers: { apikey: key, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'ada@school.example', create_user: true }),
    });
    expect([asked.status, await asked.text()]).toEqual([200, '{}']);
  });

  it('cannot write to its own files, and does not try to', () => {
    const file = join(pathIn(built(), '/app'), 'written');
    const attempt = runAsUser(
      ['node', '-e', `require('node:fs').writeFileSync(${JSON.stringify(file)}, '')`],
      runOptions,
    );
    expect(attempt.stderr).toContain('EACCES');
    expect(listEverything(pathIn(built(), '/app'))).toEqual(before);
    expect(server?.printed()).toContain('Numeria is at');
  });

  it('stops without an error when asked to, and is then no longer healthy', async () => {
    expect(await server?.stop()).toBe(0);
    expect(isHealthy().status).toBe(1);
  });

  it('contains neither secrets nor packages of another machine', () => {
    expect(existsSync(join(pathIn(built(), '/app'), '.env'))).toBe(false);
    const ignored = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n');
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.numeria', 'node_modules']));
  });
});
