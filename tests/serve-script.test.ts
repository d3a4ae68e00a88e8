import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parsePort } from '../scripts/serve.ts';
import { createFactsMetaTag, TOKENS } from '../scripts/site/facts.ts';
import { listenOnFreePort } from './helpers/listen';

const folder = mkdtempSync(join(tmpdir(), 'numeria-serve-'));
const dist = join(folder, 'dist');

/** With a hosted Supabase, the embedded backend does not run. */
const HOSTED = {
  VITE_SUPABASE_URL: 'https://project.example',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
};

const PUBLIC = {
  NODE_ENV: 'production',
  NUMERIA_URL: 'https://maths.school.test',
  NUMERIA_OPERATOR: 'Ada School',
  NUMERIA_OPERATOR_ADDRESS: '1 School Lane',
  NUMERIA_DATA_CONTACT: 'data@school.test',
  NUMERIA_HOSTING_REGION: 'Germany',
  NUMERIA_SUPPORT_EMAIL: 'help@school.test',
};

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

const PAGE = '<!doctype html><title>Numeria</title>';

beforeAll(() => {
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), PAGE);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('The server script', () => {
  it('uses port 4173 unless PORT names another', () => {
    expect([undefined, '', ' ', '8080', ' 1 '].map(parsePort)).toEqual([4173, 4173, 4173, 8080, 1]);
  });

  it('prints the URL', async () => {
    const free = createServer();
    const port = await listenOnFreePort(free);
    await new Promise((done) => free.close(done));
    const { said } = await runScript(true, String(port));
    expect(said).toMatch(new RegExp(`^Numeria is at http://localhost:${port}\n`));
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
    expect([code, said]).toEqual([
      1,
      'HOST must be an address or a name of this machine, but it is "no such host". For example: HOST=0.0.0.0\n',
    ]);
  });

  it('refuses an invalid PORT', async () => {
    const { code, said } = await runScript(true, 'soon');
    expect(code).toBe(1);
    expect(said).toContain('PORT must be a whole number from 1 to 65535, but it is "soon".');
  });

  it('lists everything that is missing for production, with examples, and does not start', async () => {
    const { code, said } = await runScript(true, '', {
      VITE_SUPABASE_URL: '',
      NODE_ENV: 'production',
      NUMERIA_URL: 'http://maths.school.test',
      NUMERIA_DATA_CONTACT: 'data@numeria.example',
      NUMERIA_OPERATOR: 'Ada School',
    });
    expect(code).toBe(1);
    expect(said.split('\n').map((line) => line.trim().replace(/=.*/, ''))).toEqual([
      'Set these before you start Numeria with NODE_ENV',
      'NUMERIA_URL',
      'NUMERIA_OPERATOR_ADDRESS',
      'NUMERIA_DATA_CONTACT',
      'NUMERIA_HOSTING_REGION',
      'NUMERIA_SUPPORT_EMAIL',
      'SMTP_URL',
      '',
    ]);
  });

  it('does not serve pages in production that name another operator', async () => {
    const { code, said } = await runScript(true, '', { ...HOSTED, ...PUBLIC });
    expect([code, said]).toEqual([1, expect.stringContaining('was built with different settings')]);
  });

  it('says which settings of the backend it cannot use, without their passwords', async () => {
    const { code, said } = await runScript(true, '', {
      VITE_SUPABASE_URL: '',
      DATABASE_URL: 'mysql://root:secret@localhost',
      NUMERIA_PROXIES: 'two',
    });
    expect(code).toBe(1);
    expect(said).toMatch(
      /^DATABASE_URL must be .* postgres:\/\/ .*For example: DATABASE_URL=postgresql:.*\nNUMERIA_PROXIES must be/,
    );
    expect(said).not.toContain('secret');
  });

  it('configures a release in the data folder, and again only after a change', async () => {
    const data = join(folder, 'data');
    const home = join(data, 'site/index.html');
    const free = createServer();
    const port = await listenOnFreePort(free);
    await new Promise((done) => free.close(done));
    writeFileSync(join(dist, 'index.html'), `<!doctype html><head>${createFactsMetaTag(TOKENS)}</head>`);
    const start = async (settings: NodeJS.ProcessEnv = {}): Promise<number> => {
      const { said } = await runScript(true, String(port), { ...HOSTED, ...PUBLIC, NUMERIA_DATA: data, ...settings });
      expect(said).toContain(`Numeria is at http://localhost:${port}`);
      return statSync(home).mtimeMs;
    };
    const first = await start();
    expect(readFileSync(home, 'utf8')).toContain('data-operator="Ada School"');
    expect(await start()).toBe(first);
    expect(await start({ NUMERIA_OPERATOR: 'Other School' })).toBeGreaterThan(first);
    expect(readFileSync(home, 'utf8')).toContain('data-operator="Other School"');
    writeFileSync(join(dist, 'index.html'), PAGE);
  });

  it('asks for a build if there is none', async () => {
    const { code, said } = await runScript(false, '');
    expect(code).toBe(1);
    expect(said).toContain('npm run build');
  });
});

describe('The program that writes a configured site', () => {
  it('says what is still missing before the public uses it', () => {
    const project = mkdtempSync(join(folder, 'project-'));
    for (const part of ['scripts', 'backend']) cpSync(part, join(project, part), { recursive: true });
    symlinkSync(resolve('node_modules'), join(project, 'node_modules'));
    mkdirSync(join(project, 'dist'));
    writeFileSync(join(project, 'dist/index.html'), `<!doctype html><head>${createFactsMetaTag(TOKENS)}</head>`);
    const configure = (operator: string) =>
      spawnSync(process.execPath, ['scripts/configure.ts', 'site'], {
        cwd: project,
        env: { ...process.env, ...PUBLIC, VITE_SUPABASE_URL: '', NUMERIA_OPERATOR: operator },
        encoding: 'utf8',
      });
    const { status, stdout } = configure('');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^The site is in site\..*\n {2}NUMERIA_OPERATOR="/s)]);
    expect(configure('Ada School').stdout).toBe('The site is in site.\n');
    expect(readFileSync(join(project, 'site/index.html'), 'utf8')).toContain('data-operator="Ada School"');
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
