import { rightAnswer, wrongAnswer } from './text';
import './answer-list.css';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { translateAttribute } from '../internal/translate';

/** A question of a round, with the correct equation or sentence that answers it. */
export interface AnsweredQuestion {
  readonly key: string | number;
  readonly isCorrect: boolean;
  readonly answered: string;
  /** Only shown for a mistake: the given answer, and why it is not right. */
  readonly explanation: ReactNode;
}

interface Props {
  readonly title: string;
  /** Shown when nothing was answered. */
  readonly nothing: string;
  readonly questions: readonly AnsweredQuestion[];
}

/** Every question of a round in order, each with its answer, and an explanation if it was answered wrongly. */
export function AnswerList({ title, nothing, questions }: Props) {
  return (
    <section className="answer-list">
      <h3>{title}</h3>
      {questions.length === 0 ? (
        <p>{nothing}</p>
      ) : (
        <ol aria-label={title}>
          {questions.map(({ key, ...question }) => (
            <Line key={key} {...question} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({ isCorrect, answered, explanation }: Omit<AnsweredQuestion, 'key'>) {
  const Sign = isCorrect ? Check : X;
  return (
    <li
      className="grid break-inside-avoid grid-cols-[auto_1fr] content-center items-center gap-x-2.5 border-b-2 border-border py-1.5"
      data-verdict={isCorrect ? 'right' : 'wrong'}
    >
      <span aria-hidden className="feedback-sign">
        <Sign className="icon" />
      </span>
      <b className="text-lead font-extrabold">
        <span className="sr-only">{isCorrect ? rightAnswer : wrongAnswer}</span>
        <span translate={translateAttribute(answered)}>{answered}</span>
      </b>{' '}
      {!isCorrect && <span className="col-start-2 leading-[1.35] text-text-soft">{explanation}</span>}
    </li>
  );
}
