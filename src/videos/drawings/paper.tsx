/** The colours of a drawing. `paper` and `strong` follow the theme. */
export interface DrawingColours {
  readonly paper: string;
  readonly faint: string;
  readonly middle: string;
  readonly strong: string;
}

const inks = (name: string, middle: string): DrawingColours => ({
  paper: `var(--tint-${name})`,
  faint: 'rgb(128 128 160 / 0.22)',
  middle,
  strong: `var(--on-tint-${name})`,
});

export const DRAWING_COLOURS = {
  violet: inks('violet', '#9081ff'),
  sky: inks('sky', '#5ab8f5'),
  leaf: inks('leaf', '#72c880'),
  sun: inks('sun', '#f5ac05'),
  coral: inks('coral', '#ff8f80'),
  teal: inks('teal', '#4ec7be'),
} as const satisfies Readonly<Record<string, DrawingColours>>;

const COLUMNS = Array.from({ length: 15 }, (_, at) => `M${at * 24 - 8} 0V180`).join('');
const ROWS = Array.from({ length: 8 }, (_, at) => `M0 ${at * 24 + 6}H320`).join('');

export const SquaredPaper = ({ ink }: { readonly ink: DrawingColours }) => (
  <path d={COLUMNS + ROWS} fill="none" stroke={ink.faint} strokeWidth="1.2" />
);
