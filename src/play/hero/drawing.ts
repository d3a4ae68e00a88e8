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

/** The six mouths. */
export const MOUTHS = ['smile', 'cheer', 'oops', 'think', 'wow', 'sleep'] as const;
/** What the mouth of the hero says. */
export type Mouth = (typeof MOUTHS)[number];

/** How the brows are raised. */
export const BROWS = ['flat', 'up', 'worried'] as const;
/** What the brows of the hero say. */
export type Brows = (typeof BROWS)[number];

/** The parts that hang together wherever the hero stands, the farthest first; mouth, brows and arms are drawn to them. */
const BODY = [
  'cape',
  'arm on hip',
  'legs',
  'torso',
  'arm at rest',
  'flame',
  'head',
  'mask',
  'pupils',
  'lids',
  'lids half',
] as const;
const ARMS = ['arms up', 'arms up behind edge', 'arm at chin', 'hands on edge', 'arm zapping'] as const;
/** A part of the hero that a scene moves by itself. */
export type HeroPart = (typeof BODY)[number] | (typeof ARMS)[number] | Mouth | `brows ${Brows}`;

const HERO_PARTS: readonly HeroPart[] = [
  ...BODY,
  ...ARMS,
  ...MOUTHS,
  ...BROWS.map((brows) => `brows ${brows}` as const),
];

/** The part of the sheet that shows the whole hero, without a hat and with one. */
const HERO_SHEET = { bare: [0, -12, 240, 306], hat: [-10, -38, 260, 331.5] } as const;
/** A hat lifts the flame; one that reaches higher than this is a helmet. */
const HAT_LIFT = 18;
const HELMET_TOP = -22;
/** What is seen of raised arms when the hero looks over an edge. */
const ABOVE_EDGE = [4, 62, 232, 94] as const;
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
  if (part === 'arms up behind edge') return { ...fileOf('arms up'), area: ABOVE_EDGE };
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

/** How far a hat lifts the flame: it stands on a hat, but within a helmet. */
export const flameLift = (hat: Drawing | null): number => (hat !== null && hat.area[1] > HELMET_TOP ? HAT_LIFT : 0);

/** Head and face, as markup on the hero's sheet: with the eyes shut where it sleeps. */
export const heroHead = (avatar: Avatar, mouth: Mouth, hat: Drawing | null = null): string =>
  placed(heroPart('flame', avatar), { y: -flameLift(hat) }) +
  heroOf(avatar, 'head', mouth, 'mask', 'pupils', ...(mouth === 'sleep' ? (['lids'] as const) : [])) +
  (hat?.inner ?? '');

/** The whole hero at rest, as markup on the hero's sheet. */
export const heroAtRest = (avatar: Avatar, mouth: Mouth, hat: Drawing | null = null): string =>
  heroOf(avatar, 'cape', 'arm on hip', 'legs', 'torso', 'arm at rest') + heroHead(avatar, mouth, hat);

const onShadow = (inner: string, hat: Drawing | null): string =>
  svgDocument(fileOf('shadow').inner + inner, HERO_SHEET[hat === null ? 'bare' : 'hat']);

/** The whole hero at rest on its shadow, as an SVG document. */
export const heroDocument = (avatar: Avatar, mouth: Mouth = 'smile', hat: Drawing | null = null): string =>
  onShadow(heroAtRest(avatar, mouth, hat), hat);

/** The whole hero with its arms up, as an SVG document. */
export const heroCheering = (avatar: Avatar, hat: Drawing | null = null): string =>
  onShadow(
    heroOf(avatar, 'cape', 'legs', 'torso') + heroHead(avatar, 'cheer', hat) + heroOf(avatar, 'brows up', 'arms up'),
    hat,
  );

/** Head and shoulders in a hat, or without one, as an SVG document: what a wardrobe shows of a hat. */
export const heroInHat = (avatar: Avatar, hat: Drawing | null): string =>
  svgDocument(heroOf(avatar, 'torso') + heroHead(avatar, 'smile', hat), [10, -38, 220, 220]);

/** The hero asleep in its hammock, as an SVG document. */
export function heroAsleep(avatar: Avatar): string {
  const { inner, area } = fileOf('hammock back');
  const lying = placed(heroOf(avatar, 'arm on hip', 'torso', 'arm at rest') + heroHead(avatar, 'sleep'), {
    x: 62,
    y: 158,
    scale: 0.66,
    turn: -74,
  });
  return svgDocument(inner + lying + fileOf('hammock front').inner, area);
}

/** One item by itself, as an SVG document: what a wardrobe shows. */
export function itemDocument(type: keyof Avatar, avatar: Avatar): string {
  switch (type) {
    case 'color':
      return heroDocument(avatar);
    case 'mask':
      return svgDocument(heroHead(avatar, 'smile'), [40, -12, 160, 176]);
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
