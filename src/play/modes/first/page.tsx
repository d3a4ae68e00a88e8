/* The short round of a child who has never played (?first), in the game whose manifest has one. */
import { lazyPart } from '../../../ui/lazy-page';
import type { ModePage } from '../mode-page';

const FirstRound = lazyPart(() => import('./FirstRound'));

const isAsked = (search: string): boolean => new URLSearchParams(search).has('first');

// No fallback: the page stays unchanged until this has loaded.
export const firstPage: ModePage = ({ game, Screen, address: { search } }) =>
  game.firstRound !== undefined && isAsked(search) ? (
    <FirstRound game={game} round={game.firstRound} Screen={Screen} />
  ) : null;
