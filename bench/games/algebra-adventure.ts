import { chooseX } from '../answers/choosing.ts';
import { type BenchRules, bestsOf } from '../game-kit.ts';

/** How the benchmark plays it. */
export const bench: BenchRules = {
  // The fullest balance there is: up to ten crates and 170 units.
  address: '/algebra-adventure?mode=findX&difficulty=hard&time=none',
  playing: ['playing'],
  answer: chooseX,
  stored: { 'numeria.algebra-adventure.bests': bestsOf('findX.hard.none') },
  things: [10],
  framesPerThing: 10,
  changes: [],
  // Something of its place moves for ever.
  limits: { 'bytes allocated a frame, 10 things': 7168, 'frames a second at rest': 61 },
};
