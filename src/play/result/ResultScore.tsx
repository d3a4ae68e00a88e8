import Star from 'lucide-react/icons/star';
import { formatNumber } from '../../ui/format';
import { StatText } from '../score/StatBar';

interface Props {
  /** Label and number of the points; null if the score is the number of right answers, which the ring shows. */
  readonly points: { readonly label: string; readonly score: number } | null;
  readonly right: number;
  /** Best score so far, including this round. */
  readonly best: number;
  readonly isNewBest: boolean;
}

/** A best score is news from this number of right answers on. */
const NEWS_FROM = 3;

/** The points of a round, and the best score so far. */
export function ResultScore({ points, right, best, isNewBest }: Props) {
  return (
    <>
      {points !== null && (
        <p className="result-points">
          <span>{points.label}</span>{' '}
          <b>
            <StatText name="score" text={formatNumber(points.score)} value={points.score} />
          </b>
        </p>
      )}
      {isNewBest && right >= NEWS_FROM ? (
        <p className="result-news">
          <Star aria-hidden className="icon icon-solid" />
          <span>New high score!</span>
        </p>
      ) : (
        best > 0 && (
          <p className="result-best">
            {isNewBest && <Star aria-hidden className="icon icon-solid" />}
            <span>
              Best so far: <StatText name="best" text={formatNumber(best)} value={best} />
            </span>
          </p>
        )
      )}
    </>
  );
}
