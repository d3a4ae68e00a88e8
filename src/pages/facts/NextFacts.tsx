import { useId } from 'react';
import type { Memory } from '../../../machines/learning/memory';
import { findFactRounds } from '../../catalogue/fact-rounds';
import { FactTile } from '../../play/facts/FactTile';
import { PractiseFacts } from '../../play/facts/PractiseFacts';
import { formatSum } from '../../ui/format';
import { pickNextFacts } from './next-facts';
import { practiseBecause } from './reason-text';
import { type FactTable, getFactState } from './tables';
import { ALL_KNOWN, REASON_TEXT, text } from './text';

interface Props {
  /** Id of the heading of the facts, which is also part of the name here. */
  readonly of: string;
  readonly table: FactTable;
  readonly memory: Memory;
  readonly day: number;
}

/** A few facts to practise next, with the reason, and links to rounds with them. */
export function NextFacts({ of, table, memory, day }: Props) {
  const id = useId();
  const facts = pickNextFacts(memory, table, day);
  return (
    <section
      aria-labelledby={`${id} ${of}`}
      className="grid gap-4 rounded-large bg-tint-violet p-5 text-on-tint-violet"
    >
      <h3 id={id}>{text.next}</h3>
      {facts.length === 0 && <p className="font-bold">{ALL_KNOWN}</p>}
      <ul className="grid gap-2.5">
        {facts.map(({ skill, equation, figure, reason }) => (
          <li key={skill} className="flex items-center gap-3 text-[1.125rem]">
            <FactTile figure={figure} {...getFactState(memory, skill, day)} />
            <span>
              {practiseBecause(
                <b className="font-extrabold text-nowrap">{formatSum(equation)}</b>,
                <span>{REASON_TEXT[reason]}</span>,
              )}
            </span>
          </li>
        ))}
      </ul>
      {facts.length > 0 && (
        <PractiseFacts
          className="justify-items-start"
          rounds={findFactRounds(
            table.operation,
            facts.map(({ skill }) => skill),
          )}
        />
      )}
    </section>
  );
}
