import type { ReactNode } from 'react';

/** How to win a hat, as the link to its island. Only the name of the island is shown; screen readers read the rest. */
export const hatToWin = (hat: string, island: string, hidden: (text: string) => ReactNode) => (
  <>
    {hidden(`${hat}: win two stars at `)}
    {island}
  </>
);
