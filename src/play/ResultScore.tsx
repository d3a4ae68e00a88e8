import { Star } from 'lucide-react';
import { numberText } from '../ui/format';
import { FigureText } from './StatBar';

interface Props {
  readonly label: string;
  readonly score: number;
  /** The most that was reached before, or in this round. */
  readonly best: number;
  readonly isNewBest: boolean;
}

/** The great figure of a result: the score, with a star where none was higher. */
export function ResultScore({ label, score, best, isNewBest }: Props) {
  return (
    <>
      <span className="result-label">{label}</span>
      <span className="result-number">
        {isNewBest && <Star aria-hidden className="icon icon-solid result-star" />}
        <FigureText name="score" text={numberText(score)} value={score} />
      </span>
      <span className="result-label">
        {isNewBest ? (
          'New high score!'
        ) : (
          <>
            Best so far: <FigureText name="best" text={numberText(best)} value={best} />
          </>
        )}
      </span>
    </>
  );
}
