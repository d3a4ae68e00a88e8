import type { RULES } from '../../machines/target-takedown/rules.ts';
import { takeTile } from '../answers/choosing.ts';
import type { Change } from '../build.ts';
import { asked, type BenchRules, bestsOf, type RuleOf } from '../game-kit.ts';

const rule = (name: RuleOf<typeof RULES>, to: string): Change => ({
  file: 'machines/target-takedown/rules.ts',
  rule: `RULES.${name}`,
  to,
});
const THINGS = asked('things', 12);

/** How the benchmark plays it. */
export const bench: BenchRules = {
  address: '/target-takedown?mode=chill&time=none',
  playing: ['playing'],
  answer: takeTile,
  stored: { 'numeria.target-takedown.bests': bestsOf('chill.none') },
  things: [12, 32],
  framesPerThing: 10,
  // As many tiles as are asked for, and a target that has room for them, however hard the board.
  changes: [
    rule('tiles.fewest.at', THINGS),
    rule('tiles.fewest.each', '0'),
    rule('tiles.max.at', THINGS),
    rule('tiles.max.each', '0'),
    rule('target.min.at', '90'),
    rule('target.min.each', '0'),
    rule('target.max.at', '90'),
    rule('target.max.each', '0'),
  ],
  limits: {
    'draw calls a frame, 12 things': 4,
    'draw calls a frame at rest, 12 things': 4,
    'texture uploads a frame, 12 things': 0.02,
    'bytes allocated a frame, 12 things': 3072,
    'React commits without an event, 12 things': 0,
    'draw calls a frame, 32 things': 4,
    'draw calls a frame at rest, 32 things': 4,
    'texture uploads a frame, 32 things': 0.02,
    'bytes allocated a frame, 32 things': 3072,
    'React commits without an event, 32 things': 0,
    'draw calls more with 32 things than with 12': 0,
    'thread time by reference': 1.5,
    'thread time by reference, answers included': 3,
    'GPU time by reference': 2,
    'live heap': 8388608,
    'heap growth in 3 minutes': 65536,
    'live WebGL contexts': 1,
    'DOM nodes left by visits 21 to 40': 0,
    'heap left by a visit': 12288,
    'pixels changed by a lost context': 0.1,
    'frames over 25 ms': 0.01,
    'script that the route adds': 245760,
    'slowest answer to a press': 200,
    'layout shift in use': 0.1,
  },
};
