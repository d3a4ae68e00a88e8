import { ACHIEVEMENTS } from '../../machines/arithmetic-hero/achievements.ts';
import type { Level } from '../../machines/arithmetic-hero/levels.ts';
import type { RULES } from '../../machines/arithmetic-hero/rules.ts';
import { typeSum } from '../answers/typing.ts';
import type { SourceChange } from '../build.ts';
import { type BenchRules, queryNumberSource, type RuleName } from '../game-kit.ts';

const THINGS = queryNumberSource('things', 5);

const rule = (name: RuleName<typeof RULES>, to: string): SourceChange => ({
  file: 'machines/arithmetic-hero/rules.ts',
  rule: `RULES.${name}`,
  to,
});
const ofFirstLevel = (name: RuleName<Level>, to: string): SourceChange => ({
  file: 'machines/arithmetic-hero/levels.ts',
  rule: `LEVELS[0].${name}`,
  to,
});

export const bench: BenchRules = {
  address: '/arithmetic-hero?mode=arcade&level=1&answers=type',
  playing: ['playing.arcade.falling'],
  answer: typeSum,
  stored: {
    arithmeticHeroProgress: {
      unlockedLevels: 5,
      totalCorrectAnswers: 100_000,
      longestStreak: 100_000,
      achievements: ACHIEVEMENTS.map(({ id }) => ({ id, isUnlocked: true })),
    },
  },
  things: [5, 30],
  framesPerThing: 54,
  // One long wave in which each solved sum makes room for the next. The more sums there are, the
  // more slowly they fall.
  changes: [
    rule('screen.maxUnsolved', THINGS),
    rule('arcade.spawnMs', '900'),
    rule('arcade.fasterPerLevelMs', '0'),
    ofFirstLevel('speedMs', `1600 * ${THINGS} * ${queryNumberSource('pace', 1)}`),
    ofFirstLevel('speedIncreaseMs', '0'),
    ofFirstLevel('equationsPerWave', '1e9'),
    { file: 'machines/arithmetic-hero/falling.ts', from: 'CARD_GAP = 24', to: `CARD_GAP = 120 / ${THINGS}` },
  ],
  limits: {
    // Part of the scene never stops moving.
    'frames a second at rest': 61,
    'draw calls a frame, 5 things': 8,
    'draw calls a frame, 30 things': 8,
    'bytes allocated a frame, 5 things': 4096,
    'bytes allocated a frame, 30 things': 5120,
  },
};
