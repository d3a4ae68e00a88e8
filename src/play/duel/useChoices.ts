import { useState } from 'react';
import { choicesStore } from '../../device/choices';
import type { Switches } from '../../device/switches';
import type { Game } from '../../games/define-game';
import { choicesFor } from '../useGame';

/**
 * What is chosen of a game that two play: at first as the address says, or as this device remembers it, and then as their menu
 * does, which the device remembers where it remembers that of one player.
 */
export function useChoices(game: Game, switches: Switches) {
  const [chosen, setChosen] = useState(() => choicesFor(game, switches));
  const choose = (name: string, value: string): void => {
    setChosen((before) => ({ ...before, [name]: value }));
    if (game.remembers?.includes(name)) choicesStore(game)?.update((known) => ({ ...known, [name]: value }));
  };
  return { chosen, choose } as const;
}
