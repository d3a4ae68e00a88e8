import Star from 'lucide-react/icons/star';
import { formatNumber } from '../../ui/format';
import { StatText } from '../score/StatBar';
import { bestText, newHighScore } from './text';

interface Props {
  /** Label and number of the points; null if the score is the number of right answers, which the ring shows. */
  readonly points: { readonly label: string; readonly score: number } | null;
  readonly right: number;
  /** The number of questions of the round. */
  readonly questions: number;
  /** Best score so far, including this round. */
  readonly best: number;
  readonly isNewBest: boolean;
  /** Whether there was a best score before this round. */
  readonly hadBest: boolean;
}

/** A best score is news from this number of right answers on. The first one also needs half of the round. */
const NEWS_FROM = 3;
const FIRST_NEWS_FROM = 0.5;

/** The points of a round, and the best score so far. */
export function ResultScore({ points, right, questions, best, isNewBest, hadBest }: Props) {
  const isNews = isNewBest && right >= NEWS_FROM && (hadBest || right >= questions * FIRST_NEWS_FROM);
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
      {isNews ? (
        <p className="result-news">
          <Star aria-hidden className="icon icon-solid" />
          <span>{newHighScore}</span>
        </p>
      ) : (
        best > 0 && (
          <p className="result-best">
            {isNewBest && <Star aria-hidden className="icon icon-solid" />}
            <span>{bestText(<StatText name="best" text={formatNumber(best)} value={best} />)}</span>
          </p>
        )
      )}
    </>
  );
}
