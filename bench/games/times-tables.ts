import { answerPuzzle } from '../answers/typing.ts';
import { type BenchRules } from '../game-kit.ts';

export const bench: BenchRules = {
  // The large puzzle, filled in, checked and emptied for ever, because solving it would end the
  // round.
  address: '/times-tables?size=4',
  playing: ['idle', 'playing'],
  answer: answerPuzzle,
  stored: {
    timesTablesMasterStats: { streak: 9, bestTime: 1, gamesCompleted: 9, lastCompleted: null, bestTimes: {} },
  },
  things: [16],
  framesPerThing: 10,
  changes: [],
  limits: {},
};
