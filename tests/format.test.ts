import { expect, it } from 'vitest';
import { formatNumber } from '../src/ui/format';

it.each([
  [0, '0'],
  [-0, '0'],
  [999, '999'],
  [-7, '−7'],
  [1000, '1,000'],
  [-12_345, '−12,345'],
  [100_000, '100,000'],
  [999_999_999_999, '999,999,999,999'],
])('%d is shown as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});
