/*
 * The child's own island. Each star that was won on the map gives one thing, which the child places here. Things are
 * known by the game and the number of its star, for example "mill/2".
 */
import { STARS } from './stars';
import type { Voyage } from './voyage';

/** A thing, and where the middle of its foot is: 0 to 1000 from the left, and from the top. */
export type PlacedThing = readonly [thing: string, x: number, y: number];

/** The placed things, in the order in which they were placed. */
export type OwnIsland = readonly PlacedThing[];

export const EMPTY_ISLAND: OwnIsland = [];

/** Where things can be, so that none is cut off. */
export const ISLAND = { minX: 50, maxX: 950, minY: 200, maxY: 980 } as const;

export const getThingId = (game: string, star: number): string => `${game}/${star}`;

/** Whether the stars of the map have given this thing. */
export function isThingWon({ stars }: Voyage, thing: string): boolean {
  const [game = '', star] = thing.split('/');
  return Object.hasOwn(stars, game) && (stars[game] ?? 0) >= Number(star);
}

/** Whether it is a thing of one of these games. */
export const isThingOf = (games: readonly string[], thing: string): boolean =>
  games.some((game) => Array.from({ length: STARS.max }, (_, star) => getThingId(game, star + 1)).includes(thing));

const clamp = (value: number, min: number, max: number): number => Math.round(Math.min(Math.max(value, min), max));

/** The island after a thing is placed or moved, which keeps the order of the others. */
export function withThing(island: OwnIsland, thing: string, x: number, y: number): OwnIsland {
  const placed = [thing, clamp(x, ISLAND.minX, ISLAND.maxX), clamp(y, ISLAND.minY, ISLAND.maxY)] as const;
  return island.some(([one]) => one === thing)
    ? island.map((one) => (one[0] === thing ? placed : one))
    : [...island, placed];
}

/** The island after a thing is put away. Returns the same object if it is not there. */
export const withoutThing = (island: OwnIsland, thing: string): OwnIsland =>
  island.some(([one]) => one === thing) ? island.filter(([one]) => one !== thing) : island;

/** The islands of two devices: things that are placed on both stay where they are in `here`. */
export const mergeIslands = (here: OwnIsland, other: OwnIsland): OwnIsland => {
  const placed = new Set(here.map(([thing]) => thing));
  return [...here, ...other.filter(([thing]) => !placed.has(thing))];
};

/** Spots on the sand for things that are placed without a pointer. */
const SPOTS = [620, 740, 860].flatMap((y) => [500, 320, 680, 410, 590, 230, 770].map((x) => ({ x, y })));

/** The spot that is farthest from everything placed so far. */
export function findFreeSpot(island: OwnIsland): { readonly x: number; readonly y: number } {
  const room = ({ x, y }: { x: number; y: number }): number =>
    Math.min(...island.map((placed) => Math.hypot(placed[1] - x, placed[2] - y)));
  return SPOTS.reduce((best, spot) => (room(spot) > room(best) ? spot : best));
}

/** The nine parts of the island, from the top left to the bottom right. */
const AREAS = ['topLeft', 'top', 'topRight', 'left', 'middle', 'right', 'bottomLeft', 'bottom', 'bottomRight'] as const;

export type Area = (typeof AREAS)[number];

const third = (value: number): number => Math.min(2, Math.floor((3 * value) / 1000));

/** The part of the island that a point is in. */
export function findArea(x: number, y: number): Area {
  return AREAS[3 * third(y) + third(x)] ?? 'middle';
}
