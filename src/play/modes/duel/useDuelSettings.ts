import { useState } from 'react';
import type { Game } from '../../../catalogue/define-game';
import { openChoicesStore } from '../../../device/choices';
import type { UrlOptions } from '../../../device/url-options';
import { initialChoices } from '../../useGame';

/**
 * Settings of a game for two: from the URL or remembered on this device, then as chosen in the menu. The
 * remembered settings are shared with the one-player game.
 */
export function useDuelSettings(game: Game, switches: UrlOptions) {
  const [chosen, setChosen] = useState(() => initialChoices(game, switches));
  const choose = (name: string, value: string): void => {
    setChosen((before) => ({ ...before, [name]: value }));
    if (game.rememberedSettings?.includes(name))
      openChoicesStore(game)?.update((known) => ({ ...known, [name]: value }));
  };
  return { chosen, choose } as const;
}
