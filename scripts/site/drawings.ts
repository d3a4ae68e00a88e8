import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Config, optimize } from 'svgo';
import { type Plugin, transformWithOxc } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
/** Defines the colours that drawings share. */
const COLOURS_FILE = join(ROOT, 'src/ui/colours.css');
const COLOURS = 'virtual:colours';
const DRAWING = /\.svg\?(?:drawing|keepsake|markup|part)$/;

/** The colours of a style sheet by name, without leading dashes. */
export const parseColours = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/--([\w-]+):\s*(#[\da-f]{3,8});/gi)].map(([, name = '', colour = '']) => [name, colour]));

const sharedColours = (): ReadonlyMap<string, string> => parseColours(readFileSync(COLOURS_FILE, 'utf8'));

/**
 * For drawings of at least this size, in units, a tenth of a unit is finer than any screen can
 * show. Smaller drawings are displayed enlarged.
 */
const LARGE = 60;

/**
 * SVGO settings that make a drawing smaller without changing how it looks. `floatPrecision` applies to paths and `name`
 * prefixes ids.
 */
const svgoConfig = (floatPrecision: number, name: string): Config => ({
  multipass: true,
  plugins: [
    'removeDoctype',
    'removeXMLProcInst',
    'removeComments',
    { name: 'removeDesc', params: { removeAny: true } },
    'cleanupAttrs',
    'convertColors',
    'removeUselessDefs',
    'removeUnknownsAndDefaults',
    { name: 'cleanupNumericValues', params: { floatPrecision: 3 } },
    { name: 'convertTransform', params: { floatPrecision: 5, transformPrecision: 7 } },
    {
      name: 'convertPathData',
      params: {
        floatPrecision,
        applyTransforms: false,
        makeArcs: { threshold: 0, tolerance: 0 },
        smartArcRounding: false,
        straightCurves: false,
        convertToQ: false,
      },
    },
    'collapseGroups',
    'cleanupIds',
    { name: 'prefixIds', params: { prefix: name, delim: '' } },
  ],
});

/**
 * A short id prefix for a file, so that ids do not clash when drawings are combined in one
 * document. It starts with a letter. Tests check that all prefixes are different.
 */
function nameOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return `${String.fromCharCode(97 + (Math.abs(hash) % 26))}${(hash >>> 0).toString(36).slice(-2)}`;
}

/**
 * Fills in a drawing's colours. A colour set by code has its default after the name, so that the
 * file can be viewed on its own: `var(--suit, #6a35d4)` becomes `var(--suit)`. Throws an Error for
 * an unknown shared colour.
 */
function coloured(svg: string, colours: ReadonlyMap<string, string>): string {
  return svg.replace(/var\(--([\w-]+)(,[^)]*)?\)/g, (_, name: string, usual: string | undefined) => {
    const colour = usual === undefined ? colours.get(name) : `var(--${name})`;
    if (colour === undefined) throw new Error(`src/ui/colours.css has no colour called "${name}"`);
    return colour;
  });
}

/** The view box of a drawing. Throws an Error if it does not have one. */
function areaOf(svg: string, file: string) {
  const [x, y, width, height] = /viewBox="([^"]*)"/.exec(svg)?.[1]?.split(' ').map(Number) ?? [];
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    throw new Error(`${file} has no viewBox`);
  return [x, y, width, height] as const;
}

/** A drawing as it is imported by code: its minified markup, and its view box. */
export function compileDrawing(svg: string, file: string, colours: ReadonlyMap<string, string>) {
  const area = areaOf(svg, file);
  const digits = Math.min(area[2], area[3]) < LARGE ? 2 : 1;
  const { data } = optimize(coloured(svg, colours), svgoConfig(digits, nameOf(file)));
  return { inner: /<svg[^>]*>(.*)<\/svg>/s.exec(data)?.[1] ?? '', area };
}

/**
 * The source of a component module that renders the markup as an SVG group and accepts a group's
 * props.
 */
async function partOf(markup: string): Promise<string> {
  const jsx = markup.replace(/ ([a-z]+)-([a-z])([a-z]*=)/g, (_, word: string, letter: string, rest: string) => {
    return ` ${word}${letter.toUpperCase()}${rest}`;
  });
  const source = `export default (props) => <g {...props}>${jsx}</g>;`;
  return (await transformWithOxc(source, 'part.jsx', { jsx: { runtime: 'automatic', development: false } })).code;
}

/**
 * Lets code import drawings: `crate.svg?drawing` is the markup with its colours and its view box as
 * its area, `crate.svg?keepsake` is the same again for pages that collect drawings of many games (as
 * a module of its own, it does not add a file to each of these games), `crate.svg?markup` is only the markup, `crate.svg?part` is a component for SVG in the
 * page, where CSS variables work, and `virtual:colours` contains the shared colours.
 */
export const drawingsPlugin = (): Plugin => ({
  name: 'drawings',
  // Runs before Vite treats the file as an asset.
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:colours$/ }, handler: () => `\0${COLOURS}` },
  load: {
    filter: { id: [DRAWING, /^\0virtual:colours$/] },
    async handler(id) {
      this.addWatchFile(COLOURS_FILE);
      const colours = sharedColours();
      if (!DRAWING.test(id))
        return { code: `export default ${JSON.stringify(Object.fromEntries(colours))}`, moduleType: 'js' };
      const [path = '', kind] = id.split('?');
      this.addWatchFile(path);
      const drawing = compileDrawing(readFileSync(path, 'utf8'), relative(ROOT, path), colours);
      if (kind === 'part') return { code: await partOf(drawing.inner), moduleType: 'js' };
      return {
        code: `export default ${JSON.stringify(kind === 'markup' ? drawing.inner : drawing)}`,
        moduleType: 'js',
      };
    },
  },
});
