import type { ReactNode } from 'react';

/** The colours of a drawing: paper, faint, middle and strong. */
export interface Inks {
  readonly paper: string;
  readonly faint: string;
  readonly middle: string;
  readonly strong: string;
}

/** A name for each set of colours. */
export const INKS = {
  violet: { paper: '#edebff', faint: '#d6d0ff', middle: '#9081ff', strong: '#513ebe' },
  sky: { paper: '#def1ff', faint: '#b7e1ff', middle: '#5ab8f5', strong: '#0175ac' },
  leaf: { paper: '#ddf5e1', faint: '#b4e6bd', middle: '#72c880', strong: '#00733a' },
  sun: { paper: '#fff4cc', faint: '#ffe48f', middle: '#f5ac05', strong: '#8a5a00' },
  coral: { paper: '#fee8e1', faint: '#fed2c8', middle: '#ff8f80', strong: '#c3292e' },
  teal: { paper: '#d8f5f1', faint: '#b4ebe5', middle: '#4ec7be', strong: '#026862' },
} as const satisfies Readonly<Record<string, Inks>>;

export const SUN = '#ffcc3f';
export const NIGHT = '#1b1b3a';

const COLUMNS = Array.from({ length: 15 }, (_, at) => `M${at * 24 - 8} 0V180`).join('');
const ROWS = Array.from({ length: 8 }, (_, at) => `M0 ${at * 24 + 6}H320`).join('');

/** Squared paper, and two axes through `x` and `y`. */
export function Axes({ ink, x, y }: { readonly ink: Inks; readonly x: number; readonly y: number }) {
  return (
    <>
      <path d={COLUMNS + ROWS} fill="none" stroke={ink.faint} strokeWidth="1.2" />
      <path d={`M0 ${y}H320M${x} 0V180`} fill="none" stroke={ink.middle} strokeWidth="3" />
    </>
  );
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
      <g transform={`translate(${to.join(' ')}) rotate(${turn})`}>
        <Line d="M-14 -10L0 0L-14 10" ink={ink} />
      </g>
    </>
  );
}
