/* A class against the storm (?storm). */
import { lazyPart } from '../../../ui/lazy-page';
import type { ModePage } from '../mode-page';
import { hasStormMode } from './storm-link';

const StormPage = lazyPart(() => import('./StormPage'));

const isAsked = (search: string): boolean =>
  ['', '1', 'on'].includes(new URLSearchParams(search).get('storm') ?? 'off');

// No fallback: the page stays unchanged until this has loaded.
export const stormPage: ModePage = ({ game, Screen, address: { search } }) =>
  hasStormMode(game) && isAsked(search) ? <StormPage game={game} Screen={Screen} /> : null;
