import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useSearchParams } from 'react-router-dom';
import { useFocusOnMount } from '../../play/internal/useFocusOnMount';
import type { LetteredQuestion } from '../../play/paper/lettered';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { withNewSeed } from './QuizSetup';
import { type LetterCounts, topMissed, totalOf } from './quiz-state';
import { text } from './text';

interface Props {
  readonly questions: readonly LetteredQuestion[];
  readonly counts: readonly LetterCounts[];
  readonly search: string;
  readonly onAgain: () => void;
}

const { quiz } = text;

/** The three questions that were missed most. */
export function QuizOver({ questions, counts, search, onAgain }: Props) {
  const [, setParameters] = useSearchParams();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const missed = topMissed(questions, counts);
  const wasRead = counts.some((count) => totalOf(count) > 0);
  return (
    <section aria-labelledby="quiz-over" className="quiz-question">
      <h1 ref={heading} id="quiz-over" tabIndex={-1}>
        {quiz.over}
      </h1>
      {missed.length === 0 && <p className="text-lead">{wasRead ? quiz.allRight : quiz.noneRead}</p>}
      <ol className="quiz-missed">
        {missed.map(({ question, missed: count, of }) => (
          <li key={questions.indexOf(question)}>
            <b>{`${question.asked} ${question.answer}`}</b>
            {question.picture !== undefined && <div className="paper-picture quiz-picture">{question.picture}</div>}
            <span>{quiz.missed(count, of)}</span>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="big" icon={<RotateCcw aria-hidden className="icon" />} onClick={onAgain}>
          {quiz.again}
        </Button>
        <Button size="big" onClick={() => setParameters(withNewSeed(search))}>
          {quiz.other}
        </Button>
        <LinkButton size="big" variant="quiet" to="/cards" reloadDocument>
          {quiz.leave}
        </LinkButton>
      </div>
    </section>
  );
}
