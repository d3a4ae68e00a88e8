import Star from 'lucide-react/icons/star';
import { type CSSProperties, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { play } from '../device/sound';
import { numberText } from '../ui/format';
import { lazyExtra } from '../ui/lazy-page';
import { hatWonBy, putUpStars } from './landing';
import { OwnHero } from './OwnHero';
import { useCountUp } from './useCountUp';

/** The stars of a round. */
export interface Stars {
  readonly count: number;
  readonly max: number;
}

interface Props {
  /** How much of the round was right, 0 to 1: so far the ring fills. */
  readonly ratio: number;
  /** Nothing where there are none to win. */
  readonly stars: Stars | null;
  /** Where the figure is a number that can be counted up: that number. */
  readonly countsTo?: number;
  /** How many letters the figure has: it is sized to fit into the ring. */
  readonly letters: number;
  /** The figure. */
  readonly children: ReactNode;
}

/** The notes on which stars land: a chord, and on from it where there are more than three. */
const NOTES = [-12, -8, -5, 0, 4].map((semitones) => 2 ** (semitones / 12));
/** How far the outermost stars of an arc of this many are turned from its middle, in degrees. */
const turnBetween = (max: number): number => (max > 3 ? 26 : 32);

/** From this share on the hero raises its arms. */
const CHEERS_FROM = 0.5;

type Style = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** Where star number `index` of so many stands on its arc. */
const starStyle = (index: number, max: number): Style => ({
  '--turn': `${(index - (max - 1) / 2) * turnBetween(max)}deg`,
  '--star': index,
});

const sizedFor = (letters: number): Style => ({ '--letters': letters });

const filledTo = (ratio: number): Style => ({ '--filled': Math.min(1, ratio) * 100 });

/**
 * The figure of a result in a ring that fills, under an arc of stars that drop onto it. All of it stands there from the
 * first moment: what moves are style sheets alone (result-show.css), so that less motion shows the last picture at once.
 */
export function ResultRing({ ratio, stars, countsTo, letters, children }: Props) {
  const counting = useRef<HTMLSpanElement>(null);
  const countUp = useCountUp(counting, countsTo);
  return (
    <div className="result-show">
      <OwnHero pose={ratio >= CHEERS_FROM ? 'cheering' : 'standing'} className="result-hero" />
      {stars !== null && (
        <>
          <Arc {...stars} />
          <Won {...stars} />
        </>
      )}
      <div className="result-ring">
        <svg viewBox="0 0 100 100" aria-hidden className="result-ring-line">
          <circle cx="50" cy="50" r="45" />
          {ratio > 0 && (
            <circle
              cx="50"
              cy="50"
              r="45"
              pathLength="100"
              className="result-ring-filled"
              style={filledTo(ratio)}
              onAnimationStart={countUp}
            />
          )}
        </svg>
        <span className="result-number" style={sizedFor(letters)}>
          <span className="result-number-final">{children}</span>
          {countsTo !== undefined && countsTo > 0 && ratio > 0 && (
            <span ref={counting} aria-hidden className="result-number-counting">
              {numberText(0)}
            </span>
          )}
        </span>
      </div>
    </div>
  );
}

// Where it cannot be fetched it hangs in the passport all the same.
const HatWon = lazyExtra(() => import('./HatWon'));

/** The hat that these stars bring, if they bring one: known before they are put up. */
function Won({ count, max }: Stars) {
  const [game] = useState(() => hatWonBy(count, max));
  return (
    game !== null && (
      <Suspense>
        <HatWon game={game} />
      </Suspense>
    )
  );
}

/** The stars, of which those that were reached drop onto their outlines. */
function Arc({ count, max }: Stars) {
  useEffect(() => putUpStars(count, max), [count, max]);
  return (
    <p className="result-stars">
      <span className="sr-only">{`${count} of ${max} stars`}</span>
      {Array.from({ length: max }, (_, index) => (
        <span key={index} aria-hidden className="result-star" style={starStyle(index, max)}>
          <Star className="icon result-star-outline" />
          {index < count && (
            <span
              className="result-star-lit"
              onAnimationStart={({ animationName }) => {
                if (animationName === 'star-lands') play('tick', { rate: NOTES[index] ?? 1 });
              }}
            >
              <Star className="icon icon-solid" />
            </span>
          )}
        </span>
      ))}
    </p>
  );
}
