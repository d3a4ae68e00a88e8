import { expect, it } from 'vitest';
import { getErrorMessage } from '../../backend/error-message.ts';

it.each([
  ['an error', new Error('wrong'), 'wrong'],
  ['an object with a message, as PGlite throws', { name: 'ExitStatus', message: 'exit(1)', status: 1 }, 'exit(1)'],
  ['an object with a name alone', { name: 'ErrnoError', errno: 44 }, 'ErrnoError'],
  ['any other object', { errno: 44 }, 'no reason given'],
  ['a text', 'wrong', 'wrong'],
  ['nothing', undefined, 'undefined'],
])('The reason is found in %s', (_what, thrown, reason) => {
  expect(getErrorMessage(thrown)).toBe(reason);
});
