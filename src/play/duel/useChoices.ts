import { useState } from 'react';
import { choicesStore } from '../../device/choices';
import type { Switches } from '../../device/switches';
import type { Game } from '../../games/define-game';
import { choicesFor } from '../useGame';

/**
 * Settings of a game for two: from the address or remembered on this device, then as chosen in the menu. The device
 * remembers the same settings as for one player.
 */
export function useChoices(game: Game, switches: Switches) {
  const [chosen, setChosen] = useState(() => choicesFor(game, switches));
  const choose = (name: string, value: string): void => {
    setChosen((before) => ({ ...before, [name]: value }));
    if (game.remembers?.includes(name)) choicesStore(game)?.update((known) => ({ ...known, [name]: value }));
  };
  return { chosen, choose } as const;
}
