import { typeSum } from '../answers/typing.ts';
import { type BenchRules, createUnbeatableScores } from '../game-kit.ts';

export const bench: BenchRules = {
  // The cart drives on with each answer and never overtakes the best score.
  address: '/math-facts?mode=mixed&difficulty=easy&time=none',
  playing: ['racing'],
  answer: typeSum,
  stored: { 'numeria.math-facts.bests': createUnbeatableScores('mixed.easy.none') },
  things: [1],
  framesPerThing: 30,
  changes: [],
  // The cart rolls on while the player thinks, so the scene is never idle.
  limits: { 'bytes allocated a frame, 1 things': 7168, 'frames a second at rest': 61 },
};
