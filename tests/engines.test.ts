import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'numeria-engines-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Looks for the engines on a machine whose only programs are in one folder. */
const lookThere = (script = 'scripts/engines.ts') =>
  spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: { ...process.env, PATH: folder, npm_execpath: undefined },
  });

/** Adds a program: a shell script, for a shell that does not find any others. */
function put(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

it('scripts/engines.ts says in plain words what is missing, and what to do if it cannot be installed', () => {
  const { status, stderr } = lookThere();
  expect(status).toBe(1);
  expect(stderr).toMatch(/and \w.* is missing here\. On Debian \(x64\), `node scripts\/engines\.ts` installs/);
});

it('scripts/engines.ts installs everything that is missing in a single call', () => {
  const asked = join(folder, 'asked');
  put('sudo', 'shift; exec "$@"');
  put('apt-get', `echo "$*" >> ${asked}`);
  lookThere();
  const calls = readFileSync(asked, 'utf8').trim().split('\n');
  expect(calls.slice(0, 2)).toEqual(['--version', 'update']);
  expect(calls.slice(2)).toEqual([expect.stringMatching(/^install --yes .*firefox-esr.* webkit2gtk-driver.* xvfb$/)]);
});

it.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'scripts/engines.ts asks npm for the old Chromium if it is missing, and refuses one with another hash',
  () => {
    const project = join(folder, 'project');
    for (const name of ['engines', 'browser', 'debian', 'npm'])
      cpSync(`scripts/${name}.ts`, join(project, `scripts/${name}.ts`));
    const modules = join(project, 'node_modules');
    mkdirSync(modules);
    symlinkSync(resolve('node_modules/playwright'), join(modules, 'playwright'));
    put('npm', 'echo "$*" > "$5/asked"; echo other > "$5/other.tgz"; /bin/cp "$5/asked" "${0%/*}"');
    const { status, stderr } = lookThere(join(project, 'scripts/engines.ts'));
    expect(status).toBe(1);
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^pack @sparticuz\/chromium@106\.0\.2 --silent /);
    expect(stderr).toContain('That did not work: npm brought another file: sha512-');
    expect(readdirSync(join(modules, '.cache'))).toEqual([]);
  },
);
