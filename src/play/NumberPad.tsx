import ArrowRight from 'lucide-react/icons/arrow-right';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import Delete from 'lucide-react/icons/delete';
import { memo, type PointerEvent, type ReactNode } from 'react';
import { seededRandom } from '../../machines/core/random';
import { play } from '../device/sound';

/** A key of the pad: a digit or sign that is typed, or the one that takes the last back. */
export type PadKey = string;
export const DELETE: PadKey = 'delete';

/** A key of the row under the digits: what it is called, what stands on it, and what it makes of the entry. */
export interface PadWord {
  readonly name: string;
  readonly label: string;
  readonly typed: (before: string) => string;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const SIGN_NAMES: Readonly<Record<string, string>> = { '−': 'minus', '.': 'point', '/': 'slash', ':': 'colon' };

interface Props {
  /** The sign that this game needs beside the digits, if any. */
  readonly sign?: '−' | '.' | '/' | ':' | undefined;
  readonly onKey: (key: PadKey) => void;
  /** Leads to the next of several fields that the pad serves: then it has a key for that, and no sign. */
  readonly onNextField?: (() => void) | undefined;
  /** Words and signs that the answers of this question need beside the digits; the same list while they stay. */
  readonly moreKeys?: readonly PadWord[] | undefined;
  readonly onWord?: ((word: PadWord) => void) | undefined;
  /** What the key is called that gives what is typed, where the pad has it in place of a sign; its form is sent by it. */
  readonly enter?: string | undefined;
  /** False where the answer is one of these words: then there are no digits. */
  readonly hasDigits?: boolean | undefined;
}

/** A finger on the pad leaves the focus in the field, where a keyboard goes on typing. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/** Digits for tablets and whiteboards, as a ten-frame of two rows, so that no keyboard of the device covers the question. */
export const NumberPad = memo(function NumberPad(props: Props) {
  const { sign, onKey, onNextField, moreKeys, onWord, enter, hasDigits = true } = props;
  return (
    <div role="group" aria-label="Number pad" translate="no" className="number-pad" data-digits={hasDigits}>
      {DIGITS.map((digit) => (
        <Key key={digit} name={digit} onPress={() => onKey(digit)}>
          {digit}
        </Key>
      ))}
      <Key name={DELETE} area="pad-side pad-delete" onPress={() => onKey(DELETE)}>
        <Delete aria-hidden className="icon" />
      </Key>
      {onNextField && (
        <Key name="next field" area="pad-side pad-sign" onPress={onNextField}>
          <ArrowRight aria-hidden className="icon" />
        </Key>
      )}
      {enter !== undefined && (
        <Key name={enter} type="submit" area="pad-side pad-sign">
          <CornerDownLeft aria-hidden className="icon" />
        </Key>
      )}
      {!onNextField && sign !== undefined && (
        <Key name={SIGN_NAMES[sign] ?? sign} area="pad-side pad-sign" onPress={() => onKey(sign)}>
          {sign}
        </Key>
      )}
      {moreKeys && (
        <div className="pad-words">
          {moreKeys.map((word) => (
            <Key key={word.name} name={word.name} area="pad-word" onPress={() => onWord?.(word)}>
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
  readonly area?: string;
  readonly type?: 'submit';
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** No two presses sound quite alike: 2 % lower, as it is, or 2 % higher. */
const random = seededRandom(13, 'press');
const pressRate = (): number => 0.98 + 0.02 * Math.floor(3 * random());

function Key({ name, area = '', type, onPress, children }: KeyProps) {
  return (
    <button
      type={type ?? 'button'}
      className={`pad-key ${area}`}
      aria-label={name}
      onPointerDown={keepFocus}
      onClick={() => {
        play('press', { rate: pressRate() });
        onPress?.();
      }}
    >
      {children}
    </button>
  );
}
