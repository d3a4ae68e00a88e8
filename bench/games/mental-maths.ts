import { chooseAnswer } from '../answers/choosing.ts';
import { type BenchRules, bestsOf } from '../game-kit.ts';

/** How the benchmark plays it. */
export const bench: BenchRules = {
  // As many sums as there is time for, each of its own seed: a round of 25 would soon be over.
  address: '/mental-maths?time=none',
  playing: ['playing'],
  answer: chooseAnswer,
  stored: { 'numeria.mental-maths.bests': bestsOf('none') },
  things: [4],
  framesPerThing: 30,
  changes: [
    {
      file: 'machines/mental-maths/round.ts',
      from: 'question.number === RULES.questions - 1',
      to: 'question.number === 1e9',
    },
    {
      file: 'machines/mental-maths/questions.ts',
      from: 'while (earlier.length < number)',
      to: 'while (earlier.length < 0)',
    },
    {
      file: 'machines/mental-maths/questions.ts',
      from: 'const equation = equationAfter(earlier, seed);',
      to: 'const equation = equationAfter(earlier, seed + number);',
    },
  ],
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
