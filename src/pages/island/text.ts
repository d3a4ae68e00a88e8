import { type Area, findArea, type PlacedThing } from '../../../machines/core/own-island';
import type { Thing } from '../../catalogue/keepsakes';

export const text = {
  title: 'My island',
  visit: 'Go to my island',
  empty: 'Win a star on any island to get your first thing.',
  choose: 'Choose an island',
  onIsland: 'On your island',
  poke: 'Poke something, or drag it somewhere else.',
  tap: 'Tap something, then tap your island. You can drag it, too.',
  put: 'Put it on the island',
  putAway: 'Put away',
  moves: { ArrowLeft: 'Move left', ArrowUp: 'Move up', ArrowDown: 'Move down', ArrowRight: 'Move right' },
  missing: 'More to win',
  eachStar: 'Every star gives you something new.',
  stars: ['First star', 'Second star', 'Third star'],
  things: 'Your things',
  allPlaced: 'Everything you have won is on your island.',
};

const AREAS: Readonly<Record<Area, string>> = {
  topLeft: 'at the top left',
  top: 'in the middle at the top',
  topRight: 'at the top right',
  left: 'on the left',
  middle: 'in the middle',
  right: 'on the right',
  bottomLeft: 'at the bottom left',
  bottom: 'in the middle at the bottom',
  bottomRight: 'at the bottom right',
};

const areaOf = ([, x, y]: PlacedThing): string => AREAS[findArea(x, y)];

/** "Whale, on the left", for a placed thing. */
export const placedName = ({ name }: Thing, placed: PlacedThing): string => `${name}, ${areaOf(placed)}`;

/** What changed, for screen readers. */
export const placedText = ({ name }: Thing, placed: PlacedThing): string =>
  `The ${name.toLowerCase()} is ${areaOf(placed)} now.`;
export const putAwayText = ({ name }: Thing): string => `The ${name.toLowerCase()} is back with your things.`;

export const putHere = ({ name }: Thing): string => `Put the ${name.toLowerCase()} here`;

export const countText = (won: number, all: number): string =>
  won === 0 ? 'Your very own island. What will you put here?' : `You have won ${won} of ${all} things.`;
