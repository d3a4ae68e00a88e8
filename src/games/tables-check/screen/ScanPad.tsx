import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useState } from 'react';
import type { GameClock } from '../../../../machines/core/clock';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import { PAD_ROWS, type PadKeyName } from '../../../../machines/tables-check/rules';
import { text } from '../text';

interface Props {
  readonly actor: TablesCheckActor;
  /** Scanning uses the game clock, so a pause stops it too. */
  readonly clock: GameClock;
  /** How long each row and key is lit, in seconds. */
  readonly period: number;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly onKey: (key: PadKeyName) => void;
}

interface Lit {
  readonly row: number;
  readonly key: number | null;
}

const FIRST: Lit = { row: 0, key: null };
const KEY_LABELS: Readonly<Record<string, string>> = { delete: '⌫', enter: '↵' };

const keysOf = (row: number): readonly PadKeyName[] => PAD_ROWS[row] ?? [];

/** The next item to light: the next row, or the next key in this row. After the last key, scanning leaves the row. */
const nextLit = ({ row, key }: Lit): Lit =>
  key !== null && key + 1 < keysOf(row).length
    ? { row, key: key + 1 }
    : { row: (row + 1) % PAD_ROWS.length, key: null };

/**
 * The pad for players who use a single switch. Rows are lit in turn. A press chooses a row, then its keys are
 * lit in turn, and a press types the lit key. A single button covers the pad and has the focus, so anything that
 * presses it works as the switch. If the check is waiting, a press continues.
 */
export function ScanPad({ actor, clock, period, button, onKey }: Props) {
  const [lit, setLit] = useState(FIRST);
  const isAsked = useSelector(actor, (snapshot) => snapshot.hasTag('open'));
  const question = useSelector(actor, ({ context }) => context.round.question);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = clock.setTimeout(() => setLit(nextLit(lit)), period * 1000);
    return () => clock.clearTimeout(timer);
  }, [clock, isAsked, period, lit]);
  const [asked, setAsked] = useState(question);
  if (asked !== question) {
    setAsked(question);
    setLit(FIRST);
  }
  const press = () => {
    if (!isAsked) {
      actor.send({ type: 'NEXT' });
      return;
    }
    if (lit.key === null) {
      setLit({ ...lit, key: 0 });
      return;
    }
    const key = keysOf(lit.row)[lit.key];
    if (key === 'enter') actor.send({ type: 'GIVE' });
    else if (key !== undefined) onKey(key);
    setLit(FIRST);
  };
  return (
    <div className="relative grid h-full w-[min(34rem,100%)] auto-rows-[1fr] gap-1 rounded-medium bg-(--place-chip) p-1">
      {PAD_ROWS.map((row, rowIndex) => (
        <span
          key={row[0]}
          aria-hidden
          className="grid min-h-0 auto-cols-[1fr] grid-flow-col gap-1.5 rounded-[0.75rem] p-0.5 data-[lit=true]:bg-sun-400 data-[lit=true]:outline-4 data-[lit=true]:outline-sun-600"
          data-lit={isAsked && lit.row === rowIndex && lit.key === null}
        >
          {row.map((key, keyIndex) => (
            <span
              key={key}
              className="grid place-items-center rounded-[0.5rem] bg-paper text-center font-text text-[max(1.25rem,22*var(--unit,0px))]/[1.1] font-extrabold text-ink-900 data-[lit=true]:bg-sun-400 data-[lit=true]:outline-4 data-[lit=true]:outline-sun-600"
              data-lit={isAsked && lit.row === rowIndex && lit.key === keyIndex}
            >
              {KEY_LABELS[key] ?? key}
            </span>
          ))}
        </span>
      ))}
      <button
        ref={button}
        type="button"
        className="absolute inset-0 rounded-[inherit]"
        aria-label={isAsked ? text.play.scan : text.play.scanNext}
        onClick={press}
      />
    </div>
  );
}
