/* Compares the site's statements about third-party work with its files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { SERVICE_WORKER_PACKAGES } from '../../scripts/site/licences/parts.ts';
import { expect, test } from './helpers/test';

const DIST = join(import.meta.dirname, '../../dist');
const read = (name: string): string => readFileSync(join(DIST, name), 'utf8');

/**
 * The packages in the source maps. This evidence is independent of the bundler's list, which the
 * build uses.
 */
function packagesInMaps(): readonly string[] {
  const maps = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js.map'));
  const sources = maps.flatMap((name): readonly string[] => JSON.parse(read(`assets/${name}`)).sources);
  const names = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1] ?? []);
  return [...new Set(names)].toSorted();
}

interface Component {
  readonly name: string;
  readonly purl: string;
  readonly hashes?: readonly unknown[];
  readonly licenses: readonly { readonly license: { readonly text: { readonly content: string } } }[];
}

test.describe('Third-party work in the site', () => {
  test('is listed with its licence: every package of every script, and everything else', async () => {
    const bill = read('sbom.cdx.json');
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot6).validate(bill)).toBeNull();
    const components: readonly Component[] = JSON.parse(bill).components;
    const packages = packagesInMaps();
    expect(packages).toEqual(expect.arrayContaining(['react-dom', 'pixi.js', '@supabase/auth-js']));
    const others = [
      '@fontsource-variable/fredoka',
      '@fontsource-variable/nunito',
      '@fontsource/andika',
      '@fontsource/atkinson-hyperlegible',
      '@iconify-json/fluent-emoji-flat',
    ];
    const notices = read('licences.txt');
    for (const name of [...packages, ...others, 'tailwindcss']) {
      const own = components.filter((component) => component.name === name);
      expect(own.length, name).toBeGreaterThan(0);
      for (const { purl, hashes, licenses } of own) {
        expect(hashes, `${purl} has its hash`).toHaveLength(1);
        const text = licenses[0]?.license.text.content ?? '';
        expect(text.length, `${purl} has its text`).toBeGreaterThan(500);
        expect(notices).toContain(text);
      }
      expect(notices).toMatch(new RegExp(`^${name} [\\d.]+ \\([\\w.-]+\\)$`, 'm'));
    }
  });

  test('matches what the build states for the service worker', () => {
    const found = [...read('sw.js').matchAll(/workbox:([a-z-]+):/g)].map(([, name]) => `workbox-${name}`);
    expect([...new Set(found)].toSorted()).toEqual(SERVICE_WORKER_PACKAGES);
  });

  test('is listed at the link in the FAQ, and security.txt says where to report a vulnerability', async ({
    page,
    request,
  }) => {
    await page.goto('/faq#is-it-free');
    const address = await page.getByRole('link', { name: 'list of licences' }).getAttribute('href');
    for (const [path, strings] of [
      [address ?? '', /SIL OPEN FONT LICENSE/i],
      ['/.well-known/security.txt', /^Contact: mailto:hello@numeria\.example$/m],
    ] as const) {
      const answer = await request.get(path);
      expect([answer.status(), answer.headers()['content-type']], path).toEqual([200, 'text/plain;charset=utf-8']);
      expect(await answer.text()).toMatch(strings);
    }
  });
});
