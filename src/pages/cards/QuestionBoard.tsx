import Check from 'lucide-react/icons/check';
import { type CSSProperties, useEffect } from 'react';
import { announce } from '../../play/internal/announcer';
import { useFocusOnMount } from '../../play/internal/useFocusOnMount';
import type { LetteredQuestion } from '../../play/paper/lettered';
import { LETTERS } from '../../vision/answer-cards';
import { findCommonMistake, type LetterCounts, totalOf } from './quiz-state';
import { text } from './text';

interface Props {
  readonly question: LetteredQuestion;
  /** How many cards showed each letter; null while the class is still answering. */
  readonly shown: LetterCounts | null;
}

/** In characters: "1208 ÷ 16 =". Only sums are this short, and there is room to make them large. */
const MAX_SUM_LENGTH = 12;

type BarStyle = CSSProperties & { readonly '--ratio': number };

const { quiz } = text;

/** A question with its answers A to D, readable from the last row, and how many chose each of them. */
export function QuestionBoard({ question, shown }: Props) {
  const { asked, picture, choices, right } = question;
  // Only for the first question. Later the button that goes on keeps the focus.
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <>
      <h1 ref={heading} className="quiz-asked" tabIndex={-1} data-sum={asked.length <= MAX_SUM_LENGTH || undefined}>
        {asked}
      </h1>
      {picture !== undefined && <div className="paper-picture quiz-picture">{picture}</div>}
      <ul className="quiz-choices">
        {choices.map((choice, index) => {
          const letter = LETTERS[index] ?? 'A';
          const isCorrect = shown !== null && index === right;
          const style: BarStyle = { '--ratio': shown === null ? 0 : shown[letter] / Math.max(1, totalOf(shown)) };
          return (
            <li key={choice} style={style} data-state={shown === null ? undefined : isCorrect ? 'right' : 'other'}>
              <b aria-hidden>{letter}</b>
              <span className="sr-only">{quiz.letter(letter)}</span>
              <span>{choice}</span>
              {isCorrect && <Check className="icon" aria-hidden />}
              {shown !== null && totalOf(shown) > 0 && (
                <span className="quiz-count">
                  <span aria-hidden>{shown[letter]}</span>
                  <span className="sr-only">{(isCorrect ? quiz.rightBar : quiz.bar)(letter, shown[letter])}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {shown !== null && <Explanation question={question} counts={shown} />}
    </>
  );
}

/** The right answer, and the most frequent wrong one with its reason. */
function Explanation({ question, counts }: { readonly question: LetteredQuestion; readonly counts: LetterCounts }) {
  const { choices, right, answer, explain } = question;
  const slip = findCommonMistake(question, counts);
  const given = slip === null ? answer : (choices[LETTERS.indexOf(slip)] ?? answer);
  const lines = [
    quiz.right(LETTERS[right] ?? 'A', answer),
    ...(slip === null ? [] : [quiz.slip(slip, given, counts[slip])]),
    ...(explain === undefined ? [] : [explain(given)]),
  ].filter((line) => line !== '');
  const spoken = lines.join(' ');
  useEffect(() => announce(spoken, { about: 'quiz', isUrgent: true }), [spoken]);
  return (
    <div className="quiz-explanation">
      {lines.map((line, index) => (
        <p key={line} className={index === 0 ? 'lettering text-h3' : ''}>
          {line}
        </p>
      ))}
    </div>
  );
}
