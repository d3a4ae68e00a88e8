import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portFrom, siteServer } from '../scripts/serve.ts';

const folder = mkdtempSync(join(tmpdir(), 'numeria-serve-'));
const dist = join(folder, 'dist');

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

const kept = async (address: string) => (await fetch(address)).headers.get('cache-control');

/** Runs the script as `npm run serve` does, in a copy of the project that has this built site, or none. */
function runScript(hasSite: boolean, port: string): Promise<{ code: number | null; said: string }> {
  const project = mkdtempSync(join(folder, 'project-'));
  cpSync('scripts/serve.ts', join(project, 'scripts/serve.ts'));
  cpSync('node_modules/sirv', join(project, 'node_modules/sirv'), { recursive: true });
  for (const part of ['totalist', 'mrmime', '@polka/url'])
    cpSync(join('node_modules', part), join(project, 'node_modules', part), { recursive: true });
  if (hasSite) cpSync(dist, join(project, 'dist'), { recursive: true });
  return new Promise((resolve) => {
    const run = spawn(process.execPath, ['scripts/serve.ts'], { cwd: project, env: { ...process.env, PORT: port } });
    let said = '';
    const hear = (text: unknown): void => {
      said += String(text);
      if (said.includes('http://localhost')) run.kill();
    };
    run.stdout.on('data', hear);
    run.stderr.on('data', hear);
    run.on('close', (code) => resolve({ code, said }));
  });
}

beforeAll(() => {
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Numeria</title>');
  writeFileSync(join(dist, 'assets/index-abc.js'), 'export {};');
  writeFileSync(join(dist, 'boat.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'secret.txt'), 'not for you');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The server of the built site', () => {
  let server: Server;
  let site = '';
  beforeAll(async () => {
    server = siteServer(dist);
    site = `http://localhost:${await listen(server)}`;
  });
  afterAll(() => new Promise((done) => server.close(done)));

  it.each(['/', '/arithmetic-hero', '/video-hub/ib', '/no/such/page', '/%E0%A4%A'])(
    'answers %s with the site',
    async (path) => {
      const answer = await fetch(site + path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
      expect(await answer.text()).toContain('<title>Numeria</title>');
    },
  );

  it.each([
    ['/assets/index-abc.js', 'text/javascript'],
    ['/boat.svg', 'image/svg+xml'],
  ])('serves %s as %s', async (path, type) => {
    const answer = await fetch(site + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
  });

  it.each(['/missing.js', '/assets/old-123.css', '/secret.txt', '/..%2fsecret.txt'])('has no %s', async (path) => {
    const answer = await fetch(site + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe('Not found.\n');
  });

  it('lets only files be kept whose names change with their content', async () => {
    expect(await kept(site + '/assets/index-abc.js')).toContain('immutable');
    expect(await kept(site + '/')).toBe('no-cache');
    expect(await kept(site + '/assets/nowhere')).toBe('no-cache');
  });

  it('serves what a new build has written, without being started again', async () => {
    writeFileSync(join(dist, 'new.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect((await fetch(`${site}/new.svg`)).status).toBe(200);
  });
});

describe('The script that serves', () => {
  it('takes port 4173 unless PORT names another', () => {
    expect([undefined, '', ' ', '8080', '1', '65535'].map(portFrom)).toEqual([4173, 4173, 4173, 8080, 1, 65535]);
    expect(['0', '65536', '-1', '80.5', 'abc', '1e3', '0x50'].map(portFrom)).toEqual(Array(7).fill(null));
  });

  it('prints the address', async () => {
    const free = createServer();
    const port = await listen(free);
    await new Promise((done) => free.close(done));
    const { said } = await runScript(true, String(port));
    expect(said).toBe(`Numeria is at http://localhost:${port}\n`);
  });

  it('says in plain words that a port is taken', async () => {
    const other = createServer();
    const port = await listen(other);
    const { code, said } = await runScript(true, String(port));
    await new Promise((done) => other.close(done));
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is already in use by another program.`);
    expect(said).toMatch(/PORT=\d+ npm start/);
  });

  it('refuses a PORT that is none', async () => {
    const { code, said } = await runScript(true, 'soon');
    expect(code).toBe(1);
    expect(said).toContain('PORT must be a whole number from 1 to 65535, and it is "soon".');
  });

  it('asks for a build where there is none', async () => {
    const { code, said } = await runScript(false, '');
    expect(code).toBe(1);
    expect(said).toContain('npm run build');
  });
});
