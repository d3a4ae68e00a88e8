import { LEVELS } from '../../machines/arithmetic-hero/levels';
import type { Progress } from '../../machines/arithmetic-hero/progress';
import type { Bests } from '../../machines/core/bests';
import type { Stats } from '../../machines/times-tables/stats';
import { timeText } from '../games/times-tables/text/time';
import { numberText } from '../ui/format';
import type { Viewing } from '../videos/viewing';

/** One thing that a player has reached, in words: "Best score", "1,240". */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

const most = (figures: readonly number[]): number => Math.max(0, ...figures);

/** A figure that is worth telling: none that is nothing yet. */
const counted = (label: string, figure: number): readonly Fact[] =>
  figure === 0 ? [] : [{ label, text: numberText(figure) }];

/** What of a game played in rounds is told: the best of all its kinds of rounds. */
export const factsOfBests = (bests: Bests): readonly Fact[] => [
  ...counted('Best score', most(Object.values(bests).map(({ score }) => score))),
  ...counted('Best streak', most(Object.values(bests).map(({ streak }) => streak))),
];

const isUntouched = ({ totalCorrectAnswers, longestStreak, unlockedLevels }: Progress): boolean =>
  totalCorrectAnswers === 0 && longestStreak === 0 && unlockedLevels === 1;

/** What of Arithmetic Hero is told. */
export function factsOfProgress(progress: Progress): readonly Fact[] {
  if (isUntouched(progress)) return [];
  const { achievements, totalCorrectAnswers, unlockedLevels } = progress;
  const earned = achievements.filter(({ isUnlocked }) => isUnlocked).length;
  return [
    ...counted('Sums solved', totalCorrectAnswers),
    { label: 'Levels open', text: `${unlockedLevels} of ${LEVELS.length}` },
    { label: 'Achievements', text: `${earned} of ${achievements.length}` },
  ];
}

/** What of Times Tables Master is told. */
export const factsOfStats = ({ gamesCompleted, bestTime }: Stats): readonly Fact[] => [
  ...counted('Puzzles solved', gamesCompleted),
  ...(bestTime === null ? [] : [{ label: 'Best time', text: timeText(bestTime) }]),
];

/** What of the video hubs is told. */
export const factsOfViewing = ({ watched }: Viewing): readonly Fact[] =>
  counted(
    'Watched',
    Object.values(watched).reduce((sum, ids) => sum + ids.length, 0),
  );
