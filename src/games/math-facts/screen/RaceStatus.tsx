import { shallowEqual, useSelector } from '@xstate/react';
import { bestOf } from '../../../../machines/core/bests';
import type { MathFactsActor, MathFactsSnapshot } from '../../../../machines/math-facts/machine';
import { accuracyOf, kindOfRace, RULES } from '../../../../machines/math-facts/rules';
import { accuracyFigure, bestFigure, scoreFigure, streakFigure, timeFigure } from '../../../play/figures';
import { StatBar } from '../../../play/StatBar';
import { useLastSeconds } from '../../../play/useHappenings';

/** What the status shows, as bare values. */
const statusOf = ({ context: { round, secondsLeft, bests, settings } }: MathFactsSnapshot) => ({
  score: round.score,
  streak: round.streak.now,
  accuracy: accuracyOf(round.right, round.history.length),
  best: bestOf(bests, kindOfRace(settings)).score,
  secondsLeft,
});

/** Score, time, streak, accuracy and best; the last seconds tick. */
export function RaceStatus({ actor }: { readonly actor: MathFactsActor }) {
  const { score, streak, accuracy, best, secondsLeft } = useSelector(actor, statusOf, shallowEqual);
  useLastSeconds(secondsLeft, RULES.lastSeconds);
  return (
    <StatBar
      figures={[
        scoreFigure(score),
        ...(secondsLeft === null ? [] : [timeFigure(secondsLeft, RULES.lastSeconds)]),
        streakFigure(streak),
        accuracyFigure(accuracy),
        bestFigure(best),
      ]}
    />
  );
}
