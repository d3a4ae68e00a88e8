import './explain.css';
import type { CSSProperties, ReactNode } from 'react';

/** Time until the whole picture is visible, and the length of its last step, in milliseconds. */
const EXPLAIN_MS = { whole: 1100, step: 180 } as const;

/** When a step begins. All steps fit in the total time, however many there are. */
const beginning = (index: number, count: number): CSSProperties => {
  const between = Math.min(EXPLAIN_MS.step, (EXPLAIN_MS.whole - EXPLAIN_MS.step) / Math.max(1, count - 1));
  return { animationDelay: `${Math.round(index * between)}ms` };
};

interface StepProps {
  readonly index: number;
  readonly of: number;
  readonly children: ReactNode;
}

export const PictureStep = ({ index, of, children }: StepProps) => (
  <g className="explain-step" style={beginning(index, of)}>
    {children}
  </g>
);

interface SheetProps {
  /** Names the picture: "array". */
  readonly kind: string;
  readonly box: readonly [width: number, height: number];
  /** Left edge of the view box; 0 by default. */
  readonly from?: number;
  readonly children: ReactNode;
}

/** Size of a picture in its own units, which determines its size on the page. */
interface Size extends CSSProperties {
  readonly '--wide': number;
  readonly '--high': number;
}

/** Keeps browser translation off the numbers. React has no type for this attribute on SVG elements. */
const UNTRANSLATED: { readonly translate?: 'no' } = { translate: 'no' };

/** Frames a picture that explains an answer: one of those for sums, or one that a game draws itself. */
export function PictureFrame({ kind, box: [width, height], from = 0, children }: SheetProps) {
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
