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
import { withVoyage } from './voyage/page';

/** If the URL asks for several, the first one is played. Minutes of play do not limit those with others. */
const WITH_OTHERS: readonly ModePage[] = [classPage, duelPage, stormPage];
const BY_ONE_CHILD: readonly ModePage[] = [friendPage, besidePage, firstPage];

/** Wraps the screen of a game so that it is played in the mode that the URL asks for. */
export function withPlayMode(game: Game, Screen: ComponentType): ComponentType {
  const offers = offersAlone(game);
  return function PlayedGame() {
    const visit = { game, Screen, address: useLocation() };
    const find = (modes: readonly ModePage[]) => {
      for (const pageOf of modes) {
        const page = pageOf(visit);
        if (page !== null) return page;
      }
      return null;
    };
    return find(WITH_OTHERS) ?? withVoyage(visit, find(BY_ONE_CHILD) ?? <AloneGame offers={offers} Screen={Screen} />);
  };
}
