/* Two players side by side (?players=2). */
import { lazyPart } from '../../../ui/lazy-page';
import type { ModePage } from '../mode-page';

const TwoPlayers = lazyPart(() => import('./TwoPlayers'));

const isAsked = (search: string): boolean => new URLSearchParams(search).get('players') === '2';

// No fallback: the page stays unchanged until this has loaded.
export const duelPage: ModePage = ({ game, Screen, address: { search } }) =>
  game.maxPlayers === 2 && isAsked(search) ? <TwoPlayers game={game} Screen={Screen} /> : null;
