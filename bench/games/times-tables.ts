import { fillTable } from '../answers/typing.ts';
import { type BenchRules } from '../game-kit.ts';

/** How the benchmark plays it. */
export const bench: BenchRules = {
  // The large puzzle, which is filled in, checked and emptied for ever: one that is solved would be another moment.
  address: '/times-tables?size=4',
  playing: ['idle', 'playing'],
  answer: fillTable,
  stored: {
    timesTablesMasterStats: { streak: 9, bestTime: 1, gamesCompleted: 9, lastCompleted: null, bestTimes: {} },
  },
  things: [16],
  framesPerThing: 10,
  changes: [],
  limits: {},
};
