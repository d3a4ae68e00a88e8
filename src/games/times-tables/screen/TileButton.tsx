import { useSelector } from '@xstate/react';
import { type CSSProperties, memo } from 'react';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import type { Cell } from '../../../../machines/times-tables/rules';
import { ignoreHeldKey } from '../../../play/answers/held-key';
import { text } from '../text';

const STATUS_SYMBOLS = { default: '', correct: '✓', 'hint-high': '▲', 'hint-low': '▼' } as const satisfies Record<
  Cell['status'],
  string
>;

interface Props {
  readonly actor: TimesTablesActor;
  readonly cell: Cell;
  readonly cellIndex: number;
  readonly isOpened: boolean;
  /** Its position over the picture. */
  readonly box: CSSProperties | undefined;
  readonly onPress: (cellIndex: number) => void;
}

/** One tile. Pressing it shows its product as dots. Without a picture it draws its own colour and symbol. */
export const TileButton = memo(function TileButton({ actor, cell, cellIndex, isOpened, box, onPress }: Props) {
  const row = useSelector(actor, ({ context }) => context.factors.row[cell.row] ?? null);
  const column = useSelector(actor, ({ context }) => context.factors.column[cell.column] ?? null);
  return (
    <button
      type="button"
      translate="no"
      className="tables-tile drawn-button"
      aria-label={text.play.tile(cell, [row, column])}
      aria-pressed={isOpened}
      data-status={cell.status}
      data-x={cell.column + 1}
      data-y={cell.row + 1}
      {...(box && { style: box })}
      onKeyDown={ignoreHeldKey}
      onClick={() => onPress(cellIndex)}
    >
      {cell.value}
      <span className="tables-sign">{STATUS_SYMBOLS[cell.status]}</span>
    </button>
  );
});
