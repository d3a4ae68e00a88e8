/*
 * The hero, drawn in parts that stack without offsets on one sheet: 240 wide, 306 high, its top at -12. A child of
 * starlight: no gender, no weapon, no anger, and a light that no human skin has, so that everyone can be the hero.
 * Pivots: arms 90,168 and 150,168; head 120,150; cape 120,152; feet 120,284.
 */
import { type Avatar, DEFAULT_AVATAR } from '../../../machines/core/hero';
import type { Drawing } from '../../stage/atlas';
import { placed, svgDocument } from '../../stage/drawing';
import { coloured, named } from '../../stage/drawings';
import { SUITS } from './suit';

const HERO_PARTS = [
  'cape',
  'arm on hip',
  'legs',
  'torso',
  'arm at rest',
  'head',
  'smile',
  'cheer',
  'oops',
  'mask',
  'lids',
  'arm zapping',
] as const;
/** A part of the hero that a scene moves by itself. */
export type HeroPart = (typeof HERO_PARTS)[number];

/** What the hero's face says. */
export type HeroMood = Extract<HeroPart, 'smile' | 'cheer' | 'oops'>;

/** The part of the sheet that shows the whole hero. */
const HERO_SHEET = [0, -12, 240, 306] as const;
/** Where the emblem is worn. */
const CHEST = { x: 120, y: 181 } as const;

const files = named(
  import.meta.glob<Drawing>('./drawings/*.svg', { query: '?drawing', import: 'default', eager: true }),
);

/** A drawing by its name; throws an Error where there is none. */
function fileOf(name: string): Drawing {
  const file = files[name];
  if (file === undefined) throw new Error(`The hero has no "${name}"`);
  return file;
}

/** The drawing of a part: of some there is one for each thing that can be worn. */
const partOf = (part: HeroPart, { cape, mask }: Avatar): Drawing => {
  if (part === 'cape') return fileOf(`cape ${cape}`);
  return fileOf(part === 'mask' || part === 'lids' ? `${part} ${mask}` : part);
};

/** Where a part lies on the hero's sheet, whatever is worn: x, y, width and height. */
export const heroArea = (part: HeroPart): Drawing['area'] => partOf(part, DEFAULT_AVATAR).area;

/** A part of a hero, as markup on the hero's sheet. */
export function heroPart(part: HeroPart, avatar: Avatar): string {
  const drawn = coloured(partOf(part, avatar).inner, SUITS[avatar.color]);
  return part === 'torso' ? drawn + placed(fileOf(`emblem ${avatar.emblem}`).inner, CHEST) : drawn;
}

/** Parts of a hero, the farthest first, as markup on the hero's sheet. */
export const heroOf = (avatar: Avatar, ...parts: readonly HeroPart[]): string =>
  parts.map((part) => heroPart(part, avatar)).join('');

/** The whole hero at rest, as markup on the hero's sheet. */
export const heroAtRest = (avatar: Avatar, mood: HeroMood): string =>
  heroOf(avatar, 'cape', 'arm on hip', 'legs', 'torso', 'arm at rest', 'head', mood, 'mask');

/** The whole hero at rest on its shadow, as an SVG document. */
export const heroDocument = (avatar: Avatar, mood: HeroMood = 'smile'): string =>
  svgDocument(fileOf('shadow').inner + heroAtRest(avatar, mood), HERO_SHEET);

/** One item by itself, as an SVG document: what a wardrobe shows. */
export function itemDocument(type: keyof Avatar, avatar: Avatar): string {
  switch (type) {
    case 'color':
      return heroDocument(avatar);
    case 'mask':
      return svgDocument(heroOf(avatar, 'head', 'smile', 'mask'), [40, -12, 160, 176]);
    case 'cape':
      return svgDocument(heroPart('cape', avatar), [-10, 140, 208, 156]);
    case 'emblem': {
      const { inner, area } = fileOf(`emblem ${avatar.emblem}`);
      return svgDocument(inner, area);
    }
  }
}

/** The parts of this player's hero for an atlas, each as `hero <part>`. */
export const heroDrawings = (avatar: Avatar): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(
    HERO_PARTS.map((part) => [`hero ${part}`, { inner: heroPart(part, avatar), area: heroArea(part) }]),
  );
