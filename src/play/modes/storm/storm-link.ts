import type { Game } from '../../../catalogue/define-game';

/** Whether a game has the mode in which a class plays against the storm. */
export const hasStormMode = ({ maxPlayers, isMarkedAtEnd }: Game): boolean =>
  maxPlayers === 2 && isMarkedAtEnd !== true;
