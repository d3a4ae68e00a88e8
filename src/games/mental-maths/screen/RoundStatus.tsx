import { shallowEqual, useSelector } from '@xstate/react';
import { bestOf } from '../../../../machines/core/bests';
import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import { kindOfRound, RULES } from '../../../../machines/mental-maths/rules';
import { bestFigure, progressFigure, questionTimeFigure, scoreFigure, streakFigure } from '../../../play/score/figures';
import { StatBar } from '../../../play/score/StatBar';

export function RoundStatus({ actor }: { readonly actor: MentalMathsActor }) {
  const { number, score, streak, best, questionSecondsLeft } = useSelector(
    actor,
    ({ context: { round, bests, settings, questionSecondsLeft } }) => ({
      number: round.question.number + 1,
      score: round.score,
      streak: round.streak.now,
      best: bestOf(bests, kindOfRound(settings)).score,
      questionSecondsLeft,
    }),
    shallowEqual,
  );
  return (
    <StatBar
      figures={[
        progressFigure(number, RULES.questions),
        scoreFigure(score),
        streakFigure(streak),
        bestFigure(best),
        ...(questionSecondsLeft === null ? [] : [questionTimeFigure(questionSecondsLeft, RULES.lastSeconds)]),
      ]}
    />
  );
}
