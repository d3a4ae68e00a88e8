import type { Fraction } from '../../../machines/core/fraction';

const WIDTH = 60;
const HEIGHT = 10;

/** One whole as a bar of equal parts, some of them grey. */
function Bar({ parts, shaded }: { readonly parts: number; readonly shaded: number }) {
  const width = WIDTH / parts;
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="paper-bar" aria-hidden>
      {Array.from({ length: parts }, (_, part) => (
        <rect key={part} x={part * width} width={width} height={HEIGHT} fill={part < shaded ? '#bbb' : 'none'} />
      ))}
    </svg>
  );
}

/** Each amount as bars, one below the other. Amounts above one take several bars. */
export function PaperBars({ amounts }: { readonly amounts: readonly Fraction[] }) {
  return amounts.map(({ numerator, denominator }, row) => (
    <span key={row} className="paper-bars">
      {Array.from({ length: Math.max(1, Math.ceil(numerator / denominator)) }, (_, whole) => (
        <Bar key={whole} parts={denominator} shaded={Math.min(denominator, numerator - whole * denominator)} />
      ))}
    </span>
  ));
}
