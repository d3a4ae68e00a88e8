import type { Avatar } from '../../../machines/core/hero';
import type { Drawing } from '../../stage/atlas';
import { heroParts } from './drawing';

/** Where each part lies on the hero's sheet: x, y, width and height. */
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
/** A part of the hero that a scene moves by itself. */
export type HeroPart = (typeof HERO_PARTS)[number];

/** The parts of this player's hero for an atlas, each as `hero <part>`; all of them where none are named. */
export function heroDrawings(
  avatar: Avatar,
  names: readonly HeroPart[] = HERO_PARTS,
): Readonly<Record<string, Drawing>> {
  const parts = heroParts(avatar);
  return Object.fromEntries(names.map((name) => [`hero ${name}`, { inner: parts[name], area: HERO_AREAS[name] }]));
}
