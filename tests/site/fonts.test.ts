import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expandCharacterRange, getSubsetCharacters } from '../../tools/fonts';

/**
 * Source files that contain the site's text. Comments and style sheets are not displayed, but add
 * few characters.
 */
const ENGLISH = globSync(['{src,machines}/**/*.{ts,tsx,svg}', 'index.html']).filter(
  (file) => !/^src\/locale\/\w+\//.test(file),
);
const ACCENTED = globSync('src/locale/{fr,es}/**/*.{ts,tsx}');
/** The cut fonts of English, and those of languages with accents. */
const SETS = [
  { styles: 'src/ui/fonts.css', folder: 'src/ui/fonts', sources: ENGLISH },
  { styles: 'src/locale/latin/fonts.css', folder: 'src/locale/latin', sources: [...ENGLISH, ...ACCENTED] },
] as const;
const NAMES = ['nunito', 'fredoka'] as const;

const rangeOfRest = (name: string, styles: string): string => {
  const faces = readFileSync(styles, 'utf8').split('@font-face');
  const whole = faces.find((face) => face.includes(`@fontsource-variable/${name}/`));
  return /unicode-range:([^;]+);/.exec(whole ?? '')?.[1] ?? '';
};

const sizeOf = (path: string): number => readFileSync(path).byteLength;

describe.each(SETS)('The fonts in $folder', ({ styles, folder, sources }) => {
  it.each(NAMES)("contain every character of the site's own text that the whole font has: %s", (name) => {
    const texts = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(getSubsetCharacters(name, styles).filter((sign) => texts.includes(sign)).length).toBeGreaterThan(100);
    expect(expandCharacterRange(rangeOfRest(name, styles)).filter((sign) => texts.includes(sign))).toEqual([]);
  });

  it.each(NAMES)('are less than three quarters of the size of the whole font: %s', (name) => {
    const whole = sizeOf(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    expect(sizeOf(`${folder}/${name}.woff2`)).toBeLessThan(0.75 * whole);
  });

  it.each(NAMES)('do not share characters with the whole font, which would then load as well: %s', (name) => {
    const cut = new Set(getSubsetCharacters(name, styles));
    expect(expandCharacterRange(rangeOfRest(name, styles)).filter((sign) => cut.has(sign))).toEqual([]);
  });

  it.each(['atkinson', 'andika'])('are not joined by letters that nobody has chosen: %s', (name) => {
    expect(readFileSync('index.html', 'utf8')).not.toContain(`fonts/${name}`);
    for (const weight of [400, 700]) expect(sizeOf(`${folder}/${name}-${weight}.woff2`)).toBeLessThan(16_000);
  });
});

it('The sign of the rupee, which no other font has, is a small file of its own, loaded by the game about money', () => {
  const styles = readFileSync('src/games/money-counter/money-counter.css', 'utf8');
  const faces = styles.split('@font-face').filter((face) => face.includes('ui/fonts/rupee.woff2'));
  expect(faces.map((face) => /unicode-range: ([^;]+);/.exec(face)?.[1])).toEqual(['U+20B9', 'U+20B9']);
  expect(sizeOf('src/ui/fonts/rupee.woff2')).toBeLessThan(2000);
  for (const { styles: sheet } of SETS) expect(getSubsetCharacters('nunito', sheet)).not.toContain('₹');
});

describe('The fonts that every page preloads', () => {
  it('are a separate family, because for a family in two parts browsers create a fallback in each size for the missing part', () => {
    const families = readFileSync('src/ui/fonts.css', 'utf8').match(/(?<=font-family: )"[^"]+"/g) ?? [];
    expect(families.length).toBe(2 * NAMES.length);
    expect(new Set(families).size).toBe(families.length);
    const stacks = readFileSync('src/ui/theme.css', 'utf8');
    expect(families.filter((family) => !stacks.includes(family))).toEqual([]);
  });

  it('are preloaded by index.html', () => {
    const page = readFileSync('index.html', 'utf8');
    for (const name of NAMES) expect(page).toContain(`href="/src/ui/fonts/${name}.woff2"`);
  });
});
