/* `npm run make:fonts` cuts the characters that every page needs out of the npm fonts, so that
   they load quickly. The `unicode-range` of each cut font in src/ui/fonts.css is the only list
   of these characters, and src/locale/latin/fonts.css that of languages with accents. Any other character, such as an accented letter in a name, loads the
   whole font. A test finds characters in the site's own text that are missing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const ROOT = join(import.meta.dirname, '..');

/** The style sheets, each with the folder of its cut fonts. */
const SETS = [
  { styles: 'src/ui/fonts.css', folder: 'src/ui/fonts' },
  { styles: 'src/locale/latin/fonts.css', folder: 'src/locale/latin' },
] as const;

/** The fonts and the weights that each is reduced to; headings use only one weight. */
const FONTS = { nunito: { min: 400, max: 800 }, fredoka: 600 } as const;

/** The fonts that a player can choose instead, in two weights. Other characters are drawn in Nunito. */
const LETTERS = { atkinson: 'atkinson-hyperlegible', andika: 'andika' } as const;
const LETTER_WEIGHTS = [400, 700] as const;
/** What the sheet shows of a font before it is chosen. */
const SAMPLE = 'ag14';

/** Digits of other scripts, with their signs in numbers, which only a chosen notation shows (src/notation/digits.css). */
const DIGITS = {
  devanagari: { font: 'baloo-2', characters: '०१२३४५६७८९' },
  arabic: { font: 'baloo-bhaijaan-2', characters: '٠١٢٣٤٥٦٧٨٩٫٬' },
} as const;

/** The characters of a unicode-range: "U+0020-007E, U+00A0". */
export const expandCharacterRange = (range: string): readonly string[] =>
  [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    })
    .map((code) => String.fromCodePoint(code));

/**
 * The characters of the cut font with this name, according to a style sheet. Throws an Error if
 * that font is not in the style sheet.
 */
export function getSubsetCharacters(name: string, styles: string = SETS[0].styles): readonly string[] {
  const face = readFileSync(join(ROOT, styles), 'utf8')
    .split('@font-face')
    .find((one) => one.includes(`/${name}.woff2`));
  const range = /unicode-range:([^;]+);/.exec(face ?? '')?.[1];
  if (range === undefined) throw new Error(`${styles} has no range for ${name}.woff2.`);
  return expandCharacterRange(range);
}

async function make({ styles, folder }: (typeof SETS)[number]): Promise<void> {
  for (const [name, weights] of Object.entries(FONTS)) {
    const whole = join(ROOT, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
    const cut = await subsetFont(readFileSync(whole), getSubsetCharacters(name, styles).join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
      // Leaves out ligatures and fraction glyphs, which the site's text does not need.
      noLayoutClosure: true,
    });
    writeFileSync(join(ROOT, folder, `${name}.woff2`), cut);
  }
  const characters = getSubsetCharacters('nunito', styles).join('');
  for (const [name, font] of Object.entries(LETTERS))
    for (const weight of LETTER_WEIGHTS) {
      const whole = readFileSync(
        join(ROOT, `node_modules/@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`),
      );
      const options = { targetFormat: 'woff2', noLayoutClosure: true } as const;
      writeFileSync(join(ROOT, folder, `${name}-${weight}.woff2`), await subsetFont(whole, characters, options));
      // The sheet shows samples in all languages.
      if (weight === 700 && styles === SETS[0].styles)
        writeFileSync(join(ROOT, folder, `${name}-sample.woff2`), await subsetFont(whole, SAMPLE, options));
    }
}

/** The rupee's sign, which few pages show. The whole Latin font does not have it. */
async function makeRupee(): Promise<void> {
  const whole = join(ROOT, 'node_modules/@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2');
  const options = { targetFormat: 'woff2', variationAxes: { wght: FONTS.nunito }, noLayoutClosure: true } as const;
  writeFileSync(join(ROOT, 'src/ui/fonts/rupee.woff2'), await subsetFont(readFileSync(whole), '₹', options));
}

async function makeDigits(): Promise<void> {
  for (const [script, { font, characters }] of Object.entries(DIGITS)) {
    const whole = join(ROOT, `node_modules/@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`);
    const options = { targetFormat: 'woff2', variationAxes: { wght: { min: 400, max: 800 } } } as const;
    writeFileSync(
      join(ROOT, `src/ui/fonts/digits-${script}.woff2`),
      await subsetFont(readFileSync(whole), characters, { ...options, noLayoutClosure: true }),
    );
  }
}

/** Letters of languages in other scripts, from the font for their script. Their conjuncts are kept. */
const SCRIPTS = [
  { styles: 'src/locale/hi/fonts.css', folder: 'src/locale/hi', script: 'devanagari', font: 'noto-sans-devanagari' },
] as const;

async function makeScripts(): Promise<void> {
  for (const { styles, folder, script, font } of SCRIPTS) {
    const whole = join(ROOT, `node_modules/@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`);
    const cut = await subsetFont(readFileSync(whole), getSubsetCharacters(script, styles).join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 800 } },
    });
    writeFileSync(join(ROOT, folder, `${script}.woff2`), cut);
  }
}

if (import.meta.main) {
  for (const set of SETS) await make(set);
  await makeRupee();
  await makeDigits();
  await makeScripts();
}
