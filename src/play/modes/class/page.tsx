/* Class rounds, which the URL marks with ?class. */
import { lazyPart } from '../../../ui/lazy-page';
import type { ModePage } from '../mode-page';
import { hasClassMode, parseClassRound } from './class-link';

const ClassPlay = lazyPart(() => import('./ClassPlay'));

// No fallback: the page stays unchanged until this has loaded.
export const classPage: ModePage = ({ game, Screen, address: { search } }) => {
  const play = hasClassMode(game) ? parseClassRound(game, search) : null;
  return play && <ClassPlay key={search} game={game} Screen={Screen} {...play} />;
};
