import type { Avatar } from '../../../../machines/core/hero';
import { heroParts } from '../../../play/hero/drawing';
import type { Drawing } from '../../../stage/atlas';
import { cardDrawings } from './card-drawing';
import { CITY } from './colours';
import { domeDrawings } from './dome-drawing';
import { BELOW_GROUND, NEAR_TOWERS, roofOfHero, tower, WINDOWS } from './towers';

type Drawings = Readonly<Record<string, Drawing>>;

const nearTowers = (): Drawings =>
  Object.fromEntries(
    NEAR_TOWERS.map((shape, index) => {
      const inner = tower(shape, CITY.near, index + 9, WINDOWS.near);
      return [`near ${index}`, { inner, area: [0, -shape.height, shape.width, shape.height + BELOW_GROUND] }];
    }),
  );

const cityDrawings = (): Drawings => ({
  ...nearTowers(),
  roof: { inner: roofOfHero(), area: [-116, -7, 232, 127] },
});

/** The parts of the hero, each cut from the hero's sheet. */
export const HERO_AREAS = {
  cape: [-8, 142, 208, 154],
  armOnHip: [50, 152, 64, 78],
  legs: [76, 206, 96, 84],
  torso: [72, 140, 94, 100],
  armAtRest: [132, 152, 60, 80],
  head: [36, -12, 168, 174],
  smile: [74, 110, 102, 42],
  cheer: [74, 110, 102, 42],
  oops: [74, 110, 102, 42],
  mask: [44, 54, 160, 96],
  lids: [70, 70, 110, 62],
  armZapping: [132, 88, 92, 100],
} as const;

const HERO_PARTS = [
  'cape',
  'armOnHip',
  'legs',
  'torso',
  'armAtRest',
  'head',
  'smile',
  'cheer',
  'oops',
  'mask',
  'lids',
  'armZapping',
] as const satisfies readonly (keyof typeof HERO_AREAS)[];
/** A part of the hero that the scene moves by itself. */
export type HeroPart = (typeof HERO_PARTS)[number];

/** What the atlas of the scene holds: the city, the dome, the cards and this player's hero. */
export function sceneDrawings(avatar: Avatar): Drawings {
  const parts = heroParts(avatar);
  const hero = HERO_PARTS.map((part) => [`hero ${part}`, { inner: parts[part], area: HERO_AREAS[part] }] as const);
  return { ...cityDrawings(), ...domeDrawings(), ...cardDrawings(), ...Object.fromEntries(hero) };
}
