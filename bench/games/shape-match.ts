import { chooseShape } from '../answers/choosing.ts';
import { type BenchRules, createUnbeatableScores } from '../game-kit.ts';

export const bench: BenchRules = {
  // Every shape, rotated, on its own and in pairs; after each answer its sides are counted. A pair
  // has different plinths in the DOM, so a commit happens without an event.
  // The answers know the shapes of the specification, not those of a round that is mixed for one child.
  address: '/shape-match?difficulty=hard&mix=all',
  playing: ['unanswered', 'answered'],
  answer: chooseShape,
  stored: { 'numeria.shape-match.bests': createUnbeatableScores('hard') },
  things: [1],
  framesPerThing: 30,
  changes: [],
  limits: {
    'bytes allocated a frame, 1 things': 6144,
    'React commits without an event, 1 things': 1,
    'thread time by reference, answers included': 4,
  },
};
