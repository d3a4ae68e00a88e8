import { chooseMissing } from '../answers/choosing.ts';
import { type BenchRules, createUnbeatableScores } from '../game-kit.ts';

export const bench: BenchRules = {
  // After five answers the ship is in warp mode and stays in it.
  address: '/math-warp?time=none',
  playing: ['playing'],
  answer: chooseMissing,
  stored: { 'numeria.math-warp.bests': createUnbeatableScores('none') },
  things: [4],
  framesPerThing: 60,
  changes: [],
  // Part of the scene never stops moving.
  limits: { 'bytes allocated a frame, 4 things': 5120, 'frames a second at rest': 61 },
};
