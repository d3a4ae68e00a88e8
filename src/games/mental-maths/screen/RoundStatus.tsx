import { shallowEqual, useSelector } from '@xstate/react';
import { getPersonalBest } from '../../../../machines/core/personal-bests';
import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import { getRoundKind, RULES } from '../../../../machines/mental-maths/rules';
import { StatBar } from '../../../play/score/StatBar';
import { bestStat, progressStat, questionTimeStat, scoreStat, streakStat } from '../../../play/score/stats';

export function RoundStatus({ actor }: { readonly actor: MentalMathsActor }) {
  const { number, questions, score, streak, best, questionSecondsLeft } = useSelector(
    actor,
    ({ context: { round, questions = RULES.questions, bests, settings, questionSecondsLeft } }) => ({
      number: round.question.number + 1,
      questions,
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
        progressStat(number, questions),
        scoreStat(score),
        streakStat(streak),
        bestStat(best),
        ...(questionSecondsLeft === null ? [] : [questionTimeStat(questionSecondsLeft, RULES.lastSeconds)]),
      ]}
    />
  );
}
