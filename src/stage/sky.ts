/* What becomes of the colours of a place by day, as the sky over it is: no film lies over it, it is drawn in other colours. */
import { inFull, isRead, mixed, type Night } from './moonlight';

/** How the sky is: in storm what is asked is hard, and dusk comes with the last questions of a round. */
export type Sky = 'clear' | 'cloudy' | 'stormy' | 'dusk';

/** What light all colours take on, and how much of it. */
const TINTS: Readonly<Record<Exclude<Sky, 'clear'>, readonly [colour: string, ratio: number]>> = {
  cloudy: ['#8fa3bd', 0.14],
  stormy: ['#5d6b8c', 0.3],
  dusk: ['#e0784a', 0.3],
};

/** What a colour of a place is under a sky, of which so much lies under it. */
export function skyColour(day: string, sky: Sky, what: NonNullable<Night['underSky']> = 'all'): string {
  if (sky === 'clear' || isRead(day)) return day;
  const [colour, ratio] = TINTS[sky];
  return mixed(day, colour, ratio * (what === 'all' ? 1 : (what[inFull(day)] ?? 0)));
}

const SKIES: Readonly<Record<string, Sky>> = { easy: 'clear', medium: 'cloudy', hard: 'stormy' };

/** The sky over a round of this difficulty; clear where there is none to choose. */
export const skyOf = (difficulty: unknown): Sky => (typeof difficulty === 'string' && SKIES[difficulty]) || 'clear';
