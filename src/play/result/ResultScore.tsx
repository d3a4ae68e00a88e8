import { formatNumber } from '../../ui/format';
import { StatText } from '../score/StatBar';
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
  const text = formatNumber(score);
  return (
    <>
      <ResultRing ratio={ratio} stars={stars} countsTo={score} letters={text.length}>
        <StatText name="score" text={text} value={score} />
      </ResultRing>
      <span className="result-label">{label}</span>
      <span className="result-label">
        {isNewBest ? (
          'New high score!'
        ) : (
          <>
            Best so far: <StatText name="best" text={formatNumber(best)} value={best} />
          </>
        )}
      </span>
    </>
  );
}
