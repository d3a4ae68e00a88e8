import { chooseX } from '../answers/choosing.ts';
import { type BenchRules, createUnbeatableScores } from '../game-kit.ts';

export const bench: BenchRules = {
  // The fullest possible balance: up to ten crates and 170 units.
  address: '/algebra-adventure?mode=findX&difficulty=hard&time=none',
  playing: ['playing'],
  answer: chooseX,
  stored: { 'numeria.algebra-adventure.bests': createUnbeatableScores('findX.hard.none') },
  things: [10],
  framesPerThing: 10,
  changes: [],
  // Part of the scene never stops moving.
  limits: { 'bytes allocated a frame, 10 things': 7168, 'frames a second at rest': 61 },
};
