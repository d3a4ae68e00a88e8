import { ACHIEVEMENTS } from '../../machines/arithmetic-hero/achievements.ts';
import type { Level } from '../../machines/arithmetic-hero/levels.ts';
import type { RULES } from '../../machines/arithmetic-hero/rules.ts';
import { typeSum } from '../answers/typing.ts';
import type { Change } from '../build.ts';
import { asked, type BenchRules, type RuleOf } from '../game-kit.ts';

const THINGS = asked('things', 5);

const rule = (name: RuleOf<typeof RULES>, to: string): Change => ({
  file: 'machines/arithmetic-hero/rules.ts',
  rule: `RULES.${name}`,
  to,
});
const ofFirstLevel = (name: RuleOf<Level>, to: string): Change => ({
  file: 'machines/arithmetic-hero/levels.ts',
  rule: `LEVELS[0].${name}`,
  to,
});

/** How the benchmark plays it. */
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
  // One long wave in which each sum that is solved makes room for the next, and which falls the slower the more there are.
  changes: [
    rule('screen.maxUnsolved', THINGS),
    rule('arcade.spawnMs', '900'),
    rule('arcade.fasterPerLevelMs', '0'),
    ofFirstLevel('speedMs', `1600 * ${THINGS} * ${asked('pace', 1)}`),
    ofFirstLevel('speedIncreaseMs', '0'),
    ofFirstLevel('equationsPerWave', '1e9'),
    { file: 'machines/arithmetic-hero/falling.ts', from: 'CARD_GAP = 24', to: `CARD_GAP = 120 / ${THINGS}` },
  ],
  limits: {
    'draw calls a frame, 5 things': 8,
    'draw calls a frame at rest, 5 things': 4,
    'texture uploads a frame, 5 things': 0.02,
    'bytes allocated a frame, 5 things': 3072,
    'React commits without an event, 5 things': 0,
    'draw calls a frame, 30 things': 8,
    'draw calls a frame at rest, 30 things': 4,
    'draw calls more with 30 things than with 5': 0,
    'texture uploads a frame, 30 things': 0.02,
    'bytes allocated a frame, 30 things': 4096,
    'React commits without an event, 30 things': 0,
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
