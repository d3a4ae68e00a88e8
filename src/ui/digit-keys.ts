import { normaliseDigit } from '../../machines/core/typed-text';

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/**
 * The digit that a key means, or null. Digits of any script count by value. On layouts with digits under Shift, such as
 * the French and Czech ones, keys count by position. On no layout is the dollar sign there without Shift.
 */
export function digitFromKey({ key, code, shiftKey }: KeyPress): string | null {
  if (/^\p{Nd}$/u.test(key)) return normaliseDigit(key);
  if (shiftKey || key === '$' || !/^.$/u.test(key)) return null;
  return /^Digit(\d)$/.exec(code)?.[1] ?? null;
}

/** The intended key in a field that also accepts `sign`. The key for that sign keeps its meaning. */
export function intendedKey(press: KeyPress, sign?: string): string {
  const isSign = press.key === sign || (sign === '−' && press.key === '-');
  return isSign ? press.key : (digitFromKey(press) ?? press.key);
}

/** Types the intended digit into a field if the browser would type something else. */
export function typeDigit(field: HTMLInputElement, event: KeyboardEvent, sign?: string): void {
  const digit = intendedKey(event, sign);
  const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.getModifierState('AltGraph');
  if (isCommand || event.isComposing || !/^\d$/.test(digit) || /^\p{Nd}$/u.test(event.key)) return;
  event.preventDefault();
  const { value, maxLength, readOnly } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  if (readOnly || (maxLength >= 0 && value.length - (end - start) >= maxLength)) return;
  field.setRangeText(digit, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
