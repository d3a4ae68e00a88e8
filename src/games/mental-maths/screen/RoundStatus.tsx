import { shallowEqual, useSelector } from '@xstate/react';
import { getPersonalBest } from '../../../../machines/core/personal-bests';
import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import { getRoundKind, RULES } from '../../../../machines/mental-maths/rules';
import { StatBar } from '../../../play/score/StatBar';
import { bestStat, progressStat, questionTimeStat, scoreStat, streakStat } from '../../../play/score/stats';

export function RoundStatus({ actor }: { readonly actor: MentalMathsActor }) {
  const { number, score, streak, best, questionSecondsLeft } = useSelector(
    actor,
    ({ context: { round, bests, settings, questionSecondsLeft } }) => ({
      number: round.question.number + 1,
      score: round.score,
      streak: round.streak.now,
      best: getPersonalBest(bests, getRoundKind(settings)).score,
      questionSecondsLeft,
    }),
    shallowEqual,
  );
  return (
    <StatBar
      figures={[
        progressStat(number, RULES.questions),
        scoreStat(score),
        streakStat(streak),
        bestStat(best),
        ...(questionSecondsLeft === null ? [] : [questionTimeStat(questionSecondsLeft, RULES.lastSeconds)]),
      ]}
    />
  );
}
