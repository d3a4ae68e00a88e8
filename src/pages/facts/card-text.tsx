import type { ReactNode } from 'react';

interface Count {
  readonly known: ReactNode;
  readonly of: number;
}

export const text = {
  title: 'What you know',
  count: (tables: Count, sums: Count) => (
    <>
      Times tables: {tables.known} of {tables.of}. Sums to 20: {sums.known} of {sums.of}.
    </>
  ),
  also: 'You can also:',
  more: (count: number): string => `And ${count} more.`,
  map: 'See your map',
} as const;
