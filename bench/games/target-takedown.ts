import type { RULES } from '../../machines/target-takedown/rules.ts';
import { takeTile } from '../answers/choosing.ts';
import type { SourceChange } from '../build.ts';
import { type BenchRules, createUnbeatableScores, queryNumberSource, type RuleName } from '../game-kit.ts';

const rule = (name: RuleName<typeof RULES>, to: string): SourceChange => ({
  file: 'machines/target-takedown/rules.ts',
  rule: `RULES.${name}`,
  to,
});
const THINGS = queryNumberSource('things', 12);

export const bench: BenchRules = {
  address: '/target-takedown?mode=chill&time=none',
  playing: ['playing'],
  answer: takeTile,
  stored: { 'numeria.target-takedown.bests': createUnbeatableScores('chill.none') },
  things: [12, 32],
  framesPerThing: 10,
  // As many tiles as requested, and a target with room for them, at every difficulty.
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
  limits: {},
};
