import { Suspense } from 'react';
import { getLevel, getNextLevel } from '../../../../machines/arithmetic-hero/levels';
import type { SavedProgress } from '../../../../machines/arithmetic-hero/progress';
import { calculateAccuracy, getAccuracyGrade } from '../../../../machines/arithmetic-hero/rules';
import type { Result } from '../../../../machines/arithmetic-hero/session';
import { settingsStore } from '../../../device/settings';
import { StatList } from '../../../play/score/StatList';
import { lazyOptionalPart } from '../../../ui/lazy-page';
import { Progress } from '../../../ui/Progress';
import { useStore } from '../../../ui/page-store';
import { text } from '../text';

// If they cannot be loaded, they are still among the rewards.
const AchievementsWon = lazyOptionalPart(() => import('./AchievementsWon'));

export const hasUnlocked = ({ openedLevel, achievements }: Result): boolean =>
  openedLevel !== null || achievements.length > 0;

/** What a round has unlocked: a level and achievements. */
export function Unlocked({ result: { openedLevel, achievements } }: { readonly result: Result }) {
  const { over } = text;
  return (
    <>
      {openedLevel !== null && (
        <div className="prize">
          <h3>{over.newLevel}</h3>
          <p>{over.reached(openedLevel)}</p>
        </div>
      )}
      {achievements.length > 0 && (
        <Suspense>
          <AchievementsWon achievements={achievements} />
        </Suspense>
      )}
    </>
  );
}

/** The level that this round would have unlocked with a higher score, and the score it takes. */
function goalOf(
  { round }: Result,
  { progress }: SavedProgress,
): { readonly level: number; readonly score: number } | null {
  if (round.mode !== 'arcade' || round.level !== progress.unlockedLevels) return null;
  const next = getNextLevel(round.level);
  return next === null ? null : { level: next, score: getLevel(round.level).unlockThreshold };
}

interface GoalProps {
  readonly result: Result;
  readonly saved: SavedProgress;
}

/** How far the score is from unlocking the next level. */
export function Goal({ result, saved }: GoalProps) {
  const { over } = text;
  const { score } = result.tally;
  const goal = goalOf(result, saved);
  const { isScoreHidden } = useStore(settingsStore);
  return (
    goal !== null &&
    !isScoreHidden && (
      <Progress
        label={over.toGo(goal.level)}
        value={score}
        max={goal.score}
        valueText={over.ofGoal(score, goal.score)}
      />
    )
  );
}

export function Tally({ result: { tally } }: { readonly result: Result }) {
  const { over } = text;
  const accuracy = calculateAccuracy(tally);
  return (
    <StatList
      of="round"
      items={[
        { name: 'best-streak', label: over.bestStreak, value: tally.streak.longest },
        {
          name: 'accuracy',
          label: over.accuracy,
          value: accuracy,
          text: over.percent(accuracy),
          note: over.onAccuracy[getAccuracyGrade(accuracy)],
        },
        { name: 'solved', label: over.solved, value: tally.solved },
      ]}
    />
  );
}
