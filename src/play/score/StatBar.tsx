import { memo, type ReactNode } from 'react';

/** Figures that games show. A name has the same meaning in every game. */
export type StatName =
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
  | 'companion'
  | 'incorrect'
  | 'slow-motion'
  | 'double-points';

export interface Stat {
  readonly name: StatName;
  readonly label: string;
  /** The figure as shown, and its number. */
  readonly text: string;
  readonly value: number;
  /** Room for at least this many digits, so that a growing figure does not move the others. */
  readonly digits?: number;
  readonly icon?: ReactNode;
  /** A related figure, such as the points multiplier of a streak. */
  readonly second?: Pick<Stat, 'name' | 'label' | 'text' | 'value'> | undefined;
  /** Drawn next to the figure, such as pieces of a shield or flames. */
  readonly picture?: ReactNode;
  /** Number of lit lamps along the lower edge, out of ten: right answers in a row. */
  readonly lamps?: number | undefined;
  /**
   * `quiet` figures are less important, and smaller on a board. `danger` means running out. `passing` figures appear
   * for a while, and are placed over the stage so that nothing else moves.
   */
  readonly tone?: 'quiet' | 'danger' | 'passing' | undefined;
}

/** A figure outside the status bar. */
export function StatText({ name, text, value }: Pick<Stat, 'name' | 'text' | 'value'>) {
  return (
    <span translate="no" data-testid={name} data-value={value}>
      {text}
    </span>
  );
}

/** Below the header, so that nothing else moves when these figures appear and disappear. */
const OVER_THE_STAGE =
  'pointer-events-none absolute top-full end-0 z-2 w-max pt-4 narrow:end-auto narrow:start-0 narrow:pt-2';

/** The figures of a game, each with its label below. */
export function StatBar({ figures }: { readonly figures: readonly Stat[] }) {
  const passing = figures.filter(({ tone }) => tone === 'passing');
  const lasting = figures.filter(({ tone }) => tone !== 'passing');
  return (
    <>
      <Figures className="stat-bar" figures={lasting} />
      {passing.length > 0 && <Figures className={`stat-bar stat-passing ${OVER_THE_STAGE}`} figures={passing} />}
    </>
  );
}

function Figures({ className, figures }: { readonly className: string; readonly figures: readonly Stat[] }) {
  return (
    <dl className={className}>
      {figures.map((figure) => (
        <StatBox key={figure.name} {...figure} />
      ))}
    </dl>
  );
}

/**
 * A figure in a box as wide as its digits, so that a change does not cause layout while the number of digits stays the
 * same.
 */
const FigureInRoom = ({ name, text, value, digits = 1 }: Pick<Stat, 'name' | 'text' | 'value' | 'digits'>) => (
  <span className="stat-room" data-room={text.padStart(digits, '0').replaceAll(/\d/g, '0')}>
    <StatText name={name} text={text} value={value} />
  </span>
);

const StatBox = memo(function Stat({ name, label, text, value, digits, second, icon, picture, lamps, tone }: Stat) {
  return (
    <div className="stat" data-figure={name} data-tone={tone}>
      {icon}
      <dt>{label}</dt>
      <dd>
        {picture}
        <FigureInRoom name={name} text={text} value={value} {...(digits && { digits })} />
        {second && (
          <span className="text-[var(--place-figure,var(--color-sun-300))]">
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
