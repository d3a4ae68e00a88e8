/*
 * The hero, drawn in parts that stack without offsets on one sheet: 240 wide, 306 high, its top at -12. A child of
 * starlight, with no gender, weapon or anger and a skin colour that no human has, so that any child can identify with
 * it. Pivots: arms 90,168 and 150,168; head 120,150; cape 120,152; feet 120,284.
 */
import { type Avatar, DEFAULT_AVATAR } from '../../../machines/core/hero';
import type { Drawing } from '../../stage/atlas';
import { svgDocument, transformMarkup } from '../../stage/drawing';
import { drawingsByName, fillColours } from '../../stage/drawings';
import { SUITS } from './suit';

export const MOUTHS = ['smile', 'cheer', 'oops', 'think', 'wow', 'sleep'] as const;
export type Mouth = (typeof MOUTHS)[number];

export const BROWS = ['flat', 'up', 'worried'] as const;
export type Brows = (typeof BROWS)[number];

/** Parts that are the same in every pose, farthest first. Mouth, brows and arms are drawn to match. */
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
/** A part of the hero that scenes can move separately. */
export type HeroPart = (typeof BODY)[number] | (typeof ARMS)[number] | Mouth | `brows ${Brows}`;

const HERO_PARTS: readonly HeroPart[] = [
  ...BODY,
  ...ARMS,
  ...MOUTHS,
  ...BROWS.map((brows) => `brows ${brows}` as const),
];

/** View box of the whole hero, without and with a hat. */
const HERO_SHEET = { bare: [0, -12, 240, 306], hat: [-10, -38, 260, 331.5] } as const;
/** A hat lifts the flame, unless the top of the hat is above HELMET_TOP: the flame stays inside a helmet. */
const HAT_LIFT = 18;
const HELMET_TOP = -22;
/** The visible part of raised arms when the hero peeps over an edge. */
const ABOVE_EDGE = [4, 62, 232, 94] as const;
const CHEST = { x: 120, y: 181 } as const;

const files = new Map(
  Object.entries(
    drawingsByName(
      import.meta.glob<Drawing>(
        [
          './drawings/*.svg',
          '!./drawings/hammock-*.svg',
          '!./drawings/*-{bolt,diamond,flames,plus,square,star,wave}.svg',
        ],
        { query: '?drawing', import: 'default', eager: true },
      ),
    ),
  ),
);

/** Adds drawings that are loaded later (clothes.ts). */
export function addHeroDrawings(more: Readonly<Record<string, Drawing>>): void {
  for (const [name, drawing] of Object.entries(more)) files.set(name, drawing);
}

/** A drawing by name, or the default one. Throws an Error if there is neither. */
function fileOf(name: string, fallback = name): Drawing {
  const file = files.get(name) ?? files.get(fallback);
  if (file === undefined) throw new Error(`The hero has no "${name}"`);
  return file;
}

/** The drawing of a part. Capes, masks and eyelids depend on what is worn. */
const partOf = (part: HeroPart, { cape, mask }: Avatar): Drawing => {
  if (part === 'cape') return fileOf(`cape ${cape}`, `cape ${DEFAULT_AVATAR.cape}`);
  if (part === 'arms up behind edge') return { ...fileOf('arms up'), area: ABOVE_EDGE };
  return part === 'mask' || part === 'lids'
    ? fileOf(`${part} ${mask}`, `${part} ${DEFAULT_AVATAR.mask}`)
    : fileOf(part);
};

const emblemOf = ({ emblem }: Avatar): Drawing => fileOf(`emblem ${emblem}`, `emblem ${DEFAULT_AVATAR.emblem}`);

/** Box of a part on the hero's sheet, the same for any clothes: x, y, width and height. */
export const getHeroPartArea = (part: HeroPart): Drawing['area'] => partOf(part, DEFAULT_AVATAR).area;

/** A part of a hero, as SVG markup on the hero's sheet. */
export function drawHeroPart(part: HeroPart, avatar: Avatar): string {
  const drawn = fillColours(partOf(part, avatar).inner, SUITS[avatar.color]);
  return part === 'torso' ? drawn + transformMarkup(emblemOf(avatar).inner, CHEST) : drawn;
}

/** Parts of a hero, farthest first, as SVG markup on the hero's sheet. */
export const heroMarkup = (avatar: Avatar, ...parts: readonly HeroPart[]): string =>
  parts.map((part) => drawHeroPart(part, avatar)).join('');

/** The flame is on top of a hat but inside a helmet. */
export const flameLift = (hat: Drawing | null): number => (hat !== null && hat.area[1] > HELMET_TOP ? HAT_LIFT : 0);

/** Head and face, as SVG markup on the hero's sheet. A sleeping hero has its eyes shut. */
export const drawHeroHead = (avatar: Avatar, mouth: Mouth, hat: Drawing | null = null): string =>
  transformMarkup(drawHeroPart('flame', avatar), { y: -flameLift(hat) }) +
  heroMarkup(avatar, 'head', mouth, 'mask', 'pupils', ...(mouth === 'sleep' ? (['lids'] as const) : [])) +
  (hat?.inner ?? '');

/** The whole hero at rest, as SVG markup on the hero's sheet. */
const drawRestingHero = (avatar: Avatar, mouth: Mouth, hat: Drawing | null = null): string =>
  heroMarkup(avatar, 'cape', 'arm on hip', 'legs', 'torso', 'arm at rest') + drawHeroHead(avatar, mouth, hat);

const onShadow = (inner: string, hat: Drawing | null): string =>
  svgDocument(fileOf('shadow').inner + inner, HERO_SHEET[hat === null ? 'bare' : 'hat']);

/** The whole hero at rest with its shadow, as an SVG document. */
export const createHeroSvg = (avatar: Avatar, mouth: Mouth = 'smile', hat: Drawing | null = null): string =>
  onShadow(drawRestingHero(avatar, mouth, hat), hat);

const cheeringMarkup = (avatar: Avatar, hat: Drawing | null): string =>
  heroMarkup(avatar, 'cape', 'legs', 'torso') +
  drawHeroHead(avatar, 'cheer', hat) +
  heroMarkup(avatar, 'brows up', 'arms up');

/** The whole hero with its arms up, as an SVG document. */
export const drawCheeringHero = (avatar: Avatar, hat: Drawing | null = null): string =>
  onShadow(cheeringMarkup(avatar, hat), hat);

/** The whole hero with a hand at its chin, as an SVG document. */
export const drawThinkingHero = (avatar: Avatar): string =>
  onShadow(
    heroMarkup(avatar, 'cape', 'arm on hip', 'legs', 'torso') +
      drawHeroHead(avatar, 'think') +
      heroMarkup(avatar, 'brows up', 'arm at chin'),
    null,
  );

/** The cheering hero before a hat is on its head, and the hat alone, on sheets of the same size. */
export const drawHatOff = (avatar: Avatar, hat: Drawing): Readonly<Record<'hero' | 'hat', string>> => ({
  hero: svgDocument(fileOf('shadow').inner + cheeringMarkup(avatar, null), HERO_SHEET.hat),
  hat: svgDocument(hat.inner, HERO_SHEET.hat),
});

/** Head and shoulders with or without a hat, as an SVG document for the wardrobe. */
export const drawHeroInHat = (avatar: Avatar, hat: Drawing | null): string =>
  svgDocument(heroMarkup(avatar, 'torso') + drawHeroHead(avatar, 'smile', hat), [10, -38, 220, 220]);

/** The hero asleep in its hammock, as an SVG document. */
export function drawSleepingHero(avatar: Avatar): string {
  const { inner, area } = fileOf('hammock back');
  const lying = transformMarkup(
    heroMarkup(avatar, 'arm on hip', 'torso', 'arm at rest') + drawHeroHead(avatar, 'sleep'),
    {
      x: 62,
      y: 158,
      scale: 0.66,
      turn: -74,
    },
  );
  return svgDocument(inner + lying + fileOf('hammock front').inner, area);
}

/** A single item of clothing, as an SVG document for the wardrobe. */
export function createItemSvg(type: keyof Avatar, avatar: Avatar): string {
  switch (type) {
    case 'color':
      return createHeroSvg(avatar);
    case 'mask':
      return svgDocument(drawHeroHead(avatar, 'smile'), [40, -12, 160, 176]);
    case 'cape':
      return svgDocument(drawHeroPart('cape', avatar), [-10, 140, 208, 156]);
    case 'emblem': {
      const { inner, area } = emblemOf(avatar);
      return svgDocument(inner, area);
    }
  }
}

/** The parts of a hero for an atlas, each named `hero <part>`. */
export const heroDrawings = (avatar: Avatar): Readonly<Record<string, Drawing>> =>
  Object.fromEntries(
    HERO_PARTS.map((part) => [`hero ${part}`, { inner: drawHeroPart(part, avatar), area: getHeroPartArea(part) }]),
  );
