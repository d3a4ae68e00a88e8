import { afterEach, describe, expect, it } from 'vitest';
import { toastError } from '../../src/account/toast-error';
import { clearToasts, readToasts } from '../../src/ui/toast';

afterEach(clearToasts);

describe('An error', () => {
  it.each([
    ['its own message', new Error('Not now.'), 'Not now.'],
    ['a plain message if it has none', 'a text that was thrown', 'Something went wrong. Please try again.'],
  ])('is shown with %s', (_, error, strings) => {
    toastError(error, 'destructive');
    expect(readToasts().map(({ title, text, tone }) => [title, text, tone])).toEqual([
      ['Error', strings, 'destructive'],
    ]);
  });
});
