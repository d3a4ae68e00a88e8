/*
 * Tracks how digits were last entered: typed, pressed on the pad, or pressed on the pad with a switch device. The time
 * for an answer only says something about the player if that is known.
 */

import type { InputDevice } from '../../../machines/learning/entry-speed';
import type { AnswerMethod } from '../../../machines/learning/practised-skill';
import { digitFromKey } from '../../ui/digit-keys';
import { createStore } from '../../ui/page-store';

const typedBy = createStore<Extract<InputDevice, 'keys' | 'pad' | 'switch'>>('keys');

const isOnPad = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.pad-key') !== null;

function noteKey(event: KeyboardEvent): void {
  const { key, target } = event;
  // Phone keyboards do not report the key. Enter submits an entry from any device, so it does not count.
  const isEntry = digitFromKey(event) !== null || /^[.,/:+−-]$/.test(key) || key === 'Unidentified';
  if (isEntry && !isOnPad(target)) typedBy.set('keys');
}

function notePress({ target, detail }: MouseEvent): void {
  if (isOnPad(target)) typedBy.set(detail === 0 ? 'switch' : 'pad');
}

/** Starts tracking. The returned function stops it. */
export function trackInputDevice(): () => void {
  document.addEventListener('keydown', noteKey, true);
  document.addEventListener('click', notePress, true);
  return () => {
    document.removeEventListener('keydown', noteKey, true);
    document.removeEventListener('click', notePress, true);
  };
}

const BY = { spoken: 'speech', scanned: 'switch', chosen: 'choice', touched: 'touch' } as const;

/** Input device of an answer that was given in this way. */
export const getInputDevice = (way: AnswerMethod): InputDevice => (way === 'typed' ? typedBy.read() : BY[way]);
