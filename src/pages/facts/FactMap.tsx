import './fact-map.css';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import type { Memory } from '../../../machines/learning/memory';
import { FactTile } from '../../play/facts/FactTile';
import { stateText } from '../../play/facts/knowledge-level-text';
import { formatEquation } from '../../ui/format';
import { type FactTable, getFactAt, getFactState } from './tables';
import { text } from './text';

export interface Tile {
  readonly row: number;
  readonly column: number;
}

interface Props {
  readonly table: FactTable;
  readonly memory: Memory;
  readonly day: number;
  /** Accessible name. */
  readonly label: string;
  readonly chosen: Tile;
  readonly onChoose: (tile: Tile) => void;
}

/** The tile that a key moves to, in a table with `max` rows and columns; null for any other key. */
function tileAfter({ key, ctrlKey }: KeyboardEvent, { row, column }: Tile, max: number): Tile | null {
  const within = (value: number) => Math.min(max, Math.max(1, value));
  switch (key) {
    case 'ArrowLeft':
      return { row, column: within(column - 1) };
    case 'ArrowRight':
      return { row, column: within(column + 1) };
    case 'ArrowUp':
      return { row: within(row - 1), column };
    case 'ArrowDown':
      return { row: within(row + 1), column };
    case 'Home':
      return { row: ctrlKey ? 1 : row, column: 1 };
    case 'End':
      return { row: ctrlKey ? max : row, column: max };
    default:
      return null;
  }
}

/**
 * All facts of an operation as a mosaic. The whole map is one target and one tab stop. A press or an arrow key selects
 * a tile. The press does not have to be exact, because the selected tile is shown large next to the map.
 */
export function FactMap({ table: { operation, numbers }, memory, day, label, chosen, onChoose }: Props) {
  const id = useId();
  const idOf = ({ row, column }: Tile): string => `${id}-${row}-${column}`;
  const move = (event: KeyboardEvent): void => {
    const next = tileAfter(event, chosen, numbers.length);
    if (next === null) return;
    event.preventDefault();
    onChoose(next);
  };
  const press = ({ target }: MouseEvent): void => {
    const { row, column } = (target instanceof Element ? target.closest('td')?.dataset : undefined) ?? {};
    if (row !== undefined && column !== undefined) onChoose({ row: Number(row), column: Number(column) });
  };
  return (
    <div className="fact-map">
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its tiles are chosen by arrow keys
        role="grid"
        aria-label={label}
        tabIndex={0}
        aria-activedescendant={idOf(chosen)}
        onKeyDown={move}
        onClick={press}
      >
        <thead>
          <tr>
            <th className="fact-corner">
              <span className="sr-only">{text.numbers}</span>
              <span aria-hidden="true">{operation}</span>
            </th>
            {numbers.map((column) => (
              <th key={column} scope="col" data-lit={column === chosen.column || undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbers.map((row) => (
            <tr key={row}>
              <th scope="row" data-lit={row === chosen.row || undefined}>
                {row}
              </th>
              {numbers.map((column) => {
                const { skill, equation, figure } = getFactAt(operation, row, column);
                const state = getFactState(memory, skill, day);
                const isChosen = row === chosen.row && column === chosen.column;
                return (
                  <td
                    key={column}
                    id={idOf({ row, column })}
                    aria-selected={isChosen}
                    aria-label={text.tile(formatEquation(equation), stateText(state.known, state.isRusty))}
                    data-fact={skill}
                    data-known={state.known}
                    data-row={row}
                    data-column={column}
                  >
                    <FactTile figure={figure} {...state} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
