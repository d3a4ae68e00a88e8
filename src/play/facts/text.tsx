import type { ReactNode } from 'react';

export const moved = 'New on your map';
/** `sum` is an element: "7 × 8 is now quick". */
export const movedText = (sum: ReactNode, level: string): ReactNode => (
  <>
    {sum} is now {level}
  </>
);
export const moreText = (others: number): string => `and ${others} more`;
export const practise = 'Practise these';
export const orIn = 'Or in';
