import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../machines/core/random';
import {
  chancesAt,
  DIFFICULTIES,
  GUIDED_IDS,
  type GuidedGame,
  type PlayedRound,
  playFirstRounds,
  type Site,
} from './first-rounds';
import { type GrowingPupil, growingPupil } from './growing-pupil';

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

type Ages = readonly [from: number, to: number];

/** From about a year before the first for which a game is made to a year after the last. */
const AGES: Readonly<Record<GuidedGame, Ages>> = {
  'fraction-simplify': [7, 12],
  'time-master': [6, 12],
  'money-counter': [6, 11],
  'algebra-adventure': [8, 15],
  'math-facts': [6, 12],
};
const ALL_AGES: Ages = [5, 15];
const CHILDREN = 24;
const ROUNDS = 8;

const pupilsOf = (id: GuidedGame, [from, to]: Ages): readonly GrowingPupil[] => {
  const random = seededRandom(53, 'pupils', id);
  return Array.from({ length: CHILDREN }, (_, index) =>
    growingPupil(random, from + ((to - from) * (index + 0.5)) / CHILDREN),
  );
};

interface Played {
  readonly id: GuidedGame;
  readonly pupil: GrowingPupil;
  readonly rounds: readonly PlayedRound[];
}

const playAll = (site: Site, rounds: number, agesOf: (id: GuidedGame) => Ages): readonly Played[] =>
  GUIDED_IDS.flatMap((id) =>
    pupilsOf(id, agesOf(id)).map((pupil, seed) => ({
      id,
      pupil,
      rounds: playFirstRounds({ id, pupil, seed, rounds, site }),
    })),
  );

/** How the questions suit these children: what keeps a child going, what bores it, and what it can only guess. */
function judge(all: readonly Played[]) {
  const chances = all.flatMap(({ rounds }) => rounds.flatMap((round) => round.chances));
  const ratio = (isIn: (chance: number) => boolean) => chances.filter(isIn).length / chances.length;
  return {
    suitable: ratio((chance) => chance >= 0.65 && chance <= 0.92),
    tooEasy: ratio((chance) => chance > 0.92),
    tooHard: ratio((chance) => chance < 0.4),
  };
}

const isYoung = ({ pupil }: Played): boolean => pupil.age < 8;

describe('Children of 5 to 14 in their first eight rounds of a game', () => {
  const before = playAll('before', ROUNDS, () => ALL_AGES);
  const now = playAll('stairs', ROUNDS, () => ALL_AGES);

  it('meet a third more questions that they can mostly, but not always, answer', () => {
    expect(judge(now).suitable).toBeGreaterThan(1.33 * judge(before).suitable);
  });

  it('meet far fewer questions that are too easy for them', () => {
    expect(judge(now).tooEasy).toBeLessThan(0.85 * judge(before).tooEasy);
  });

  it('meet fewer questions that they can only guess while they are younger than eight', () => {
    expect(judge(now.filter(isYoung)).tooHard).toBeLessThan(0.9 * judge(before.filter(isYoung)).tooHard);
  });
});

/** The hardest difficulty at which a child gets seven in ten right, or else the easiest. */
function suitableFor(id: GuidedGame, pupil: GrowingPupil): number {
  const isSuitable = DIFFICULTIES.map((difficulty) => mean(chancesAt(id, pupil, difficulty)) >= 0.7);
  return Math.max(0, isSuitable.lastIndexOf(true));
}

describe('The first round of a game', () => {
  const placed = playAll('stairs', 1, (id) => AGES[id]).map(({ id, pupil, rounds: [first] }) => ({
    id,
    off: Math.abs(DIFFICULTIES.findIndex((one) => one === first?.found) - suitableFor(id, pupil)),
  }));
  const ratio = (max: number, id?: GuidedGame) => {
    const those = placed.filter((one) => id === undefined || one.id === id);
    return those.filter(({ off }) => off <= max).length / those.length;
  };

  it.each(GUIDED_IDS)('places three quarters of all children within one difficulty: %s', (id) => {
    expect(ratio(1, id)).toBeGreaterThanOrEqual(0.75);
  });

  it('places half of all children exactly', () => {
    expect(ratio(0)).toBeGreaterThan(0.5);
  });
});
