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
  limits: {
    'draw calls a frame, 4 things': 4,
    'draw calls a frame at rest, 4 things': 4,
    'texture uploads a frame, 4 things': 0.02,
    'bytes allocated a frame, 4 things': 4096,
    'React commits without an event, 4 things': 0,
    'thread time by reference': 1.5,
    'thread time by reference, answers included': 3,
    'GPU time by reference': 2,
    'live heap': 8388608,
    'heap growth in 3 minutes': 65536,
    'live WebGL contexts': 1,
    'DOM nodes left by visits 21 to 40': 0,
    'heap left by a visit': 12288,
    'pixels changed by a lost context': 0.1,
    'frames over 25 ms': 0.01,
    'script that the route adds': 245760,
    'slowest answer to a press': 200,
    'layout shift in use': 0.1,
  },
};
