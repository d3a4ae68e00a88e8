import { shallowEqual, useSelector } from '@xstate/react';
import { bestOf } from '../../../../machines/core/bests';
import type { MathFactsActor, MathFactsSnapshot } from '../../../../machines/math-facts/machine';
import { accuracyOf, kindOfRound, RULES } from '../../../../machines/math-facts/rules';
import { useLastSeconds } from '../../../play/feedback/useAnnouncedQuestion';
import { accuracyFigure, bestFigure, scoreFigure, streakFigure, timeFigure } from '../../../play/score/figures';
import { StatBar } from '../../../play/score/StatBar';

/** Plain values, so that the status renders only when one of them changes. */
const statusOf = ({ context: { round, roundSecondsLeft, bests, settings } }: MathFactsSnapshot) => ({
  score: round.score,
  streak: round.streak.now,
  accuracy: accuracyOf(round.right, round.history.length),
  best: bestOf(bests, kindOfRound(settings)).score,
  roundSecondsLeft,
});

/** Score, time, streak, accuracy and best score. The last seconds tick audibly. */
export function RaceStatus({ actor }: { readonly actor: MathFactsActor }) {
  const { score, streak, accuracy, best, roundSecondsLeft } = useSelector(actor, statusOf, shallowEqual);
  useLastSeconds(roundSecondsLeft, RULES.lastSeconds);
  return (
    <StatBar
      figures={[
        scoreFigure(score),
        ...(roundSecondsLeft === null ? [] : [timeFigure(roundSecondsLeft, RULES.lastSeconds)]),
        streakFigure(streak),
        accuracyFigure(accuracy),
        bestFigure(best),
      ]}
    />
  );
}
