import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Manifest {
  readonly engines: { readonly node: string };
  readonly scripts: Readonly<Record<string, string>>;
}
interface Locked {
  readonly engines?: { readonly node?: string };
}

const { engines, scripts }: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const locked: Readonly<Record<string, Locked>> = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;

/** Converts a version to one number that can be compared: "22.12" is 22_012_000. */
function numberOf(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number.parseInt(part, 10) || 0);
  return major * 1_000_000 + minor * 1000 + patch;
}

/** Whether a version of Node is in a range. It supports every form in package-lock.json, and throws at any other. */
function isIn(range: string, node: string): boolean {
  const version = numberOf(node);
  const major = Math.floor(version / 1_000_000);
  return range.split('||').some((part) =>
    [...part.trim().matchAll(/([^\d\s]*)\s*(\d\S*)/g)].every(([, sign = '', bound = '']) => {
      const from = numberOf(bound);
      const isSameMajor = major === Math.floor(from / 1_000_000);
      if (sign === '>=' || sign === '>=v') return version >= from;
      if (sign === '<') return version < from;
      if (sign === '^') return isSameMajor && version >= from;
      if (sign === '' && /^\d+(?:\.[x*])*$/.test(bound)) return isSameMajor;
      throw new Error(`This test cannot read "${range}".`);
    }),
  );
}

const refusing = (node: string) =>
  Object.entries(locked).flatMap(([folder, { engines: own }]) =>
    folder === '' || own?.node === undefined || isIn(own.node, node) ? [] : [folder],
  );

describe('The Node range in package.json', () => {
  it.each(['22.22.2', '22.99.0', '24.15.0', '24.99.0', '26.0.0', '27.1.0'])(
    'includes %s, which every package supports',
    (node) => {
      expect(isIn(engines.node, node)).toBe(true);
      expect(refusing(node)).toEqual([]);
    },
  );

  it.each(['20.20.2', '22.22.1', '23.11.0', '24.14.9', '25.9.0'])(
    'excludes %s, which a package does not support',
    (node) => {
      expect(isIn(engines.node, node)).toBe(false);
      expect(refusing(node)).not.toEqual([]);
    },
  );
});

/** The programs of packages that scripts may start. Everything else is a script for Node or npm. */
const PROGRAMS = new Set(['biome', 'knip', 'oxlint', 'playwright', 'tsc', 'vite', 'vitest']);

/** Why a script would fail in cmd.exe, PowerShell or sh. */
function faultsOf(script: string): readonly string[] {
  const commands = script.split(' && ');
  const isPlain = /^[\w ./:=@-]+$/;
  return commands.flatMap((command) => {
    const [program = '', first = ''] = command.split(' ');
    if (!isPlain.test(command)) return [`"${command}" has signs that shells read differently`];
    if (program === 'node' && (first.startsWith('--') || existsSync(first))) return [];
    if (program === 'npm' && first === 'run' && command.split(' ').every((word, at) => at !== 2 || word in scripts))
      return [];
    return PROGRAMS.has(program) ? [] : [`"${command}" starts something that not every system has`];
  });
}

describe('The scripts of package.json', () => {
  it.each(Object.entries(scripts))('run in cmd.exe, PowerShell and sh: %s', (_, script) => {
    expect(faultsOf(script)).toEqual([]);
  });

  it.each([
    'npm run types & npm run lint',
    'npm run types; npm run lint',
    'npm run types || npm run lint',
    'ANSWERS=300 playwright test',
    "vitest run -t 'a b'",
    'vitest run "$npm_config_name"',
    'vitest run > log.txt',
    'vitest run tests/*.ts',
    'vitest run `ls`',
    'vitest run (a)',
    'vitest run %PATH%',
    'rm -rf dist',
    './scripts/build.sh',
    'node scripts/missing.ts',
    'npm run missing',
  ])('are caught if one of these shells would fail: %s', (script) => {
    expect(faultsOf(script)).toHaveLength(1 + Number(script.includes('missing & ')));
  });
});

/** A script that ends once the other one has started. */
const meet = (own: string, other: string) =>
  `const fs = require('node:fs'); fs.writeFileSync('${own}', ''); while (!fs.existsSync('${other}'));`;

describe('scripts/together.ts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'numeria-together-'));
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const together = (...names: readonly string[]) =>
    spawnSync(process.execPath, [resolve('scripts/together.ts'), ...names], { cwd: folder, encoding: 'utf8' });

  beforeAll(() => {
    const names = ['one', 'other', 'failing', 'slow'];
    write(
      'package.json',
      JSON.stringify({ scripts: Object.fromEntries(names.map((name) => [name, `node ${name}.cjs`])) }),
    );
    write('one.cjs', meet('a', 'b'));
    write('other.cjs', meet('b', 'a'));
    write('failing.cjs', 'process.exit(3)');
    write('slow.cjs', "setTimeout(() => console.log('The slow one ended.'), 1000)");
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('runs scripts at the same time, and succeeds if all of them do', () => {
    expect(together('one', 'other')).toMatchObject({ status: 0, stderr: '' });
  });

  it('lets every script end, then fails and names the one that failed', () => {
    const { status, stdout, stderr } = together('failing', 'slow');
    expect(status).toBe(1);
    expect(stdout).toContain('The slow one ended.');
    expect(stderr).toContain('npm run failing failed: exit code');
    expect(stderr).not.toContain('npm run slow failed');
  });

  it('asks for scripts if it is given none', () => {
    expect(together()).toMatchObject({ status: 1, stderr: expect.stringContaining('Name the scripts to run') });
  });
});
