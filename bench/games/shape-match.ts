import { chooseShape } from '../answers/choosing.ts';
import { type BenchRules, bestsOf } from '../game-kit.ts';

/** How the benchmark plays it. */
export const bench: BenchRules = {
  // Every shape there is, turned, alone and in pairs; after each answer its sides are counted. With a pair come other
  // plinths, which the page shows: a commit for which nothing else happens.
  address: '/shape-match?difficulty=hard',
  playing: ['unanswered', 'answered'],
  answer: chooseShape,
  stored: { 'numeria.shape-match.bests': bestsOf('hard') },
  things: [1],
  framesPerThing: 30,
  changes: [],
  limits: {
    'draw calls a frame, 1 things': 4,
    'draw calls a frame at rest, 1 things': 4,
    'texture uploads a frame, 1 things': 0.02,
    'bytes allocated a frame, 1 things': 5120,
    'React commits without an event, 1 things': 1,
    'thread time by reference': 1.5,
    'thread time by reference, answers included': 4,
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
