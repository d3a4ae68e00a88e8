import ArrowRight from 'lucide-react/icons/arrow-right';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import Delete from 'lucide-react/icons/delete';
import { memo, type PointerEvent, type ReactNode } from 'react';
import { seededRandom } from '../../../machines/core/random';
import { playSound } from '../../device/sound';
import { getDecimalSign } from '../../ui/notation';
import { deleteKey, nextField, numberPad, signNames } from './text';

/** A key of the pad: a character, or the delete key. */
export type PadKey = string;
export const DELETE_KEY: PadKey = 'delete';

/** A key in the row under the digits: accessible name, label, and how it changes the entry. */
export interface ExtraKey {
  readonly name: string;
  readonly label: string;
  readonly typed: (before: string) => string;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
/** Where the keys next to the digits and the words below them are scanned. */
const SIDE_ROW = 2;
const WORD_ROW = 3;

interface Props {
  /** Character that this game needs besides digits. */
  readonly sign?: '−' | '.' | '/' | ':' | undefined;
  readonly onKey: (key: PadKey) => void;
  /** Moves to the next field, if the pad serves several. This key replaces the one for the extra character. */
  readonly onNextField?: (() => void) | undefined;
  /** More keys for this question. Pass the same array until they change. */
  readonly moreKeys?: readonly ExtraKey[] | undefined;
  readonly onWord?: ((word: ExtraKey) => void) | undefined;
  /** Name of a key that submits the form. It replaces the key for the extra character. */
  readonly enter?: string | undefined;
  /** False if all answers are words, so that no digits are shown. */
  readonly hasDigits?: boolean | undefined;
}

/** Touching the pad leaves the focus in the field, so that typing can continue on a keyboard. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/**
 * Digit keys for tablets and whiteboards, in two rows like a ten-frame, so that no on-screen keyboard covers the
 * question.
 */
export const NumberPad = memo(function NumberPad(props: Props) {
  const { sign, onKey, onNextField, moreKeys, onWord, enter, hasDigits = true } = props;
  const writtenSign = sign === '.' ? getDecimalSign() : sign;
  return (
    <div role="group" aria-label={numberPad} translate="no" className="number-pad" data-digits={hasDigits}>
      {DIGITS.map((digit, index) => (
        <Key key={digit} name={digit} row={Math.floor((2 * index) / DIGITS.length)} onPress={() => onKey(digit)}>
          {digit}
        </Key>
      ))}
      <Key name={deleteKey} area="pad-side pad-delete" onPress={() => onKey(DELETE_KEY)}>
        <Delete aria-hidden className="icon" />
      </Key>
      {onNextField && (
        <Key name={nextField} area="pad-side pad-sign" onPress={onNextField}>
          <ArrowRight aria-hidden className="icon" />
        </Key>
      )}
      {enter !== undefined && (
        <Key name={enter} type="submit" area="pad-side pad-sign">
          <CornerDownLeft aria-hidden className="icon" />
        </Key>
      )}
      {!onNextField && writtenSign !== undefined && (
        <Key name={signNames[writtenSign] ?? writtenSign} area="pad-side pad-sign" onPress={() => onKey(writtenSign)}>
          {writtenSign}
        </Key>
      )}
      {moreKeys && (
        <div className="col-span-full flex flex-wrap gap-[inherit]">
          {moreKeys.map((word) => (
            <Key key={word.name} name={word.name} row={WORD_ROW} area="pad-word" onPress={() => onWord?.(word)}>
              {word.label}
            </Key>
          ))}
        </div>
      )}
    </div>
  );
});

interface KeyProps {
  readonly name: string;
  /** The row in which the key is scanned, from 0. */
  readonly row?: number;
  readonly area?: string;
  readonly type?: 'submit';
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** Varies the pitch of key presses by 2 %, so that they do not sound mechanical. */
const random = seededRandom(13, 'press');
const pressRate = (): number => 0.98 + 0.02 * Math.floor(3 * random());

function Key({ name, row = SIDE_ROW, area = '', type, onPress, children }: KeyProps) {
  return (
    <button
      type={type ?? 'button'}
      className={`pad-key ${area}`}
      aria-label={name}
      data-scan-row={row}
      onPointerDown={keepFocus}
      onClick={() => {
        playSound('press', { rate: pressRate() });
        onPress?.();
      }}
    >
      {children}
    </button>
  );
}
