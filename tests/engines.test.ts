import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'numeria-engines-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Looks for the engines on a machine whose only programs are in a folder. */
const lookThere = () =>
  spawnSync(process.execPath, ['scripts/engines.ts'], { encoding: 'utf8', env: { ...process.env, PATH: folder } });

/** Adds a program: a shell script, for a shell that finds no other. */
function put(name: string, script: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, name), 0o755);
}

it('says in plain words what is missing and what to do if nothing can be installed', () => {
  const { status, stderr } = lookThere();
  expect(status).toBe(1);
  expect(stderr).toMatch(/and \w.* is missing here\. On Debian \(x64\), `node scripts\/engines\.ts` installs/);
});

it('installs everything that is missing in a single call', () => {
  const asked = join(folder, 'asked');
  put('sudo', 'shift; exec "$@"');
  put('apt-get', `echo "$*" >> ${asked}`);
  lookThere();
  const calls = readFileSync(asked, 'utf8').trim().split('\n');
  expect(calls.slice(0, 2)).toEqual(['--version', 'update']);
  expect(calls.slice(2)).toEqual([expect.stringMatching(/^install --yes .*firefox-esr.* webkit2gtk-driver.* xvfb$/)]);
});
