import type { ReactNode } from 'react';

/** What to practise, and why. */
export const practiseBecause = (name: ReactNode, reason: ReactNode) => (
  <>
    {name}: {reason}
  </>
);
