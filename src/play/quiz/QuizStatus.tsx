import { useSelector } from '@xstate/react';
import { QUIZ } from '../../../machines/core/quiz-round';
import { useLastSeconds } from '../feedback/useAnnouncedQuestion';
import { progressFigure, questionTimeFigure, scoreFigure, streakFigure, timeFigure } from '../score/figures';
import { StatBar } from '../score/StatBar';
import { type QuizActor, questionNumber } from './quiz';

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
  const number = useSelector(actor, ({ context }) => questionNumber(context.round));
  const roundSecondsLeft = useSelector(actor, ({ context }) => context.roundSecondsLeft);
  const questionSecondsLeft = useSelector(actor, ({ context }) => context.questionSecondsLeft);
  const isAsking = useSelector(actor, ({ context }) => context.round.given === null);
  useLastSeconds(roundSecondsLeft, LAST_SECONDS.round);
  useLastSeconds(isAsking ? questionSecondsLeft : null, LAST_SECONDS.question);
  return (
    <StatBar
      figures={[
        scoreFigure(score),
        progressFigure(number, QUIZ.questions),
        { ...streakFigure(streak), tone: 'quiet' },
        ...(questionSecondsLeft === null ? [] : [questionTimeFigure(questionSecondsLeft, LAST_SECONDS.question)]),
        ...(roundSecondsLeft === null ? [] : [timeFigure(roundSecondsLeft, LAST_SECONDS.round)]),
      ]}
    />
  );
}
