import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePort } from '../scripts/serve.ts';
import { listenOnFreePort } from './helpers/listen';

const folder = mkdtempSync(join(tmpdir(), 'numeria-serve-'));
const dist = join(folder, 'dist');

/** With a hosted Supabase, the embedded backend does not run. */
const HOSTED = { VITE_SUPABASE_URL: 'https://project.example' };

/** Runs the script as `npm run serve` does, in a copy of the project, with or without a built site. */
function runScript(
  hasSite: boolean,
  port: string,
  environment: NodeJS.ProcessEnv = HOSTED,
): Promise<{ code: number | null; said: string }> {
  const project = mkdtempSync(join(folder, 'project-'));
  for (const part of ['scripts', 'backend']) cpSync(part, join(project, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
  if (hasSite) cpSync(dist, join(project, 'dist'), { recursive: true });
  return new Promise((resolve) => {
    const run = spawn(process.execPath, ['scripts/serve.ts'], {
      cwd: project,
      env: { ...process.env, ...environment, PORT: port },
    });
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
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Numeria</title>');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The server script', () => {
  it('uses port 4173 unless PORT names another', () => {
    expect([undefined, '', ' ', '8080', '1', '65535'].map(parsePort)).toEqual([4173, 4173, 4173, 8080, 1, 65535]);
    expect(['0', '65536', '-1', '80.5', 'abc', '1e3', '0x50'].map(parsePort)).toEqual(Array(7).fill(null));
  });

  it('prints the URL', async () => {
    const free = createServer();
    const port = await listenOnFreePort(free);
    await new Promise((done) => free.close(done));
    const { said } = await runScript(true, String(port));
    expect(said).toBe(`Numeria is at http://localhost:${port}\n`);
  });

  it('says in plain words that a port is in use', async () => {
    const other = createServer();
    const port = await listenOnFreePort(other);
    const { code, said } = await runScript(true, String(port));
    await new Promise((done) => other.close(done));
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is already in use by another program.`);
    expect(said).toMatch(/PORT=\d+ npm start/);
  });

  it('says in plain words that a HOST is invalid', async () => {
    const { code, said } = await runScript(true, '', { ...HOSTED, HOST: 'no such host' });
    expect([code, said]).toEqual([1, 'HOST must be an address or a name of this machine, but it is "no such host".\n']);
  });

  it('refuses an invalid PORT', async () => {
    const { code, said } = await runScript(true, 'soon');
    expect(code).toBe(1);
    expect(said).toContain('PORT must be a whole number from 1 to 65535, but it is "soon".');
  });

  it('refuses to run as a production service, says why, and refers to the guide', async () => {
    const { code, said } = await runScript(true, '', { VITE_SUPABASE_URL: '', NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(said).toMatch(/not for production.*docs\/deploying\.md/);
  });

  it('says which setting of the backend it cannot use', async () => {
    const { code, said } = await runScript(true, '', { VITE_SUPABASE_URL: '', DATABASE_URL: 'mysql://localhost' });
    expect(code).toBe(1);
    expect(said).toBe('DATABASE_URL must be an address that starts with postgres:// or postgresql://.\n');
  });

  it('asks for a build if there is none', async () => {
    const { code, said } = await runScript(false, '');
    expect(code).toBe(1);
    expect(said).toContain('npm run build');
  });
});

describe('A server started by npm', () => {
  it('ends when npm is asked to end, and frees its port', async () => {
    const project = mkdtempSync(join(folder, 'project-'));
    for (const part of ['scripts', 'backend']) cpSync(part, join(project, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
    cpSync(dist, join(project, 'dist'), { recursive: true });
    writeFileSync(
      join(project, 'package.json'),
      '{ "type": "module", "scripts": { "serve": "node scripts/serve.ts" } }',
    );
    const free = createServer();
    const port = await listenOnFreePort(free);
    await new Promise((done) => free.close(done));
    const npm = spawn('npm', ['run', 'serve'], {
      cwd: project,
      env: { ...process.env, ...HOSTED, PORT: String(port) },
    });
    // Standard output stays open as long as any of npm's processes uses it.
    const ended = new Promise((done) => npm.stdout.on('close', done));
    await new Promise<void>((done) => npm.stdout.on('data', (text) => String(text).includes(`:${port}`) && done()));
    npm.kill('SIGTERM');
    await ended;
    await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed');
  });
});
