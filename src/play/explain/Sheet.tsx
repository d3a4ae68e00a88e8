import './explain.css';
import type { CSSProperties, ReactNode } from 'react';
import type { Picture } from '../../../machines/core/explain';

/** How long a picture takes to stand whole, with the last of its steps, in milliseconds. */
const EXPLAIN_MS = { whole: 1100, step: 180 } as const;

/** When a step of a picture begins: all of them within its time, however many they are. */
const beginning = (index: number, count: number): CSSProperties => {
  const between = Math.min(EXPLAIN_MS.step, (EXPLAIN_MS.whole - EXPLAIN_MS.step) / Math.max(1, count - 1));
  return { animationDelay: `${Math.round(index * between)}ms` };
};

interface StepProps {
  readonly index: number;
  readonly of: number;
  readonly children: ReactNode;
}

/** What comes at one beat of a picture. */
export const Step = ({ index, of, children }: StepProps) => (
  <g className="explain-step" style={beginning(index, of)}>
    {children}
  </g>
);

interface SheetProps {
  readonly kind: Picture['kind'];
  readonly box: readonly [width: number, height: number];
  /** Where it begins across; at 0, if nothing is said. */
  readonly from?: number;
  readonly children: ReactNode;
}

/** The size of a picture in units of its own, by which the page sizes it. */
interface Size extends CSSProperties {
  readonly '--wide': number;
  readonly '--high': number;
}

/** Keeps the translator of a browser off the figures: React does not know the attribute on elements of a drawing. */
const UNTRANSLATED: { readonly translate?: 'no' } = { translate: 'no' };

/** What a picture is drawn on. */
export function Sheet({ kind, box: [width, height], from = 0, children }: SheetProps) {
  const size: Size = { '--wide': width, '--high': height };
  return (
    <svg
      aria-hidden
      {...UNTRANSLATED}
      className="explain"
      data-picture={kind}
      viewBox={`${from} 0 ${width} ${height}`}
      style={size}
    >
      {children}
    </svg>
  );
}
