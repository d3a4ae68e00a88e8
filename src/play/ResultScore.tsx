import { numberText } from '../ui/format';
import { ResultRing, type Stars } from './ResultRing';
import { FigureText } from './StatBar';

interface Props {
  readonly label: string;
  readonly score: number;
  /** The most that was reached before, or in this round. */
  readonly best: number;
  readonly isNewBest: boolean;
  /** How much of the round was right, 0 to 1, and the stars for it. */
  readonly ratio: number;
  readonly stars: Stars;
}

/** The great figure of a result: the score in its ring, and the best beneath it. */
export function ResultScore({ label, score, best, isNewBest, ratio, stars }: Props) {
  const text = numberText(score);
  return (
    <>
      <ResultRing ratio={ratio} stars={stars} countsTo={score} letters={text.length}>
        <FigureText name="score" text={text} value={score} />
      </ResultRing>
      <span className="result-label">{label}</span>
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
