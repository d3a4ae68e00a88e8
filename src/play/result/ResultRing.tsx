import { type CSSProperties, useRef } from 'react';
import { formatNumber } from '../../ui/format';
import { type Stat, StatText } from '../score/StatBar';
import { useCountUp } from '../score/useCountUp';
import { ofText } from './text';

/** What a ring counts: 8 of 10 answers that were right. */
export interface RingCount {
  readonly number: number;
  readonly of: number;
  readonly unit: string;
  /** Name of the figure, if games share it. */
  readonly name?: Stat['name'];
}

type Style = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** From the number of characters, the font size is calculated to fit the ring. */
const sizedFor = (letters: number): Style => ({ '--letters': letters });

const filledTo = (ratio: number): Style => ({ '--filled': Math.min(1, ratio) * 100 });

/** A ring that fills as far as its number says. */
export function ResultRing({ number, of, unit, name }: RingCount) {
  const counting = useRef<HTMLSpanElement>(null);
  const countUp = useCountUp(counting, number);
  const text = formatNumber(number);
  return (
    <div className="result-ring">
      <svg viewBox="0 0 100 100" aria-hidden className="result-ring-line">
        <circle cx="50" cy="50" r="45" />
        {number > 0 && (
          <circle
            cx="50"
            cy="50"
            r="45"
            pathLength="100"
            className="result-ring-filled"
            style={filledTo(number / of)}
            onAnimationStart={countUp}
          />
        )}
      </svg>
      <span className="result-number" style={sizedFor(text.length)}>
        <span className="result-number-final">
          {name === undefined ? (
            <span translate="no">{text}</span>
          ) : (
            <StatText name={name} text={text} value={number} />
          )}
        </span>
        {number > 0 && (
          <span ref={counting} aria-hidden className="result-number-counting">
            {formatNumber(0)}
          </span>
        )}
      </span>{' '}
      <span className="result-unit">{of > 0 ? ofText(formatNumber(of), unit) : unit}</span>
    </div>
  );
}
