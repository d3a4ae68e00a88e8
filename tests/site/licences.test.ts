import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import type { Rolldown } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { billOfMaterials } from '../../scripts/site/licences/bill-of-materials.ts';
import { formatNotices } from '../../scripts/site/licences/notices.ts';
import type { LicensedPart } from '../../scripts/site/licences/part.ts';
import { findPackageFolders, readPackage } from '../../scripts/site/licences/parts.ts';

const root = mkdtempSync(join(tmpdir(), 'numeria-licences-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes a package and returns its folder. */
function packageAt(name: string, license: string | undefined, files: Readonly<Record<string, string>>): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }));
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

const within = (...names: readonly string[]) => names.map((name) => join(root, 'node_modules', name));

const bundleOf = (moduleIds: readonly string[], originalFileNames: readonly string[] = []) =>
  ({
    'a.js': { type: 'chunk', moduleIds },
    'b.woff2': { type: 'asset', originalFileNames },
  }) as unknown as Rolldown.OutputBundle;

const sail: LicensedPart = {
  name: '@boats/sail',
  version: '1.2.3',
  licence: 'MIT',
  text: 'Copyright the sail makers',
  integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
};

describe('The packages in a bundle', () => {
  it('are those of its modules and files, even if one is nested inside another', () => {
    const modules = within('@boats/sail/index.js', 'react/cjs/react.js', 'react/node_modules/scheduler/index.js');
    const folders = findPackageFolders(bundleOf(modules, ['node_modules/@fonts/nunito/nunito.woff2']), root);
    expect(folders).toEqual(
      expect.arrayContaining(within('@boats/sail', '@fonts/nunito', 'react', 'react/node_modules/scheduler')),
    );
  });

  it('include those whose tools added code', () => {
    const modules = [
      '\0vite/preload-helper.js',
      '\0@oxc-project+runtime@1.0.0/helpers/a.js',
      join(root, 'src/main.tsx'),
    ];
    const folders = findPackageFolders(bundleOf(modules), root);
    expect(folders).toEqual(expect.arrayContaining(within('vite', 'rolldown', 'tailwindcss', 'workbox-core')));
    expect(folders.some((folder) => folder.includes('src'))).toBe(false);
  });

  it('are never guessed, and a module of unknown origin fails the build', () => {
    expect(() => findPackageFolders(bundleOf(['\0made-up/helper']), root)).toThrow(/made-up\/helper/);
  });
});

describe('A package', () => {
  it('is listed with its licence, its text and its hash', () => {
    const folder = packageAt('@boats/sail', 'MIT', { 'LICENSE.md': 'Copyright the sail makers\r\n' });
    const hashes = { 'node_modules/@boats/sail': { integrity: sail.integrity ?? '' } };
    expect(readPackage(folder, root, hashes)).toEqual(sail);
  });

  it.each(['GPL-3.0-only', 'SEE LICENSE IN LICENSE', 'UNLICENSED', undefined])(
    'fails the build with the licence %s',
    (licence) => {
      const folder = packageAt('anchor', licence, { LICENSE: 'All rights reserved' });
      expect(() => readPackage(folder, root, {})).toThrow(/anchor 1\.2\.3 has a licence that the site may not use/);
    },
  );

  it('fails the build if its licence text is missing', () => {
    expect(() => readPackage(packageAt('mast', 'MIT', { 'license.js': '' }), root, {})).toThrow(
      /mast has no licence text/,
    );
  });
});

describe('The list of licences', () => {
  it("starts with the project's own, and groups packages with identical licences", () => {
    const parts = [sail, { ...sail, name: 'rope' }, { ...sail, name: 'flags', version: null, text: 'Free' }];
    const pieces = formatNotices(parts, 'Own text')
      .split(/\n-+\n/)
      .map((piece) => piece.trim());
    expect(pieces.slice(1)).toEqual([
      'Numeria (MIT)\n\nOwn text',
      '@boats/sail 1.2.3 (MIT)\nrope 1.2.3 (MIT)\n\nCopyright the sail makers',
      'flags (MIT)\n\nFree',
    ]);
  });
});

describe('The bill of materials', () => {
  it('is valid CycloneDX, and identical for identical sites', async () => {
    const own = { name: 'numeria', version: '0.1.0' };
    const bill = billOfMaterials([sail, { ...sail, name: 'flags', version: null, integrity: null }], own);
    expect(billOfMaterials([sail, { ...sail, name: 'flags', version: null, integrity: null }], own)).toBe(bill);
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill)).toBeNull();
    const { components, dependencies } = JSON.parse(bill);
    expect(components[0]).toMatchObject({
      name: '@boats/sail',
      purl: 'pkg:npm/%40boats/sail@1.2.3',
      hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
      licenses: [{ license: { id: 'MIT', text: { content: sail.text } } }],
    });
    expect(components[1]).toMatchObject({ name: 'flags', purl: 'pkg:npm/flags' });
    expect(dependencies).toContainEqual({
      ref: 'numeria',
      dependsOn: ['pkg:npm/%40boats/sail@1.2.3', 'pkg:npm/flags'],
    });
  });
});
