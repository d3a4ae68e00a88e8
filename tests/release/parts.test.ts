import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { afterAll, describe, expect, it } from 'vitest';
import { findReleaseNotes, findReleaseSeconds } from '../../scripts/release/changelog.ts';
import { findProgramParts } from '../../scripts/release/modules.ts';
import { createPackageFiles, pickLocked } from '../../scripts/release/package-files.ts';
import { releaseOfOnePage } from './helpers/small-release.ts';

const root = mkdtempSync(join(tmpdir(), 'numeria-parts-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const files = new Map(releaseOfOnePage().files.map(({ path, body }) => [path, body.toString()]));
const json = (path: string) => JSON.parse(files.get(path) ?? '');

describe('The files of a release', () => {
  it('include the server, the migrations, the instructions and the files for containers', () => {
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'scripts/serve.ts',
        'backend/database/pglite-worker.ts',
        'backend/database/bootstrap.sql',
        'supabase/migrations/20261121000000_accounts.sql',
        'supabase/templates/magic-link.html',
        'README.md',
        'docs/running.md',
        'docs/backups.md',
        'docs/data-protection.md',
        'Dockerfile',
        '.dockerignore',
        'compose.yaml',
        'Caddyfile',
        '.env.example',
        'LICENSE',
        'licences.txt',
        'dist/index.html',
      ]),
    );
  });

  it('include neither tests nor the sources of the site', () => {
    expect([...files.keys()].filter((path) => /^(?:src|machines|tests|tools|bench)\/|vite\.config/.test(path))).toEqual(
      [],
    );
  });

  it('start without building', () => {
    expect(json('package.json').scripts).toMatchObject({
      start: 'node scripts/serve.ts',
      backup: 'node scripts/backup.ts backup',
      restore: 'node scripts/backup.ts restore',
      'compare-databases': 'node scripts/compare-databases.ts',
    });
  });

  it('pin the packages of the server, and no others, with the hashes of the project', () => {
    const { devDependencies, dependencies } = json('package.json');
    expect(devDependencies).toBeUndefined();
    const locked = json('package-lock.json').packages;
    const project = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
    const { '': own, ...others } = locked;
    expect(own.dependencies).toEqual(dependencies);
    for (const [folder, entry] of Object.entries(others)) expect(entry).toEqual(project[folder]);
    for (const name of Object.keys(dependencies))
      expect(locked[`node_modules/${name}`].version).toBe(dependencies[name]);
    expect(locked['node_modules/pg-protocol']).toBeDefined();
    expect(locked['node_modules/react']).toBeUndefined();
  });

  it('have a valid bill of materials for the site and its server', async () => {
    const text = files.get('sbom.cdx.json') ?? '';
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(text)).toBeNull();
    const { components, dependencies } = JSON.parse(text);
    const byName = new Map<string, { group?: string; hashes: { content: string }[] }>(
      components.map((one: { name: string }) => [one.name, one]),
    );
    expect(byName.get('pg')?.hashes[0]?.content).toMatch(/^[\da-f]{128}$/);
    expect(byName.get('valibot')?.group).toBe('site');
    expect(dependencies[0].dependsOn).toHaveLength(components.length);
  });
});

const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

describe('The parts of a program', () => {
  it('are found through imports, workers and resolved files, but not through types', () => {
    write(
      'a.ts',
      "import type { X } from './types.ts';\nimport { b } from './b/b.ts';\nexport * from 'hono/cors';\nb();",
    );
    write('types.ts', "export type X = import('left').Y;");
    write(
      'b/b.ts',
      "export const b = () => new Worker(new URL('../worker.ts', import.meta.url));\nawait import('@scope/late/x');",
    );
    write(
      'worker.ts',
      "import './a.ts';\nimport fs from 'node:fs';\nrequire.resolve('@fonts/one/files/one.woff2');\nfs;",
    );
    expect(findProgramParts(root, ['a.ts'])).toEqual({
      modules: ['a.ts', 'b/b.ts', 'worker.ts'],
      packages: ['@fonts/one', '@scope/late', 'hono'],
    });
  });
});

describe('The packages of a release', () => {
  const own = { name: 'numeria', version: '1.0.0', dependencies: { sail: '1.0.0' }, scripts: { serve: 'node a.ts' } };

  it('include what they depend on, from the folder that Node would use', () => {
    const entry = { version: '1.0.0' };
    const locked = {
      'node_modules/sail': { dependencies: { rope: '1' }, peerDependencies: { boat: '1' } },
      'node_modules/sail/node_modules/rope': { dependencies: { fibre: '1' } },
      'node_modules/rope': entry,
      'node_modules/fibre': entry,
      'node_modules/boat': entry,
      'node_modules/anchor': entry,
    };
    expect(Object.keys(pickLocked(locked, own))).toEqual([
      '',
      'node_modules/boat',
      'node_modules/fibre',
      'node_modules/sail',
      'node_modules/sail/node_modules/rope',
    ]);
  });

  it('must be in the lockfile', () => {
    expect(() => pickLocked({}, own)).toThrow('package-lock.json has no entry for sail.');
  });

  it('must be runtime dependencies of the project', () => {
    expect(() => createPackageFiles(own, { packages: {} }, ['vitest'])).toThrow('The server imports vitest');
  });
});

describe('The changelog', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n- Later.\n\n## [1.1.0] - 2026-11-29\n\n- New.\n\n## [1.0.0] - 2026-01-01\n\n- Old.\n';

  it('provides the date and the notes of a release', () => {
    expect(findReleaseSeconds(changelog, '1.1.0')).toBe(Date.UTC(2026, 10, 29) / 1000);
    expect(findReleaseNotes(changelog, '1.1.0')).toBe('- New.');
  });

  it.each(['1.2.0', '1.1', 'Unreleased'])('must have a dated section for version %s', (version) => {
    expect(() => findReleaseSeconds(changelog, version)).toThrow('CHANGELOG.md has no section for this version.');
  });
});
