import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPublishedLocales } from '../../scripts/site/languages.ts';
import { MANIFEST } from '../../scripts/site/manifest.ts';
import { PAGES } from '../../scripts/site/pages.ts';

const ASSETS = join(import.meta.dirname, '../../assets');
const bytesOf = (address: string): Buffer => readFileSync(join(ASSETS, address));

/** Width and height from the header of a PNG. */
const pngSize = (bytes: Buffer): string => `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;

/** Width and height from the frame header of a JPEG, after its other segments. */
function jpegSize(bytes: Buffer): string {
  for (let at = 2; at < bytes.byteLength; at += 2 + bytes.readUInt16BE(at + 2)) {
    const mark = bytes[at + 1] ?? 0;
    if (mark === 0xc0 || mark === 0xc2) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`;
  }
  throw new Error('This JPEG has no frame.');
}

it.each(MANIFEST.icons?.map(({ src, sizes }) => [src, sizes] as const) ?? [])(
  'The manifest has the icon %s in its declared size %s',
  (src, sizes) => {
    expect(pngSize(bytesOf(src))).toBe(sizes);
  },
);

it('The manifest has what browsers need to install a site: a small icon, a large one, and a maskable one', () => {
  expect(MANIFEST.icons?.map(({ sizes, purpose }) => `${sizes} ${String(purpose)}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});

it.each(MANIFEST.screenshots?.map(({ src, sizes }) => [src, sizes] as const) ?? [])(
  'The manifest has the screenshot %s in its declared size %s, small enough for a phone',
  (src, sizes) => {
    const bytes = bytesOf(src);
    expect(jpegSize(bytes)).toBe(sizes);
    expect(bytes.byteLength).toBeLessThan(150_000);
  },
);

it('The manifest has the same light colours as the pages', () => {
  const [paper] = /(?<=--paper: )#\w+/.exec(readFileSync('src/ui/colours.css', 'utf8')) ?? [];
  expect([MANIFEST.theme_color, MANIFEST.background_color]).toEqual([paper, paper]);
  expect(readFileSync('index.html', 'utf8')).toContain(`media="(prefers-color-scheme: light)" content="${paper}"`);
});

it('The manifest has shortcuts only to existing pages', () => {
  const paths = PAGES.map(({ path }) => path);
  expect(MANIFEST.shortcuts).toHaveLength(4);
  for (const { url } of MANIFEST.shortcuts ?? []) expect(paths).toContain(url);
});

describe.each(await readPublishedLocales('.'))('In $tag', ({ base }) => {
  const texts = base === '' ? 'src/games' : `src/locale${base}/games`;
  const translated = PAGES.filter(
    ({ kind, path }) => kind === 'game' && existsSync(join(texts, path, 'listing-text.ts')),
  ).map(({ path }) => path);

  it.each([...translated, '/numeria'])(
    'there is a picture for link previews of %s, 1200 x 630 and under 100 KB',
    (path) => {
      const bytes = bytesOf(`pictures/share${base}${path}.png`);
      expect(pngSize(bytes)).toBe('1200x630');
      expect(bytes.byteLength).toBeLessThan(100_000);
    },
  );

  it('there are game pages', () => {
    expect(translated.length).toBeGreaterThan(10);
  });
});
