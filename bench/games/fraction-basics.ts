import { typeFraction } from '../answers/typing.ts';
import { type BenchRules, createUnbeatableScores } from '../game-kit.ts';

export const bench: BenchRules = {
  // After each answer, the bars are cut, laid out and measured before the next question.
  address: '/fraction-basics?type=all',
  playing: ['question', 'answered'],
  answer: typeFraction,
  stored: { 'numeria.fraction-basics.bests': createUnbeatableScores('all') },
  things: [1],
  framesPerThing: 30,
  changes: [],
  limits: { 'bytes allocated a frame, 1 things': 6144, 'thread time by reference, answers included': 4 },
};
