import { useSelector } from '@xstate/react';
import type { CSSProperties } from 'react';
import { DUEL, type DuelActor } from '../../../../machines/core/duel';
import { drawingUrl } from '../../../stage/drawing';
import parcel from './drawings/parcel.svg?drawing';
import { DuelHero, DuelSymbol } from './heroes';
import { text } from './text';

const PARCEL = drawingUrl(parcel);
/** Marks of the rope, from the first player's side to the second's. */
const MARKS = Array.from({ length: 2 * DUEL.marks + 1 }, (_, index) => DUEL.marks - index);

type RopeStyle = CSSProperties & Readonly<Record<'--pulled', number>>;
/** Position along the rope: 1 at the first player's end, -1 at the second's. */
const pulled = (marks: number): RopeStyle => ({ '--pulled': marks / DUEL.marks });

/** The rope between the halves: heroes at both ends, marks, and the parcel. */
export function Rope({ actor }: { readonly actor: DuelActor }) {
  const rope = useSelector(actor, ({ context }) => context.rope);
  return (
    <div className="duel-rope" role="img" aria-label={text.rope(rope)} data-testid="rope" data-value={rope}>
      <End player={1} />
      <div className="duel-line">
        {MARKS.map((mark) => (
          <span
            key={mark}
            className="absolute top-1/2 left-[calc(50%-50%*var(--pulled))] h-[28%] w-[3px] -translate-1/2 rounded-[2px] bg-(--place-ink) data-end:h-[60%] data-end:w-[6px] phone:w-[2px]"
            data-end={Math.abs(mark) === DUEL.marks || undefined}
            style={pulled(mark)}
          />
        ))}
        <img
          className="absolute top-1/2 left-[calc(50%-50%*var(--pulled))] h-[78%] w-auto max-w-none -translate-1/2 transition-[left] duration-300 ease-overshoot phone:h-[56%] calm:transition-none"
          src={PARCEL}
          alt=""
          draggable={false}
          style={pulled(rope)}
        />
      </div>
      <End player={2} />
    </div>
  );
}

const End = ({ player }: { readonly player: 1 | 2 }) => (
  <span className="duel-end" data-of={player}>
    <DuelHero player={player} />
    <DuelSymbol player={player} />
  </span>
);
