import { numberText } from '../../ui/format';
import { FigureText } from '../score/StatBar';
import { ResultRing, type Stars } from './ResultRing';

interface Props {
  readonly label: string;
  readonly score: number;
  /** Best score so far, including this round. */
  readonly best: number;
  readonly isNewBest: boolean;
  /** The fraction of the round that was right, 0 to 1. */
  readonly ratio: number;
  readonly stars: Stars;
}

/** The large figure of a result: the score in its ring, with the best score below. */
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
