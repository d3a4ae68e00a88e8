import { normaliseDigit } from '../../machines/core/typed-text';

export interface KeyPress extends Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'> {
  /** As in keyboard events. */
  readonly getModifierState?: (key: 'NumLock') => boolean;
}

/** The digit of a key on a numeric pad whose Num Lock is off, where it would be an arrow, Home or the like. */
function digitOfUnlockedPad(press: KeyPress): string | null {
  if (press.shiftKey || press.key.length === 1 || press.getModifierState?.('NumLock') !== false) return null;
  return /^Numpad(\d)$/.exec(press.code)?.[1] ?? null;
}

/**
 * The digit that a key means, or null. Digits of any script count by value. On layouts with digits under Shift, such as
 * the French and Czech ones, keys count by position. On no layout is the dollar sign there without Shift.
 */
export function digitFromKey(press: KeyPress): string | null {
  const { key, code, shiftKey } = press;
  if (/^\p{Nd}$/u.test(key)) return normaliseDigit(key);
  const ofPad = digitOfUnlockedPad(press);
  if (ofPad !== null) return ofPad;
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
