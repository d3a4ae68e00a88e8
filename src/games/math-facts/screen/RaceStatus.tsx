import { shallowEqual, useSelector } from '@xstate/react';
import type { MathFactsActor, MathFactsSnapshot } from '../../../../machines/math-facts/machine';
import { calculateAccuracy, RULES } from '../../../../machines/math-facts/rules';
import { useLastSeconds } from '../../../play/feedback/useAnnouncedQuestion';
import { getPersonalBestForSettings } from '../../../play/round/round';
import { StatBar } from '../../../play/score/StatBar';
import { accuracyStat, bestStat, scoreStat, streakStat, timeStat } from '../../../play/score/stats';
import { game } from '../game';

/** Plain values, so that the status renders only when one of them changes. */
const getStatus = ({ context }: MathFactsSnapshot) => ({
  score: context.round.score,
  streak: context.round.streak.now,
  accuracy: calculateAccuracy(context.round.right, context.round.history.length),
  best: getPersonalBestForSettings(game, context).score,
  roundSecondsLeft: context.roundSecondsLeft,
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
