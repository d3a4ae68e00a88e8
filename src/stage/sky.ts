/* Changes a daytime scene's colours with the weather. Colours are replaced, so that no overlay has to be drawn. */
import { isTextColour, mixColours, type NightLook, normaliseHex } from './night-colours';

/** The weather: stormy for hard questions, and dusk for the last questions in a round. */
export type Sky = 'clear' | 'cloudy' | 'stormy' | 'dusk';

/** The colour of the light, and how strongly it tints all other colours. */
const TINTS: Readonly<Record<Exclude<Sky, 'clear'>, readonly [colour: string, ratio: number]>> = {
  cloudy: ['#8fa3bd', 0.14],
  stormy: ['#5d6b8c', 0.3],
  dusk: ['#e0784a', 0.3],
};

/** A colour under a sky, tinted as strongly as `what` says. */
export function toSkyColour(day: string, sky: Sky, what: NonNullable<NightLook['underSky']> = 'all'): string {
  if (sky === 'clear' || isTextColour(day)) return day;
  const [colour, ratio] = TINTS[sky];
  return mixColours(day, colour, ratio * (what === 'all' ? 1 : (what[normaliseHex(day)] ?? 0)));
}

const SKIES: Readonly<Record<string, Sky>> = { easy: 'clear', medium: 'cloudy', hard: 'stormy' };

/** The sky over a round of this difficulty; clear if there is no difficulty. */
export const skyForDifficulty = (difficulty: unknown): Sky =>
  (typeof difficulty === 'string' && SKIES[difficulty]) || 'clear';
