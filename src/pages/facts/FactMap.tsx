import './fact-map.css';
import { type KeyboardEvent, useRef } from 'react';
import type { Memory } from '../../../machines/learning/memory';
import { isTurned, tileLook } from '../../play/facts/FactTile';
import { stateText } from '../../play/facts/known-text';
import { equationText } from '../../ui/format';
import { type FactTable, factAt, stateOf } from './tables';

/** A tile of a map, by the numbers of its row and its column. */
export interface Tile {
  readonly row: number;
  readonly column: number;
}

interface Props {
  readonly table: FactTable;
  readonly memory: Memory;
  readonly day: number;
  /** What the map is of. */
  readonly label: string;
  readonly chosen: Tile;
  readonly onChoose: (tile: Tile) => void;
}

/** Where a key leads to in a table of so many rows and columns; null for any other key. */
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

/** All facts of an operation as a mosaic: a table of tiles with one tab stop, in which arrow keys go from tile to tile. */
export function FactMap({ table: { operation, numbers }, memory, day, label, chosen, onChoose }: Props) {
  const grid = useRef<HTMLTableElement>(null);
  const move = (event: KeyboardEvent): void => {
    const next = tileAfter(event, chosen, numbers.length);
    if (next === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-row="${next.row}"][data-column="${next.column}"]`)?.focus();
  };
  return (
    <div className="fact-map">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its tiles are chosen by arrow keys */}
      <table ref={grid} role="grid" aria-label={label} onKeyDown={move}>
        <thead>
          <tr>
            <th className="fact-corner">
              <span className="sr-only">Numbers</span>
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
                const { skill, equation, figure } = factAt(operation, row, column);
                const { known, isRusty } = stateOf(memory, skill, day);
                const isChosen = row === chosen.row && column === chosen.column;
                return (
                  <td key={column} aria-selected={isChosen}>
                    <button
                      type="button"
                      className="fact-tile"
                      aria-label={`${equationText(equation)}, ${stateText(known, isRusty)}`}
                      tabIndex={isChosen ? 0 : -1}
                      data-fact={skill}
                      data-known={known}
                      data-row={row}
                      data-column={column}
                      data-chosen={isChosen || undefined}
                      {...tileLook(known, isRusty)}
                      onFocus={() => onChoose({ row, column })}
                      onClick={({ currentTarget }) => currentTarget.focus()}
                    >
                      {isTurned(known) && figure}
                    </button>
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
