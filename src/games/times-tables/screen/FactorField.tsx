import { useSelector } from '@xstate/react';
import { type CSSProperties, memo, useId, useState } from 'react';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import { parseFactor, type Slot } from '../../../../machines/times-tables/rules';
import { typeDigit } from '../../../ui/digit-keys';
import { useStore } from '../../../ui/page-store';
import { getSlotPosition, isSameSlot } from '../board-keys';
import { text } from '../text';
import type { FactorFields } from './factor-fields';

/** Touch devices have the number pad next to the board. Their own keyboard would cover the tiles. */
const INPUT_MODE = globalThis.matchMedia?.('(pointer: coarse)').matches ? 'none' : 'numeric';
/** Enough for spaces, a sign, or leading zeros before the digits. */
const MAX_CHARACTERS = 5;

interface Props {
  readonly actor: TimesTablesActor;
  readonly fields: FactorFields;
  readonly side: Slot['side'];
  readonly index: number;
  readonly isOpen: boolean;
  readonly isMultipleChoice: boolean;
  /** Its position over the picture. */
  readonly box: CSSProperties | undefined;
}

const isDraftOf = (draft: string, factor: number | null): boolean => {
  const reading = parseFactor(draft);
  return reading.kind === 'factor' ? reading.factor === factor : reading.kind === 'empty' && factor === null;
};

/**
 * The field of one factor. It keeps the typed text as long as that means the current factor, so that nothing changes
 * while the player types.
 */
export const FactorField = memo(function FactorField({
  actor,
  fields,
  side,
  index,
  isOpen,
  isMultipleChoice,
  box,
}: Props) {
  const factor = useSelector(actor, ({ context }) => context.factors[side][index] ?? null);
  const puzzle = useSelector(actor, ({ context }) => context.puzzle);
  const [draft, setDraft] = useState('');
  const tiles = useId();
  const slot: Slot = { side, index };
  const isCurrent = useStore({ ...fields.slot, read: () => isSameSlot(fields.slot.read(), slot) });
  const { x, y } = getSlotPosition(slot);
  const comeTo = (field: HTMLInputElement) => {
    fields.setCurrent(slot);
    field.select();
  };
  return (
    <>
      <input
        type="text"
        translate="no"
        className="tables-field"
        inputMode={INPUT_MODE}
        autoComplete="off"
        enterKeyHint="next"
        maxLength={MAX_CHARACTERS}
        aria-label={text.play.field(slot)}
        aria-describedby={tiles}
        placeholder="?"
        readOnly={!isOpen || isMultipleChoice}
        data-x={x}
        data-y={y}
        data-filled={factor !== null}
        data-current={isMultipleChoice && isOpen && isCurrent}
        value={isDraftOf(draft, factor) ? draft.trim() : String(factor ?? '')}
        {...(box && { style: box })}
        onKeyDown={({ currentTarget, nativeEvent }) => typeDigit(currentTarget, nativeEvent)}
        onChange={({ target }) => {
          setDraft(target.value);
          fields.type(slot, target.value);
        }}
        onFocus={({ currentTarget }) => comeTo(currentTarget)}
        // Otherwise a click would put the caret between two digits.
        onClick={({ currentTarget }) => comeTo(currentTarget)}
        onBlur={() => setDraft('')}
      />
      <span id={tiles} hidden>
        {text.play.tilesOf(puzzle, slot)}
      </span>
    </>
  );
});
