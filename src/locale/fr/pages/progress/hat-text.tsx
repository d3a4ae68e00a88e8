import type * as English from '../../../../pages/progress/hat-text';

export const hatToWin: typeof English.hatToWin = (hat, island, hidden) => (
  <>
    {hidden(`${hat}\u00a0: gagne deux étoiles sur l’île `)}
    {island}
  </>
);
