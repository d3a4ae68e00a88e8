import { type ReactNode, useState } from 'react';
import type { Operation } from '../../../machines/core/arithmetic';
import type { Memory } from '../../../machines/learning/memory';
import { ChoiceGroup } from '../../ui/ChoiceGroup';
import { FactDetail } from './FactDetail';
import { FactMap, type Tile } from './FactMap';
import { NextFacts } from './NextFacts';
import { pickNextFacts } from './next-facts';
import { countKnown, FACT_TABLES, getFactAt, getFactState } from './tables';
import { countText, OPERATION_NAMES, text } from './text';

interface Props {
  readonly id: string;
  readonly title: string;
  /** An operation and its inverse. */
  readonly operations: readonly Operation[];
  readonly memory: Memory;
  readonly day: number;
  readonly children?: ReactNode;
}

/** The map of an operation or of its inverse, with one selected fact next to it. */
export function FactSection({ id, title, operations, memory, day, children }: Props) {
  const [operation, setOperation] = useState<Operation>(operations[0] ?? '×');
  const [chosen, setChosen] = useState<Tile | null>(null);
  const table = FACT_TABLES[operation];
  // Until a tile is chosen, shows the fact to practise next.
  const tile = chosen ?? pickNextFacts(memory, table, day)[0] ?? { row: 1, column: 1 };
  const { skill, equation } = getFactAt(operation, tile.row, tile.column);
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h2 id={id}>{title}</h2>
          <p className="text-lead font-bold">{countText(countKnown(memory, table))}</p>
        </div>
        <ChoiceGroup
          label={text.whichMap(title)}
          isLabelHidden
          value={operation}
          onChange={setOperation}
          options={operations.map((value) => ({ value, label: `${value} ${OPERATION_NAMES[value]}` }))}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,43rem)_minmax(0,1fr)] items-start gap-8 narrow:grid-cols-1">
        <div className="phone:-mx-2.5">
          <FactMap
            table={table}
            memory={memory}
            day={day}
            label={text.map(title, OPERATION_NAMES[operation])}
            chosen={tile}
            onChoose={setChosen}
          />
        </div>
        <div className="grid gap-5">
          <FactDetail equation={equation} state={getFactState(memory, skill, day)} />
          <NextFacts of={id} table={table} memory={memory} day={day} />
          {children}
        </div>
      </div>
    </section>
  );
}
