import './plain-bars.css';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Whole } from '../../../stage/fractions/pieces';

/** An amount in a row of its own: its wholes side by side, a label, and a mark if a verdict is shown. */
export interface BarRow {
  readonly wholes: readonly Whole[];
  readonly label: ReactNode;
  readonly mark?: 'right' | 'wrong';
}

const MARK = 'rounded-full bg-leaf-600 p-[0.2rem] stroke-4 text-white';

/**
 * Amounts as HTML bars, one below the other, all wholes of the same length, for stages without a canvas. They are
 * decorative: the page says the same in words.
 */
export function PlainBars({ rows }: { readonly rows: readonly BarRow[] }) {
  const columns = Math.max(...rows.map(({ wholes }) => wholes.length));
  return (
    <div aria-hidden className="plain-bars relative mx-auto grid content-center items-center px-2">
      {rows.map(({ wholes, label, mark }, row) => (
        // Rows and wholes never change their order.
        <div key={row} className="plain-row contents">
          <span className="plain-label flex items-center gap-[0.15em] justify-self-end text-(length:--label)/none font-extrabold whitespace-nowrap text-(--place-ink)">
            {label}
          </span>
          <span className="grid gap-2 on-stage:h-full" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
            {wholes.map((whole, column) => (
              <PlainBar key={column} whole={whole} />
            ))}
          </span>
          <span className="plain-mark" data-mark={mark}>
            {mark === 'right' && <Check className={MARK} />}
            {mark === 'wrong' && <X className={MARK} />}
          </span>
        </div>
      ))}
    </div>
  );
}

function PlainBar({ whole: { pieces } }: { readonly whole: Whole }) {
  return (
    <span className="plain-bar flex">
      {pieces.map(({ from, count, look }) => (
        <span key={from} data-look={look} style={{ flexGrow: count }} />
      ))}
    </span>
  );
}
