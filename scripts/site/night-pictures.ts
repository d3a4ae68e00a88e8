import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { type NightLook, toNightDrawing } from '../../src/stage/night-colours.ts';
import { compileDrawing } from './drawings.ts';

const PICTURES = join(import.meta.dirname, '../../assets/pictures');
const SKY = join(import.meta.dirname, '../../src/stage/drawings/night-sky.svg');
const NIGHT_PICTURE = /^pictures\/(places|islands)\/([\w-]+)-night\.svg$/;

/** Night colours shared by the small pictures of scenes and islands: the moon, lit windows, dark water. */
const NIGHT: NightLook = {
  colours: {
    '#bfe4ff': '#312872',
    '#def1ff': '#413397',
    '#ffdd78': '#ffeaa6',
    '#ffcc3f': '#ffd452',
    '#ffeaa6': '#ffeaa6',
    '#f5ac05': '#f2ac0a',
    '#91d1ff': '#ffe38a',
    '#65bbf4': '#ffd452',
    '#ffffff': '#c3bfe6',
    '#4ec7be': '#145a6b',
    '#85dbd3': '#1a6a79',
    '#b4ebe5': '#5ba3ab',
    '#72c880': '#006c34',
    '#47af61': '#00572b',
    '#00833e': '#004321',
    '#fbe6b4': '#8a84b8',
    '#eccb84': '#6c66a0',
  },
  otherColours: 'moonlit',
  sky: '#bfe4ff',
};

/** Stars in the sky of a small picture. */
function starry(name: string, colour: string): string {
  const { inner, area } = compileDrawing(readFileSync(SKY, 'utf8'), 'night-sky.svg', new Map());
  const tile = inner.replace('var(--sky)', colour);
  return `<pattern id="${name}" width="${area[2]}" height="${area[3]}" patternUnits="userSpaceOnUse">${tile}</pattern>`;
}

const islandAt = (y: number, drawn: string): string =>
  `<svg y="${y}" width="220" height="210" viewBox="0 -20 220 210">${drawn}</svg>`;

/**
 * An island by day, and below it the same island by night. The style sheet shows one of them,
 * depending on the theme.
 */
function dayAndNightIsland(day: string): string {
  const inner = /<svg[^>]*>(.*)<\/svg>/s.exec(day)?.[1] ?? '';
  const night = toNightDrawing(inner, NIGHT, starry).replaceAll(/( id="|href="#|url\(#)/g, '$1n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 420">${islandAt(0, inner)}${islandAt(210, night)}</svg>`;
}

/** The picture at this path of the site, or null if it is not a night picture. */
function nightPicture(name: string): string | null {
  const [, folder, id] = NIGHT_PICTURE.exec(name) ?? [];
  if (folder === undefined) return null;
  const day = readFileSync(join(PICTURES, folder, `${id}.svg`), 'utf8');
  return folder === 'islands' ? dayAndNightIsland(day) : toNightDrawing(day, NIGHT, starry);
}

/** Makes the night pictures of scenes and islands by recolouring the day pictures. */
export const nightPicturesPlugin = (): Plugin => ({
  name: 'night-pictures',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const picture = nightPicture(request.url?.slice(1) ?? '');
      if (picture === null) return next();
      response.setHeader('content-type', 'image/svg+xml');
      response.end(picture);
    });
  },
  generateBundle() {
    for (const folder of ['places', 'islands'])
      for (const file of readdirSync(join(PICTURES, folder))) {
        const fileName = `pictures/${folder}/${file.replace('.svg', '-night.svg')}`;
        this.emitFile({ type: 'asset', fileName, source: nightPicture(fileName) ?? '' });
      }
  },
});
