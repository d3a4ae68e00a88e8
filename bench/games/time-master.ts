import { chooseTime } from '../answers/choosing.ts';
import { type BenchRules, bestsOf, ENDLESS_QUIZ } from '../game-kit.ts';

export const bench: BenchRules = {
  address: '/time-master?difficulty=easy&time=none',
  playing: ['playing'],
  answer: chooseTime,
  stored: { 'numeria.time-master.bests': bestsOf('easy.none') },
  things: [1],
  framesPerThing: 30,
  changes: ENDLESS_QUIZ,
  limits: {},
};
