import { useSelector } from '@xstate/react';
import { QUIZ } from '../../../machines/core/quiz-round';
import { useLastSeconds } from '../feedback/useAnnouncedQuestion';
import { StatBar } from '../score/StatBar';
import { progressStat, questionTimeStat, scoreStat, streakStat, timeStat } from '../score/stats';
import { getQuestionNumber, type QuizActor } from './quiz';

/** The time left turns urgent, and ticks, when this many seconds are left. */
const LAST_SECONDS = { round: 10, question: 5 } as const;
/** Score, question, streak, and the time left if there is a limit. */
export function QuizStatus<Settings, Question, Answer>({
  actor,
}: {
  readonly actor: QuizActor<Settings, Question, Answer>;
}) {
  const score = useSelector(actor, ({ context }) => context.round.score);
  const streak = useSelector(actor, ({ context }) => context.round.streak.now);
  const number = useSelector(actor, ({ context }) => getQuestionNumber(context.round));
  const questions = useSelector(actor, ({ context }) => context.questions ?? QUIZ.questions);
  const roundSecondsLeft = useSelector(actor, ({ context }) => context.roundSecondsLeft);
  const questionSecondsLeft = useSelector(actor, ({ context }) => context.questionSecondsLeft);
  const isAsking = useSelector(actor, ({ context }) => context.round.given === null);
  useLastSeconds(roundSecondsLeft, LAST_SECONDS.round);
  useLastSeconds(isAsking ? questionSecondsLeft : null, LAST_SECONDS.question);
  return (
    <StatBar
      figures={[
        scoreStat(score),
        progressStat(number, questions),
        { ...streakStat(streak), tone: 'quiet' },
        ...(questionSecondsLeft === null ? [] : [questionTimeStat(questionSecondsLeft, LAST_SECONDS.question)]),
        ...(roundSecondsLeft === null ? [] : [timeStat(roundSecondsLeft, LAST_SECONDS.round)]),
      ]}
    />
  );
}
