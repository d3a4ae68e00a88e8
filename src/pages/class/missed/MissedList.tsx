import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useId, useState } from 'react';
import { CARRIED_ANSWERS } from '../../../../machines/core/class-answers';
import type { MissedQuestion } from '../../../../machines/core/class-missed';
import type { DiscussedQuestion } from '../../../play/discuss/discussion';
import { useFocusOnMount } from '../../../play/internal/useFocusOnMount';
import { Button } from '../../../ui/Button';
import { Picture } from './Picture';
import { text } from './text';

export interface RankedQuestion {
  readonly missed: MissedQuestion;
  readonly question: DiscussedQuestion;
}

interface Props {
  /** Those that most children missed first. */
  readonly questions: readonly RankedQuestion[];
  /** The number of children whose answers are known, and of those with only a score. */
  readonly known: number;
  readonly scores: number;
  /** Whether a round was too long for a code to hold all of its answers. */
  readonly hasLong: boolean;
  /** The index of the question that was discussed last; null if none was. */
  readonly last: number | null;
  readonly onDiscuss: (index: number) => void;
  readonly onClose: () => void;
}

/** How many questions are shown at first. They fit on one screen of a board. */
const SHOWN = 6;

/** Whose answers these are. */
const leadText = (known: number, scores: number, hasLong: boolean): string =>
  [
    text.fromAnswers(known),
    ...(scores === 0 ? [] : [text.codesWithoutAnswers(scores)]),
    ...(hasLong ? [text.longRounds(CARRIED_ANSWERS)] : []),
    text.nobodyNamed,
  ].join(' ');

/** The missed questions in order, each with how many children missed it. */
export function MissedList({ questions, known, scores, hasLong, last, onDiscuss, onClose }: Props) {
  const [isWhole, setIsWhole] = useState(last !== null && last >= SHOWN);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const shown = isWhole ? questions : questions.slice(0, SHOWN);
  return (
    <div className="missed-page">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 ref={last === null ? heading : null} tabIndex={-1} className="text-h2">
          {text.title}
        </h1>
        <Button icon={<ChevronLeft aria-hidden className="icon" />} onClick={onClose}>
          {text.back}
        </Button>
      </div>
      <p>{known === 0 ? text.onlyScores : leadText(known, scores, hasLong)}</p>
      {known > 0 && questions.length === 0 && <p className="lettering text-h2">{text.noMistakes}</p>}
      <ol className="missed-questions">
        {shown.map((ranked, index) => (
          <Card key={index} {...ranked} isLast={index === last} onDiscuss={() => onDiscuss(index)} />
        ))}
      </ol>
      {shown.length < questions.length && (
        <Button className="justify-self-start" onClick={() => setIsWhole(true)}>
          {text.showAll(questions.length)}
        </Button>
      )}
    </div>
  );
}

interface CardProps extends RankedQuestion {
  readonly isLast: boolean;
  readonly onDiscuss: () => void;
}

function Card({ missed, question, isLast, onDiscuss }: CardProps) {
  const id = useId();
  const button = useFocusOnMount<HTMLButtonElement>();
  return (
    <li className="missed-card">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
        <p id={id} className="missed-asked">
          {question.asked}
        </p>
        <Picture question={question} />
      </div>
      <div className="missed-count" aria-hidden>
        <div style={{ width: `${(100 * missed.missed) / missed.asked}%` }} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{text.missedBy(missed)}</p>
        <Button ref={isLast ? button : null} variant="primary" aria-describedby={id} onClick={onDiscuss}>
          {text.discuss}
        </Button>
      </div>
    </li>
  );
}
