import { typeAmount } from '../answers/typing.ts';
import { type BenchRules, createUnbeatableScores, ENDLESS_QUIZ } from '../game-kit.ts';

export const bench: BenchRules = {
  // The fullest counter: coins of every kind and dollar bills, in an endless round.
  address: '/money-counter?difficulty=hard&time=none',
  playing: ['playing'],
  answer: typeAmount,
  stored: { 'numeria.money-counter.bests': createUnbeatableScores('hard.none') },
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
      from: 'const asked = askedAfter(earlier, seed, settings);',
      to: 'const asked = askedAfter(earlier, seed + number, settings);',
    },
  ],
  limits: { 'bytes allocated a frame, 1 things': 8192 },
};
