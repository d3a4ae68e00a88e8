/* The font for Hindi, shaped as a browser shapes it. */
import { globSync, readFileSync } from 'node:fs';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { getSubsetCharacters } from '../../tools/fonts';

const STYLES = 'src/locale/hi/fonts.css';
const CUT = 'src/locale/hi/devanagari.woff2';
const WHOLE =
  'node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2';
/** What Hindi may add to the fonts of English, in bytes. */
const MAX_BYTES = 60 * 1024;

/** All words in Devanagari that the site shows in Hindi. */
const WORDS = [
  ...new Set(
    globSync('src/locale/hi/**/*.{ts,tsx}').flatMap(
      (file) => readFileSync(file, 'utf8').match(/[\u0900-\u097F\u200C\u200D]+/g) ?? [],
    ),
  ),
];

const characters = getSubsetCharacters('devanagari', STYLES);

/** Every letter that the whole font can have. */
const BLOCK = String.fromCodePoint(...Array.from({ length: 0x80 }, (_, index) => 0x900 + index), 0x200c, 0x200d);

async function openFont(path: string): Promise<Font> {
  // HarfBuzz reads fonts that are not compressed.
  const font = await subsetFont(readFileSync(path), BLOCK, { targetFormat: 'sfnt' });
  return new Font(new Face(new Blob(new Uint8Array(font).buffer)));
}

/** The outlines of a word's glyphs and how far each moves the pen. */
function draw(font: Font, word: string) {
  const buffer = new Buffer();
  buffer.addText(word);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, index) => ({
    isMissing: glyph === 0,
    outline: font.glyphToPath(glyph),
    xAdvance: positions[index]?.xAdvance,
  }));
}

describe('The font for Hindi', () => {
  it('has every sign of its catalogues', () => {
    expect(WORDS.length).toBeGreaterThan(100);
    const signs = new Set(WORDS.join('').replaceAll(/[०-९]/g, ''));
    expect([...signs].filter((sign) => !characters.includes(sign))).toEqual([]);
  });

  it('draws every word like the whole font, with its conjuncts', async () => {
    const [cut, whole] = await Promise.all([openFont(CUT), openFont(WHOLE)]);
    const wrong = WORDS.filter((word) => {
      const glyphs = draw(cut, word);
      return glyphs.some(({ isMissing }) => isMissing) || JSON.stringify(glyphs) !== JSON.stringify(draw(whole, word));
    });
    expect(wrong).toEqual([]);
    // A conjunct is one glyph, or at least not its three signs.
    for (const conjunct of ['क्ष', 'त्र', 'ज्ञ', 'श्र']) expect(draw(cut, conjunct)).toHaveLength(1);
  });

  it('is smaller than 60 KB, and only Hindi loads it', () => {
    expect(readFileSync(CUT).byteLength).toBeLessThan(MAX_BYTES);
    const others = globSync(['src/**/*.{css,ts,tsx}', 'index.html']).filter((file) => file !== STYLES);
    expect(others.filter((file) => readFileSync(file, 'utf8').includes('devanagari.woff2'))).toEqual([
      'src/notation/digits.css',
    ]);
  });
});
