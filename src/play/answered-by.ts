/*
 * How digits were put in last: typed, pressed on the pad, or pressed there by something that is no finger and no mouse, as
 * a switch does. Only then does the time that an answer took say something of who gave it.
 */

import type { AnsweredBy } from '../../machines/learning/hand';
import type { AnswerWay } from '../../machines/learning/practised';
import { digitOf } from '../ui/digit-keys';

let typedBy: Extract<AnsweredBy, 'keys' | 'pad' | 'switch'> = 'keys';

const PAD_KEY = '.pad-key';

function noteKey(event: KeyboardEvent): void {
  const { key, target } = event;
  const isOnPad = target instanceof Element && target.closest(PAD_KEY) !== null;
  // Keyboards of phones do not say which key it was. Enter gives what was put in by whatever way.
  if (!isOnPad && (digitOf(event) !== null || /^[.,/:+−-]$/.test(key) || key === 'Unidentified')) typedBy = 'keys';
}

function notePress({ target, detail }: MouseEvent): void {
  if (target instanceof Element && target.closest(PAD_KEY) !== null) typedBy = detail === 0 ? 'switch' : 'pad';
}

/** Follows how digits are put in, until the returned function is called. */
export function followWays(): () => void {
  document.addEventListener('keydown', noteKey, true);
  document.addEventListener('click', notePress, true);
  return () => {
    document.removeEventListener('keydown', noteKey, true);
    document.removeEventListener('click', notePress, true);
  };
}

const BY = { spoken: 'speech', scanned: 'switch', chosen: 'choice', touched: 'touch' } as const;

/** How an answer is given that came in this way. */
export const answeredBy = (way: AnswerWay): AnsweredBy => (way === 'typed' ? typedBy : BY[way]);
