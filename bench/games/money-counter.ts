import { typeAmount } from '../answers/typing.ts';
import { type BenchRules, bestsOf, ENDLESS_QUIZ } from '../game-kit.ts';

/** How the benchmark plays it. */
export const bench: BenchRules = {
  // The fullest counter: coins of every kind and dollar bills; as many questions as there is time for.
  address: '/money-counter?difficulty=hard&time=none',
  playing: ['playing'],
  answer: typeAmount,
  stored: { 'numeria.money-counter.bests': bestsOf('hard.none') },
  things: [1],
  framesPerThing: 30,
  changes: [
    ...ENDLESS_QUIZ,
    {
      file: 'machines/money-counter/questions.ts',
      from: 'while (earlier.length < number)',
      to: 'while (earlier.length < 0)',
    },
    {
      file: 'machines/money-counter/questions.ts',
      from: 'const asked = askedAfter(earlier, seed, difficulty);',
      to: 'const asked = askedAfter(earlier, seed + number, difficulty);',
    },
  ],
  limits: {
    'draw calls a frame, 1 things': 4,
    'draw calls a frame at rest, 1 things': 4,
    'texture uploads a frame, 1 things': 0.02,
    'bytes allocated a frame, 1 things': 6144,
    'React commits without an event, 1 things': 0,
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
