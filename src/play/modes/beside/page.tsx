/* A round beside the child's own last one (?beside). */
import { lazyPart } from '../../../ui/lazy-page';
import type { ModePage } from '../mode-page';
import { isBesideAsked } from './beside-link';

const BesideRound = lazyPart(() => import('./BesideRound'));

// No fallback: the page stays unchanged until this has loaded.
export const besidePage: ModePage = ({ game, Screen, address: { search } }) =>
  isBesideAsked(search) ? <BesideRound key={search} game={game} Screen={Screen} /> : null;
