import type { PlacedThing } from '../../../machines/core/own-island';
import type { Thing } from '../../catalogue/keepsakes';
import { describeSpot } from './spot-text';

/** "Whale, on the left", for a placed thing. */
export const placedName = ({ name }: Thing, [, x, y]: PlacedThing): string => `${name}, ${describeSpot(x, y)}`;

/** What changed, for screen readers. */
export const placedText = ({ name }: Thing, [, x, y]: PlacedThing): string =>
  `The ${name.toLowerCase()} is ${describeSpot(x, y)} now.`;
export const putAwayText = ({ name }: Thing): string => `The ${name.toLowerCase()} is back with your things.`;

export const countText = (won: number, all: number): string =>
  won === 0 ? 'Your very own island. What will you put here?' : `You have won ${won} of ${all} things.`;
