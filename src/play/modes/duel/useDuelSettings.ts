import { useState } from 'react';
import type { Game } from '../../../catalogue/define-game';
import { choicesStore } from '../../../device/choices';
import type { Switches } from '../../../device/switches';
import { initialChoices } from '../../useGame';

/**
 * Settings of a game for two: from the URL or remembered on this device, then as chosen in the menu. The
 * remembered settings are shared with the one-player game.
 */
export function useDuelSettings(game: Game, switches: Switches) {
  const [chosen, setChosen] = useState(() => initialChoices(game, switches));
  const choose = (name: string, value: string): void => {
    setChosen((before) => ({ ...before, [name]: value }));
    if (game.rememberedSettings?.includes(name)) choicesStore(game)?.update((known) => ({ ...known, [name]: value }));
  };
  return { chosen, choose } as const;
}
