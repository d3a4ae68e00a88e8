import { typeFraction } from '../answers/typing.ts';
import { type BenchRules, createUnbeatableScores, ENDLESS_QUIZ } from '../game-kit.ts';

export const bench: BenchRules = {
  // Largest denominators and no time limit, so that the round outlasts the measurement. Each
  // question is drawn like the first of its type.
  address: '/fraction-simplify?difficulty=hard&time=none',
  playing: ['playing'],
  answer: typeFraction,
  stored: { 'numeria.fraction-simplify.bests': createUnbeatableScores('hard.none') },
  things: [1],
  framesPerThing: 30,
  changes: [
    ...ENDLESS_QUIZ,
    {
      file: 'machines/fraction-simplify/questions.ts',
      from: 'for (let block = 0; ; block++)',
      to: 'for (let block = position.block; ; block++)',
    },
  ],
  limits: { 'bytes allocated a frame, 1 things': 5120 },
};
