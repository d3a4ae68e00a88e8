import type { ReactNode } from 'react';

/** The colours of a drawing: paper, faint, middle and strong; paper and strong follow the theme. */
export interface Inks {
  readonly paper: string;
  readonly faint: string;
  readonly middle: string;
  readonly strong: string;
}

const inks = (name: string, middle: string): Inks => ({
  paper: `var(--tint-${name})`,
  faint: 'rgb(128 128 160 / 0.22)',
  middle,
  strong: `var(--on-tint-${name})`,
});

/** A name for each set of colours. */
export const INKS = {
  violet: inks('violet', '#9081ff'),
  sky: inks('sky', '#5ab8f5'),
  leaf: inks('leaf', '#72c880'),
  sun: inks('sun', '#f5ac05'),
  coral: inks('coral', '#ff8f80'),
  teal: inks('teal', '#4ec7be'),
} as const satisfies Readonly<Record<string, Inks>>;

export const SUN = '#ffcc3f';
export const RED = '#ed655b';
/** What is drawn over the colours: dark by day, light by night. */
export const NIGHT = 'var(--text)';

const COLUMNS = Array.from({ length: 15 }, (_, at) => `M${at * 24 - 8} 0V180`).join('');
const ROWS = Array.from({ length: 8 }, (_, at) => `M0 ${at * 24 + 6}H320`).join('');

/** Squared paper. */
export const Squares = ({ ink }: { readonly ink: Inks }) => (
  <path d={COLUMNS + ROWS} fill="none" stroke={ink.faint} strokeWidth="1.2" />
);

/** Squared paper, and two axes through `x` and `y`. */
export function Axes({ ink, x, y }: { readonly ink: Inks; readonly x: number; readonly y: number }) {
  return (
    <>
      <Squares ink={ink} />
      <path d={`M0 ${y}H320M${x} 0V180`} fill="none" stroke={ink.middle} strokeWidth="3" />
    </>
  );
}

const STEPS = 32;

/** The path of a curve that is at `y(x)` over each x, all in the units of the drawing. */
export function curve(y: (x: number) => number, from: number, to: number): string {
  const points = Array.from({ length: STEPS + 1 }, (_, at) => {
    const x = from + ((to - from) * at) / STEPS;
    return `${x.toFixed(1)} ${y(x).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

interface LineProps {
  readonly d: string;
  readonly ink: string;
  readonly width?: number;
  readonly fill?: string;
  readonly isDashed?: boolean;
}

/** A line with round ends. */
export const Line = ({ d, ink, width = 6, fill = 'none', isDashed = false }: LineProps): ReactNode => (
  <path
    d={d}
    fill={fill}
    stroke={ink}
    strokeWidth={width}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(isDashed && { strokeDasharray: '2 12' })}
  />
);

/** A point. */
export const Dot = ({ at: [x, y], ink, size = 7 }: { at: readonly [number, number]; ink: string; size?: number }) => (
  <circle cx={x} cy={y} r={size} fill={ink} />
);

/** An arrow from one point to another. */
export function Arrow(props: { from: readonly [number, number]; to: readonly [number, number]; ink: string }) {
  const { from, to, ink } = props;
  const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return (
    <>
      <Line d={`M${from.join(' ')}L${to.join(' ')}`} ink={ink} />
      <g transform={`translate(${to.join(' ')}) rotate(${turn.toFixed(1)})`}>
        <Line d="M-14 -10L0 0L-14 10" ink={ink} />
      </g>
    </>
  );
}

interface CornerProps {
  readonly at: readonly [number, number];
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly ink: string;
}

/** The angle at a point, counterclockwise from one direction to another, filled. */
export function Corner({ at: [x, y], from, to, ink }: CornerProps) {
  const rim = ([a, b]: readonly [number, number]) => {
    const part = 26 / Math.hypot(a - x, b - y);
    return `${(x + (a - x) * part).toFixed(1)} ${(y + (b - y) * part).toFixed(1)}`;
  };
  return <path d={`M${x} ${y}L${rim(from)}A26 26 0 0 0 ${rim(to)}Z`} fill={ink} />;
}

interface LabelProps {
  readonly at: readonly [number, number];
  readonly ink: string;
  readonly size?: number;
  readonly children: ReactNode;
}

/** A few letters, with their middle at a point. */
export const Label = ({ at: [x, y], ink, size = 20, children }: LabelProps) => (
  <text x={x} y={y + size * 0.35} fill={ink} fontSize={size} textAnchor="middle">
    {children}
  </text>
);
