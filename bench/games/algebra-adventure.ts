import { chooseX } from '../answers/choosing.ts';
import { type BenchRules, bestsOf } from '../game-kit.ts';

/** How the benchmark plays it. */
export const bench: BenchRules = {
  // The fullest balance there is: up to ten crates and 170 units.
  address: '/algebra-adventure?mode=findX&difficulty=hard&time=none',
  playing: ['playing'],
  answer: chooseX,
  stored: { 'numeria.algebra-adventure.bests': bestsOf('findX.hard.none') },
  things: [10],
  framesPerThing: 10,
  changes: [],
  limits: {
    'draw calls a frame, 10 things': 4,
    'draw calls a frame at rest, 10 things': 4,
    'texture uploads a frame, 10 things': 0.02,
    'bytes allocated a frame, 10 things': 7168,
    'React commits without an event, 10 things': 0,
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
