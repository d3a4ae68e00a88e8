import { useSelector } from '@xstate/react';
import { QUIZ, type QuizHappening } from '../../../machines/core/quiz-round';
import { stateName } from '../../../machines/core/state-name';
import { throwConfetti } from '../../confetti';
import { play } from '../../sound';
import { announce } from '../announcer';
import { useAnnouncedQuestion, useHappenings } from '../useHappenings';
import { type QuizActor, type QuizSnapshot, type QuizWords, verdictOf } from './quiz';

/** Pieces of paper; after an answer they are gone by the time the next question comes. */
const CONFETTI = { right: { particles: 30, frames: 75 }, end: { particles: 100 } } as const;

interface Options<Question, Answer> {
  readonly words: QuizWords<Question, Answer>;
  readonly isCalm: boolean;
  /** Whether each right answer is celebrated, or the end alone. */
  readonly celebrates: 'answers' | 'end';
  /** The sounds of the game itself. */
  readonly hear?: (happening: QuizHappening<Question, Answer>) => void;
}

/** A verdict and its line, with a pause between them. */
const spoken = ([verdict, line]: ReturnType<typeof verdictOf>): string =>
  line === null ? verdict : `${verdict}${/[.!?]$/.test(verdict) ? '' : '.'} ${line}`;

/** Lets the player hear what happens in a quiz, tells it to those who listen, and throws confetti. */
export function useQuizHappenings<Settings, Question extends { readonly number: number }, Answer>(
  actor: QuizActor<Settings, Question, Answer>,
  { words, isCalm, celebrates, hear }: Options<Question, Answer>,
): void {
  const question = useSelector(actor, ({ context }) => context.round.question);
  const isAsking = useSelector(actor, ({ value }) => stateName(value) === 'playing.asking');
  const seed = useSelector(actor, ({ context }) => context.seed);
  useAnnouncedQuestion(isAsking ? words.question(question) : null, `${seed}.${question.number}`);

  const tell = (happening: QuizHappening<Question, Answer>, score: number): void => {
    hear?.(happening);
    switch (happening.kind) {
      case 'asked':
        return;
      case 'solved':
        play('correct');
        announce(spoken(verdictOf(happening.question, happening.given, words)));
        if (celebrates === 'answers') throwConfetti(CONFETTI.right, isCalm);
        return;
      case 'mistaken':
        play(happening.given.verdict === 'timeout' ? 'timeUp' : 'wrong');
        announce(spoken(verdictOf(happening.question, happening.given, words)));
        return;
      case 'over':
        play(happening.isNewBest ? 'levelUp' : 'finish');
        if (score >= QUIZ.celebratedFrom) throwConfetti(CONFETTI.end, isCalm);
        return;
    }
  };
  useHappenings<QuizSnapshot<Settings, Question, Answer>, QuizHappening<Question, Answer>>(
    actor,
    ({ context }) => context.round.happened,
    (happening, { context }) => tell(happening, context.round.score),
  );
}
