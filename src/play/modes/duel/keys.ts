import type { Player } from '../../../../machines/core/duel';

/** Keys of the choices: each player has one end of the number row. */
export const HALF_KEYS: Readonly<Record<Player, readonly string[]>> = {
  1: ['1', '2', '3', '4'],
  2: ['7', '8', '9', '0'],
};
