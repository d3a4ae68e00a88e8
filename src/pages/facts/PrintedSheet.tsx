import './printed-sheet.css';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Operation } from '../../../machines/core/arithmetic';
import type { Memory } from '../../../machines/learning/memory';
import { isTurnedOver } from '../../play/facts/FactTile';
import { formatDate } from '../../ui/dates';
import { formatSum } from '../../ui/format';
import { pickNextFacts } from './next-facts';
import { PRINTED_STATES, PrintedSkills } from './PrintedSkills';
import { countKnown, FACT_TABLES, getFactAt, getFactState } from './tables';
import { OPERATION_NAMES, PRINTED_SHEET_TEXT, text } from './text';

interface Props {
  readonly memory: Memory;
  readonly day: number;
}

/**
 * The sheet for paper. It is mounted only while the page is being printed, with the button or from the browser's own
 * menu.
 */
export function PrintedSheet(props: Props) {
  const [printedOn, setPrintedOn] = useState<Date | null>(null);
  useEffect(() => {
    // The browser prints the page in the state that it has when this listener returns.
    const begin = () => {
      document.body.dataset['prints'] = 'sheet';
      flushSync(() => setPrintedOn(new Date()));
    };
    const end = () => {
      delete document.body.dataset['prints'];
      setPrintedOn(null);
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      end();
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return printedOn === null ? null : createPortal(<Sheet {...props} date={printedOn} />, document.body);
}

const OPERATIONS = ['×', '÷', '+', '−'] as const satisfies readonly Operation[];

/** What a tile on paper shows for 42. */
const FACT_SIGNS = { new: '', learning: '/', right: '42', quick: '42', rusty: '~42' } as const;

/** All four maps on one page and the other skills on another, readable in black and white. */
function Sheet({ memory, day, date }: Props & { readonly date: Date }) {
  return (
    <div className="printed-sheet">
      <header>
        <h1>{PRINTED_SHEET_TEXT.title}</h1>
        <p>
          {PRINTED_SHEET_TEXT.name}{' '}
          <span className="me-auto h-[5mm] flex-[0_1_70mm] border-b-[0.3mm] border-b-[#000]" />{' '}
          {formatDate(date, { dateStyle: 'long' })}
        </p>
      </header>
      <div className="grid grid-cols-[1fr_1fr] gap-x-[7mm] gap-y-0">
        {OPERATIONS.map((operation) => (
          <PrintedMap key={operation} operation={operation} memory={memory} day={day} />
        ))}
      </div>
      <ul className="printed-signs">
        {PRINTED_STATES.map((state) => (
          <li key={state}>
            <span className="printed-tile" data-sign={state}>
              {FACT_SIGNS[state]}
            </span>
            {PRINTED_SHEET_TEXT.signs[state]}
          </li>
        ))}
      </ul>
      <h2>{PRINTED_SHEET_TEXT.next}</h2>
      <ul className="grid grid-cols-[1fr_1fr] gap-x-[7mm] gap-y-0">
        {OPERATIONS.map((operation) => {
          const facts = pickNextFacts(memory, FACT_TABLES[operation], day);
          return (
            <li key={operation}>
              <b>{PRINTED_SHEET_TEXT.nextOf(OPERATION_NAMES[operation])}</b>{' '}
              {facts.length === 0
                ? PRINTED_SHEET_TEXT.nothing
                : facts.map(({ equation }) => formatSum(equation)).join(',  ')}
            </li>
          );
        })}
      </ul>
      <p className="mt-[3mm] text-[8.5pt]">{PRINTED_SHEET_TEXT.foot}</p>
      <PrintedSkills memory={memory} day={day} />
    </div>
  );
}

function PrintedMap({ operation, memory, day }: Props & { readonly operation: Operation }) {
  const table = FACT_TABLES[operation];
  const { known: count, of } = countKnown(memory, table);
  return (
    <section>
      <h2>
        {OPERATION_NAMES[operation]} <small>{text.countOf(count, of)}</small>
      </h2>
      <table>
        <thead>
          <tr>
            <th>{operation}</th>
            {table.numbers.map((column) => (
              <th key={column}>{column}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.numbers.map((row) => (
            <tr key={row}>
              <th>{row}</th>
              {table.numbers.map((column) => {
                const { skill, figure } = getFactAt(operation, row, column);
                const { known, isRusty } = getFactState(memory, skill, day);
                const sign = isTurnedOver(known) ? `${isRusty ? '~' : ''}${figure}` : known === 'learning' && '/';
                return (
                  <td key={column} className="printed-tile" data-sign={isRusty ? 'rusty' : known}>
                    {sign}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
