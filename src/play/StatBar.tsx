import { memo, type ReactNode } from 'react';

/** The figures that a game may show; the same name stands for the same thing in all games. */
export type FigureName =
  | 'score'
  | 'streak'
  | 'best'
  | 'best-streak'
  | 'time'
  | 'question-time'
  | 'lives'
  | 'level'
  | 'wave'
  | 'combo'
  | 'shield'
  | 'accuracy'
  | 'progress'
  | 'target'
  | 'sum'
  | 'solved'
  | 'mended'
  | 'friend'
  | 'incorrect'
  | 'slow-motion'
  | 'double-points';

/** One figure of a game's status. */
export interface Figure {
  readonly name: FigureName;
  readonly label: string;
  /** The figure as it is shown, and the bare number. */
  readonly text: string;
  readonly value: number;
  readonly icon?: ReactNode;
  /** A second figure that belongs to this one: what a streak multiplies points by. */
  readonly second?: Pick<Figure, 'name' | 'label' | 'text' | 'value'> | undefined;
  /** Drawn beside the figure: the pieces of a shield, flames. */
  readonly picture?: ReactNode;
  /** So many lamps of ten are lit along its lower edge: right answers in a row. */
  readonly lamps?: number | undefined;
  /**
   * `quiet` figures are of the second rank, and smaller on a board; `danger` ones are running out; `passing` ones come and
   * go in a round, and hang over the stage, so that nothing moves.
   */
  readonly tone?: 'quiet' | 'danger' | 'passing' | undefined;
}

/** A figure alone, for places other than the bar. */
export function FigureText({ name, text, value }: Pick<Figure, 'name' | 'text' | 'value'>) {
  return (
    <span translate="no" data-testid={name} data-value={value}>
      {text}
    </span>
  );
}

/** Under the header: when these come and go, nothing else moves. */
const OVER_THE_STAGE =
  'pointer-events-none absolute top-full right-0 z-2 w-max pt-4 narrow:right-auto narrow:left-0 narrow:pt-2';

/** The status of a game: its figures, each with its name below it. */
export function StatBar({ figures }: { readonly figures: readonly Figure[] }) {
  const passing = figures.filter(({ tone }) => tone === 'passing');
  const lasting = figures.filter(({ tone }) => tone !== 'passing');
  return (
    <>
      <Figures className="stat-bar" figures={lasting} />
      {passing.length > 0 && <Figures className={`stat-bar stat-passing ${OVER_THE_STAGE}`} figures={passing} />}
    </>
  );
}

function Figures({ className, figures }: { readonly className: string; readonly figures: readonly Figure[] }) {
  return (
    <dl className={className}>
      {figures.map((figure) => (
        <Stat key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

/** The text of a figure, in a box as wide as its digits: while their number stays the same, nothing around it is laid out again. */
const FigureInRoom = ({ name, text, value }: Pick<Figure, 'name' | 'text' | 'value'>) => (
  <span className="stat-room" data-room={text.replaceAll(/\d/g, '0')}>
    <FigureText name={name} text={text} value={value} />
  </span>
);

/** One figure with its name; drawn anew only when it changes. */
const Stat = memo(function Stat({ name, label, text, value, second, icon, picture, lamps, tone }: Figure) {
  return (
    <div className="stat" data-figure={name} data-tone={tone}>
      {icon}
      <dt>{label}</dt>
      <dd>
        {picture}
        <FigureInRoom name={name} text={text} value={value} />
        {second && (
          <span className="stat-second">
            <span className="sr-only">, {second.label} </span>
            <FigureInRoom name={second.name} text={second.text} value={second.value} />
          </span>
        )}
        {lamps !== undefined && <Lamps lit={lamps} />}
      </dd>
    </div>
  );
});

const LAMPS = Array.from({ length: 10 }, (_, index) => index);

const Lamps = ({ lit }: { readonly lit: number }) => (
  <span aria-hidden className="streak-lamps">
    {LAMPS.map((lamp) => (
      <span key={lamp} data-lit={lamp < lit} />
    ))}
  </span>
);
