import { chooseTime } from '../answers/choosing.ts';
import { type BenchRules, createUnbeatableScores, ENDLESS_QUIZ } from '../game-kit.ts';

export const bench: BenchRules = {
  // The answers know the questions of the specification, not those of a round that is mixed for one child.
  address: '/time-master?difficulty=easy&time=none&mix=all',
  playing: ['playing'],
  answer: chooseTime,
  stored: { 'numeria.time-master.bests': createUnbeatableScores('easy.none') },
  things: [1],
  framesPerThing: 30,
  changes: ENDLESS_QUIZ,
  limits: {},
};
