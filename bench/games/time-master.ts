import { chooseTime } from '../answers/choosing.ts';
import { type BenchRules, createUnbeatableScores, ENDLESS_QUIZ } from '../game-kit.ts';

export const bench: BenchRules = {
  address: '/time-master?difficulty=easy&time=none',
  playing: ['playing'],
  answer: chooseTime,
  stored: { 'numeria.time-master.bests': createUnbeatableScores('easy.none') },
  things: [1],
  framesPerThing: 30,
  changes: ENDLESS_QUIZ,
  limits: {},
};
