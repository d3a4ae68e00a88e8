import Star from 'lucide-react/icons/star';
import type { CSSProperties } from 'react';
import { playSound } from '../../device/sound';
import { starsText } from './text';

export interface Stars {
  readonly count: number;
  readonly max: number;
}

/** Pitches at which stars land: a chord, which continues upwards from the fourth star. */
const NOTES = [-12, -8, -5, 0, 4].map((semitones) => 2 ** (semitones / 12));
/** Angle between neighbouring stars of an arc, in degrees. */
const TURN = 16;

type Style = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** `--off` is the number of stars between this one and the middle of the arc. */
const starStyle = (index: number, max: number): Style => {
  const off = index - (max - 1) / 2;
  return { '--star': index, '--off': Math.abs(off), '--turn': `${off * TURN}deg` };
};

/** An arc with the outlines of all stars. The stars that were won drop onto them. */
export const ResultStars = ({ count, max }: Stars) => (
  <p className="result-stars" data-many={max > 3}>
    <span className="sr-only">{starsText(count, max)}</span>
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
