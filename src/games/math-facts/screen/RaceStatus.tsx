import { shallowEqual, useSelector } from '@xstate/react';
import { getPersonalBest } from '../../../../machines/core/personal-bests';
import type { MathFactsActor, MathFactsSnapshot } from '../../../../machines/math-facts/machine';
import { calculateAccuracy, getRoundKind, RULES } from '../../../../machines/math-facts/rules';
import { useLastSeconds } from '../../../play/feedback/useAnnouncedQuestion';
import { StatBar } from '../../../play/score/StatBar';
import { accuracyStat, bestStat, scoreStat, streakStat, timeStat } from '../../../play/score/stats';

/** Plain values, so that the status renders only when one of them changes. */
const getStatus = ({ context: { round, roundSecondsLeft, bests, settings } }: MathFactsSnapshot) => ({
  score: round.score,
  streak: round.streak.now,
  accuracy: calculateAccuracy(round.right, round.history.length),
  best: getPersonalBest(bests, getRoundKind(settings)).score,
  roundSecondsLeft,
});

/** Score, time, streak, accuracy and best score. The last seconds tick audibly. */
export function RaceStatus({ actor }: { readonly actor: MathFactsActor }) {
  const { score, streak, accuracy, best, roundSecondsLeft } = useSelector(actor, getStatus, shallowEqual);
  useLastSeconds(roundSecondsLeft, RULES.lastSeconds);
  return (
    <StatBar
      figures={[
        scoreStat(score),
        ...(roundSecondsLeft === null ? [] : [timeStat(roundSecondsLeft, RULES.lastSeconds)]),
        streakStat(streak),
        accuracyStat(accuracy),
        bestStat(best),
      ]}
    />
  );
}
