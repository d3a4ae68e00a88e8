import { chooseMissing } from '../answers/choosing.ts';
import { type BenchRules, bestsOf } from '../game-kit.ts';

/** How the benchmark plays it. */
export const bench: BenchRules = {
  // After five answers the ship is in warp mode, and stays there.
  address: '/math-warp?time=none',
  playing: ['playing'],
  answer: chooseMissing,
  stored: { 'numeria.math-warp.bests': bestsOf('none') },
  things: [4],
  framesPerThing: 60,
  changes: [],
  // Something of its place moves for ever.
  limits: { 'bytes allocated a frame, 4 things': 5120, 'frames a second at rest': 61 },
};
