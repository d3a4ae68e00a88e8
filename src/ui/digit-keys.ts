import { plainDigit } from '../../machines/core/typed-text';

/** What a press of a key says of itself. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * The digit that a key means, or null: a digit of any script by its value; and on keyboards that have their digits under
 * Shift, as in France and in Czechia, by its position in the row. No layout has the dollar there without Shift.
 */
export function digitOf({ key, code, shiftKey }: KeyPress): string | null {
  if (/^\p{Nd}$/u.test(key)) return plainDigit(key);
  if (shiftKey || key === '$' || !/^.$/u.test(key)) return null;
  return /^Digit(\d)$/.exec(code)?.[1] ?? null;
}

/** The key that is meant where this `sign` can be typed as well: its own key stays what it is. */
export function meantKey(press: KeyPress, sign?: string): string {
  const isSign = press.key === sign || (sign === '−' && press.key === '-');
  return isSign ? press.key : (digitOf(press) ?? press.key);
}

/** Types the digit that a key means into a field, where the browser would type something else. */
export function typeDigit(field: HTMLInputElement, event: KeyboardEvent, sign?: string): void {
  const digit = meantKey(event, sign);
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.getModifierState('AltGraph');
  if (isCommand || event.isComposing || !/^\d$/.test(digit) || /^\p{Nd}$/u.test(event.key)) return;
  event.preventDefault();
  const { value, maxLength, readOnly } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  if (readOnly || (maxLength >= 0 && value.length - (end - start) >= maxLength)) return;
  field.setRangeText(digit, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
