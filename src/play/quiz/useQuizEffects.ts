import type { RoundFinished, StoredEvent } from '../../../machines/core/events';
import { QUIZ, type QuizEntry, type QuizEvent } from '../../../machines/core/quiz-round';
import { throwConfetti } from '../feedback/confetti';
import { type EmittingActor, type Reactions, useRoundEvents } from '../feedback/round-events';
import { useRoundEffects } from '../feedback/useRoundEffects';
import { useOwnsPage } from '../round/play-mode';
import { getFeedbackLines, type QuizActor, type QuizSnapshot, type QuizText } from './quiz';

/** Confetti after an answer. It has disappeared by the time the next question is asked. */
const CONFETTI = { particles: 30, frames: 75, over: 'round' } as const;

export type QuizEmittedEvent<Question, Answer> = QuizEvent<Question, Answer> | StoredEvent | RoundFinished;

interface Options<Question, Answer> {
  readonly quizText: QuizText<Question, Answer>;
  readonly reducedMotion: boolean;
  /** Whether each right answer is celebrated, or only the end. */
  readonly celebrates: 'answers' | 'end';
  /** Plays the game's own sounds, in addition to the shared ones. */
  readonly on?: Reactions<QuizEmittedEvent<Question, Answer>, unknown, void>;
}

/** Verdict and explanation as one announcement, with a pause between them. */
function spoken([verdict, ...lines]: ReturnType<typeof getFeedbackLines>): string {
  const below = lines.filter((line) => line !== null);
  return below.length === 0 ? verdict : [/[.!?]$/.test(verdict) ? verdict : `${verdict}.`, ...below].join(' ');
}

/** Sounds, announcements and confetti for the answers of a quiz. `QuestionAnnouncer` announces the questions. */
export function useQuizEffects<Settings, Question extends { readonly number: number }, Answer>(
  actor: QuizActor<Settings, Question, Answer> &
    EmittingActor<QuizEmittedEvent<Question, Answer>, QuizSnapshot<Settings, Question, Answer>>,
  { quizText, reducedMotion, celebrates, on = {} }: Options<Question, Answer>,
): void {
  const ownsPage = useOwnsPage();
  const say = ({ question, given }: QuizEntry<Question, Answer>) => spoken(getFeedbackLines(question, given, quizText));
  useRoundEffects(actor, {
    reducedMotion,
    say: { correct: say, incorrect: say, timedOut: say },
    celebrates: (_, { context: { round, questions = QUIZ.questions } }) =>
      round.score / questions >= QUIZ.celebratedFrom / QUIZ.questions,
    on,
  });
  useRoundEvents(actor, (event) => {
    if (!ownsPage || event.type !== 'correct' || celebrates !== 'answers') return;
    const { number } = event.question;
    const isStillNow = () => actor.getSnapshot().context.round.question.number === number;
    throwConfetti({ ...CONFETTI, isStillNow }, reducedMotion);
  });
}
