import * as v from 'valibot';
import budgets from './budgets.json' with { type: 'json' };
import { type BenchGame, GAMES } from './games.ts';
import type { Limits } from './report.ts';

const BUDGETS = v.parse(v.record(v.string(), v.record(v.string(), v.number())), budgets);

/** Limits for every game, in bytes unless the name says otherwise. */
const GAME_LIMITS: Limits = {
  'thread time by reference': 1.5,
  'thread time by reference, answers included': 3,
  'GPU time by reference': 2,
  'thread time of two by one': 1.7,
  'live heap': 8 * 1024 ** 2,
  'heap growth in 3 minutes': 64 * 1024,
  'live WebGL contexts': 1,
  'DOM nodes left by visits 21 to 40': 0,
  'heap left by a visit': 12 * 1024,
  'pixels changed by a lost context': 0.1,
  'memory of canvas and textures': 64_000_000,
  'frames a second at rest': 0,
  'frames over 25 ms': 0.01,
  'script that the route adds': 265 * 1024,
  'slowest answer to a press': 200,
  'press to the next frame by reference at 4x': 3,
  'press to the next frame by reference at 6x': 3,
  'layout shift in use': 0.1,
};

/** Limits for a frame while this many things move. */
const frameLimits = (things: number): Limits => ({
  [`draw calls a frame, ${things} things`]: 4,
  [`draw calls a frame at rest, ${things} things`]: 4,
  [`texture uploads a frame, ${things} things`]: 0.02,
  [`bytes allocated a frame, ${things} things`]: 3 * 1024,
  [`React commits without an event, ${things} things`]: 0,
});

function gameLimits({ things, limits }: BenchGame): Limits {
  const [few, many] = things;
  return {
    ...GAME_LIMITS,
    ...Object.assign({}, ...things.map(frameLimits)),
    ...(many !== undefined && { [`draw calls more with ${many} things than with ${few}`]: 0 }),
    ...limits,
  };
}

/** The limits for the site, or for a game by its id. */
export function getLimits(subject: string): Limits {
  const game = GAMES.find(({ id }) => id === subject);
  return game === undefined ? (BUDGETS[subject] ?? {}) : gameLimits(game);
}
