import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Config, optimize } from 'svgo';
import type { Plugin } from 'vite';

const ROOT = join(import.meta.dirname, '../..');
/** Where the colours that drawings share stand. */
const COLOURS_FILE = join(ROOT, 'src/ui/colours.css');
const COLOURS = 'virtual:colours';
const DRAWING = /\.svg\?drawing$/;

/** The colours of a style sheet by their names, without the dashes before them. */
export const coloursOf = (css: string): ReadonlyMap<string, string> =>
  new Map([...css.matchAll(/--([\w-]+):\s*(#[\da-f]{3,8});/gi)].map(([, name = '', colour = '']) => [name, colour]));

const sharedColours = (): ReadonlyMap<string, string> => coloursOf(readFileSync(COLOURS_FILE, 'utf8'));

/** What makes a drawing smaller and leaves each of its pixels as it is. */
const SMALLER: Config = {
  multipass: true,
  plugins: [
    'removeDoctype',
    'removeXMLProcInst',
    'removeComments',
    'cleanupAttrs',
    'convertColors',
    'removeUselessDefs',
    'removeUnknownsAndDefaults',
    { name: 'cleanupNumericValues', params: { floatPrecision: 3 } },
    { name: 'convertTransform', params: { floatPrecision: 5, transformPrecision: 7 } },
    {
      name: 'convertPathData',
      params: {
        floatPrecision: 3,
        applyTransforms: false,
        makeArcs: { threshold: 0, tolerance: 0 },
        smartArcRounding: false,
        straightCurves: false,
        convertToQ: false,
      },
    },
    'collapseGroups',
    'sortAttrs',
  ],
};

/** A short name for a file, so that ids of different drawings differ where they come together in one picture. */
function nameOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}

/**
 * The colours of a drawing as they are seen. A colour that the code gives has its usual one behind the name, so that the
 * file can be looked at: `var(--suit, #6a35d4)` stays, as `var(--suit)`. A name that is no shared colour throws an Error.
 */
function coloured(svg: string, colours: ReadonlyMap<string, string>): string {
  return svg.replace(/var\(--([\w-]+)(,[^)]*)?\)/g, (_, name: string, usual: string | undefined) => {
    const colour = usual === undefined ? colours.get(name) : `var(--${name})`;
    if (colour === undefined) throw new Error(`"${name}" is no colour of src/ui/colours.css`);
    return colour;
  });
}

/** What code sees of the file of a drawing: its markup, as small as it can be, and the part of the plane that it fills. */
export function drawingOf(svg: string, file: string, colours: ReadonlyMap<string, string>) {
  const ids: Config['plugins'] = ['cleanupIds', { name: 'prefixIds', params: { prefix: nameOf(file), delim: '' } }];
  const { data } = optimize(coloured(svg, colours), { ...SMALLER, plugins: [...(SMALLER.plugins ?? []), ...ids] });
  const [, head = '', inner = ''] = /<svg([^>]*)>(.*)<\/svg>/s.exec(data) ?? [];
  const [x, y, width, height] = /viewBox="([^"]*)"/.exec(head)?.[1]?.split(' ').map(Number) ?? [];
  if (x === undefined || y === undefined || width === undefined || height === undefined)
    throw new Error(`${file} has no viewBox`);
  return { inner, area: [x, y, width, height] as const };
}

/**
 * Lets code import drawings: `crate.svg?drawing` is the markup of the file with its colours in it, and its view box as its
 * area; `virtual:colours` are the shared colours themselves.
 */
export const drawings = (): Plugin => ({
  name: 'drawings',
  // Before Vite takes the file for an asset.
  enforce: 'pre',
  resolveId: { filter: { id: /^virtual:colours$/ }, handler: () => `\0${COLOURS}` },
  load: {
    filter: { id: [DRAWING, /^\0virtual:colours$/] },
    handler(id) {
      this.addWatchFile(COLOURS_FILE);
      const colours = sharedColours();
      if (!DRAWING.test(id))
        return { code: `export default ${JSON.stringify(Object.fromEntries(colours))}`, moduleType: 'js' };
      const path = id.replace('?drawing', '');
      this.addWatchFile(path);
      const drawing = drawingOf(readFileSync(path, 'utf8'), relative(ROOT, path), colours);
      return { code: `export default ${JSON.stringify(drawing)}`, moduleType: 'js' };
    },
  },
});
