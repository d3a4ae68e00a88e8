import type * as English from '../../../../pages/progress/hat-text';

export const hatToWin: typeof English.hatToWin = (hat, island, hidden) => (
  <>
    {hidden(`${hat}: gana dos estrellas en `)}
    {island}
  </>
);
