import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Game } from '../../catalogue/define-game';
import { AloneGame } from './alone/AloneGame';
import { offersAlone } from './alone/offers';
import { besidePage } from './beside/page';
import { classPage } from './class/page';
import { duelPage } from './duel/page';
import { firstPage } from './first/page';
import { friendPage } from './friend/page';
import type { ModePage } from './mode-page';
import { stormPage } from './storm/page';

/** If the URL asks for several, the first one is played. */
const MODES: readonly ModePage[] = [classPage, duelPage, stormPage, friendPage, besidePage, firstPage];

/** Wraps the screen of a game so that it is played in the mode that the URL asks for. */
export function withPlayMode(game: Game, Screen: ComponentType): ComponentType {
  const offers = offersAlone(game);
  return function PlayedGame() {
    const address = useLocation();
    for (const pageOf of MODES) {
      const page = pageOf({ game, Screen, address });
      if (page !== null) return page;
    }
    return <AloneGame offers={offers} Screen={Screen} />;
  };
}
