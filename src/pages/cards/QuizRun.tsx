import './cards.css';
import '../print/print.css';
import { useEffect, useReducer } from 'react';
import { Announcer, announce } from '../../play/internal/announcer';
import type { LetteredQuestion } from '../../play/paper/lettered';
import { Button } from '../../ui/Button';
import { findDuplicateCards, LETTERS } from '../../vision/answer-cards';
import { useConfirmBeforeLeaving } from '../class/useAskBeforeLeaving';
import { CardCamera } from './CardCamera';
import { QuestionBoard } from './QuestionBoard';
import { QuizOver } from './QuizOver';
import { advanceQuiz, NEW_QUIZ } from './quiz-state';
import { text } from './text';

interface Props {
  readonly title: string;
  readonly questions: readonly LetteredQuestion[];
  readonly search: string;
}

const { quiz } = text;

/** Asks one question after another, and counts the cards that are held up. Nothing of it is stored. */
export function QuizRun({ title, questions, search }: Props) {
  const [state, send] = useReducer(advanceQuiz, NEW_QUIZ);
  const { index, isShown, votes, counts } = state;
  const question = questions[index];
  // Once the quiz is over, the teacher has seen its result.
  useConfirmBeforeLeaving(counts.length > 0 && question !== undefined);
  useEffect(() => {
    if (question === undefined) return;
    announce(
      quiz.spoken(
        index + 1,
        questions.length,
        question.asked.replace(/=$/, '= ?'),
        question.choices.map((choice, letter) => [LETTERS[letter] ?? 'A', choice] as const),
      ),
      { about: 'quiz', isUrgent: true },
    );
  }, [question, index, questions]);
  const isLast = index + 1 === questions.length;
  return (
    <main id="main" className="class-screen quiz">
      <div className="quiz-room">
        {question === undefined ? (
          <QuizOver questions={questions} counts={counts} search={search} onAgain={() => send({ type: 'AGAIN' })} />
        ) : (
          <section aria-label={quiz.question(index + 1, questions.length)} className="quiz-question">
            <p className="text-lead font-semibold">
              {`${title} · `}
              <span className="whitespace-nowrap">{quiz.question(index + 1, questions.length)}</span>
            </p>
            <QuestionBoard question={question} shown={isShown ? (counts[index] ?? null) : null} />
          </section>
        )}
        {question !== undefined && (
          <CardCamera
            cards={isShown ? null : [...votes.cards].flatMap(([card, { letter }]) => (letter === null ? [] : [card]))}
            doubled={isShown ? [] : findDuplicateCards(votes)}
            onSee={(held) => send({ type: 'SEE', held, nowMs: performance.now() })}
          >
            {/* One button, so that it keeps the focus. */}
            <Button
              variant="primary"
              size="big"
              onClick={() => send(isShown ? { type: 'NEXT', nowMs: performance.now() } : { type: 'SHOW' })}
            >
              {isShown ? (isLast ? quiz.finish : quiz.next) : quiz.show}
            </Button>
          </CardCamera>
        )}
      </div>
      <Announcer />
    </main>
  );
}
