import Star from 'lucide-react/icons/star';
import { type CSSProperties, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { playSound } from '../../device/sound';
import { numberText } from '../../ui/format';
import { lazyOptional } from '../../ui/lazy-page';
import { PlayerHero } from '../hero/PlayerHero';
import { awardStars, IslandContext, winsHat } from '../internal/voyage';
import { useCountUp } from '../score/useCountUp';

export interface Stars {
  readonly count: number;
  readonly max: number;
}

interface Props {
  /** The fraction of the round that was right, 0 to 1. The ring fills this far. */
  readonly ratio: number;
  /** Null if this round has no stars to win. */
  readonly stars: Stars | null;
  /** The number to count up to, if the figure is a number. */
  readonly countsTo?: number;
  /** Number of characters, from which the font size is calculated to fit the ring. */
  readonly letters: number;
  readonly children: ReactNode;
}

/** Pitches at which stars land: a chord, which continues upwards from the fourth star. */
const NOTES = [-12, -8, -5, 0, 4].map((semitones) => 2 ** (semitones / 12));
/** Angle between neighbouring stars of an arc with this many, in degrees. */
const turnBetween = (max: number): number => (max > 3 ? 26 : 32);

/** Ratio from which the hero raises its arms. */
const CHEERS_FROM = 0.5;

type Style = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

const starStyle = (index: number, max: number): Style => ({
  '--turn': `${(index - (max - 1) / 2) * turnBetween(max)}deg`,
  '--star': index,
});

const sizedFor = (letters: number): Style => ({ '--letters': letters });

const filledTo = (ratio: number): Style => ({ '--filled': Math.min(1, ratio) * 100 });

/**
 * The figure of a result inside a ring that fills, under an arc of stars. Everything is in its final place from the
 * start and only CSS animates it (result-show.css), so with reduced motion the final state is shown immediately.
 */
export function ResultRing({ ratio, stars, countsTo, letters, children }: Props) {
  const counting = useRef<HTMLSpanElement>(null);
  const countUp = useCountUp(counting, countsTo);
  return (
    <div className="result-show">
      <PlayerHero pose={ratio >= CHEERS_FROM ? 'cheering' : 'standing'} className="result-hero" />
      {stars !== null && (
        <>
          <Arc {...stars} />
          <Won {...stars} />
        </>
      )}
      <div className="result-ring relative grid size-(--ring) place-items-center">
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

// If it cannot be loaded, the hat is still in the passport.
const HatWon = lazyOptional(() => import('./HatWon'));

/** The hat that these stars win, if any. Read once, before the stars are stored. */
function Won({ count, max }: Stars) {
  const island = use(IslandContext);
  const [game] = useState(() => (island !== null && winsHat(island, count, max) ? island : null));
  return (
    game !== null && (
      <Suspense>
        <HatWon game={game} />
      </Suspense>
    )
  );
}

/** Outlines of all stars. The stars that were won drop onto them. */
function Arc({ count, max }: Stars) {
  const island = use(IslandContext);
  useEffect(() => {
    if (island !== null) awardStars(island, count, max);
  }, [island, count, max]);
  return (
    <p className="relative z-1 mt-[calc(var(--ring)*0.3)] size-0">
      <span className="sr-only">{`${count} of ${max} stars`}</span>
      {Array.from({ length: max }, (_, index) => (
        <span key={index} aria-hidden className="result-star" style={starStyle(index, max)}>
          <Star className="icon result-star-outline" />
          {index < count && (
            <span
              className="result-star-lit"
              onAnimationStart={({ animationName }) => {
                if (animationName === 'star-lands') playSound('tick', { rate: NOTES[index] ?? 1 });
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
