import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { completed, type Lockfile, missingOptional } from '../scripts/lockfile.ts';

const text = readFileSync('package-lock.json', 'utf8');
const lockfile: Lockfile = JSON.parse(text);

it("has an entry for every system's binaries, so that npm ci works on all of them", () => {
  expect(missingOptional(lockfile).map(({ name }) => name)).toEqual([]);
});

it('names no address that a package was fetched from', () => {
  expect(text).not.toMatch(/"resolved"|https?:\/\/[^"]*\.tgz/);
});

it("writes a missing binary's entry from its name and the package that asks for it", () => {
  const packages = {
    '': { version: '1.0.0' },
    'node_modules/tool': {
      version: '2.0.0',
      dev: true as const,
      license: 'MIT',
      optionalDependencies: {
        '@tool/linux-arm64-musl': '2.0.0',
        '@tool/win32-x64': '2.0.0',
        '@tool/linux-x64': '2.0.0',
      },
    },
    'node_modules/@tool/linux-x64': { version: '2.0.0', optional: true as const },
  };
  const whole = completed({ packages }).packages;
  expect(Object.keys(whole)).toEqual([
    '',
    'node_modules/@tool/linux-arm64-musl',
    'node_modules/@tool/linux-x64',
    'node_modules/@tool/win32-x64',
    'node_modules/tool',
  ]);
  expect(whole['node_modules/@tool/linux-arm64-musl']).toEqual({
    version: '2.0.0',
    cpu: ['arm64'],
    dev: true,
    libc: ['musl'],
    license: 'MIT',
    optional: true,
    os: ['linux'],
  });
});
