/* The contrast of the edges of fields and switches, and of the focus ring, with what is around them (WCAG 1.4.11). */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, MIN } from '../scenes/helpers/contrast';

const read = (path: string): string => readFileSync(path, 'utf8');

const declared = (css: string): readonly (readonly [string, string])[] =>
  [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value] as const);

/** From OKLCH to sRGB as CSS Color 4 defines it: "oklch(0.6 0.045 282)" becomes "#7f7f9a". */
function toHex(oklch: string): string {
  const [lightness = 0, chroma = 0, hue = 0] = (/^oklch\(([\d. ]+)\)$/.exec(oklch)?.[1] ?? '').split(' ').map(Number);
  const [a, b] = [Math.cos, Math.sin].map((part) => chroma * part((hue * Math.PI) / 180)) as [number, number];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map((value) => Math.min(1, Math.max(0, value)));
  const bytes = linear.map((value) =>
    Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

const TOKENS = [...declared(read('src/ui/colours.css')), ...declared(read('src/ui/theme.css'))];
const [LIGHT = '', DARK = ''] = read('src/ui/meanings.css').split('@variant dark');

/** The colours of a theme, by their names. */
function coloursOf(theme: 'light' | 'dark'): (name: string) => string {
  const all = new Map([...TOKENS, ...declared(LIGHT), ...(theme === 'dark' ? declared(DARK) : [])]);
  const valueOf = (name: string): string => {
    const value = all.get(name) ?? '';
    const token = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (token !== undefined) return valueOf(token);
    return value.startsWith('oklch') ? toHex(value) : value;
  };
  return valueOf;
}

const SURFACES = ['page', 'page-warm', 'surface', 'surface-raised', 'surface-sunken'];

it('Colours in OKLCH are converted as browsers do', () => {
  expect([toHex('oklch(1 0 0)'), toHex('oklch(0 0 0)'), toHex('oklch(0.628 0.2577 29.23)')]).toEqual([
    '#ffffff',
    '#000000',
    '#ff0000',
  ]);
});

describe.each(['light', 'dark'] as const)('The edges of controls and the focus ring in the %s theme', (theme) => {
  const colour = coloursOf(theme);

  it('have at least 3:1 on every surface', () => {
    const tooFaint = ['border-control', 'focus'].flatMap((name) =>
      SURFACES.filter((surface) => contrast(colour(name), colour(surface)) < MIN.shape).map(
        (surface) => `${name} on ${surface}`,
      ),
    );
    expect(tooFaint).toEqual([]);
  });

  it('have at least 3:1 in the footer, which is dark in both themes', () => {
    const footer = /\.footer \{([^}]*)\}/.exec(read('src/pages/shell/nav-bar.css'))?.[1] ?? '';
    const ring = /--focus: var\(--([\w-]+)\)/.exec(footer)?.[1] ?? 'focus';
    expect(contrast(colour(ring), colour('ground'))).toBeGreaterThan(MIN.shape);
  });
});
