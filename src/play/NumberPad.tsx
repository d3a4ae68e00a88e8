import { Delete } from 'lucide-react';
import { memo, type PointerEvent } from 'react';
import { play } from '../sound';

/** A key of the pad: a digit or sign that is typed, or the one that takes the last back. */
export type PadKey = string;
export const DELETE: PadKey = 'delete';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const;
const SIGN_NAMES: Readonly<Record<string, string>> = { '−': 'minus', '.': 'point', '/': 'slash', ':': 'colon' };

interface Props {
  /** The sign that this game needs beside the digits, if any. */
  readonly sign?: '−' | '.' | '/' | ':' | undefined;
  readonly onKey: (key: PadKey) => void;
}

/** A finger on the pad leaves the focus in the field, where a keyboard goes on typing. */
const keepFocus = (event: PointerEvent) => event.preventDefault();

/** Digits for tablets and whiteboards, as a ten-frame of two rows, so that no keyboard of the device covers the question. */
export const NumberPad = memo(function NumberPad({ sign, onKey }: Props) {
  const press = (text: PadKey) => {
    play('press');
    onKey(text);
  };
  const key = (text: string, place: string) => (
    <button
      key={text}
      type="button"
      className={`pad-key ${place}`}
      aria-label={SIGN_NAMES[text] ?? text}
      onPointerDown={keepFocus}
      onClick={() => press(text)}
    >
      {text}
    </button>
  );
  return (
    <div role="group" aria-label="Number pad" className="number-pad">
      {DIGITS.map((digit) => key(digit, ''))}
      <button
        type="button"
        className="pad-key pad-side pad-delete"
        aria-label="delete"
        onPointerDown={keepFocus}
        onClick={() => press(DELETE)}
      >
        <Delete aria-hidden className="icon" />
      </button>
      {sign !== undefined && key(sign, 'pad-side pad-sign')}
    </div>
  );
});
