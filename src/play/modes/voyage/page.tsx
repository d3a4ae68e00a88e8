/*
 * An island of today's voyage (?voyage) or of a week (?week), and any other round by one child if a grown-up has set
 * minutes of play.
 */
import type { ReactElement } from 'react';
import { hasPlayLimit } from '../../../device/has-play-limit';
import { lazyPart } from '../../../ui/lazy-page';
import type { Visit } from '../mode-page';

const AtSea = lazyPart(() => import('./AtSea'));

/** The page itself, unless it is part of a voyage or its time is limited. Another query is another visit. */
export function withVoyage({ game, Screen, address: { search } }: Visit, page: ReactElement): ReactElement {
  const isAtSea = /[?&](?:voyage|week)(?:[=&]|$)/.test(search);
  // No fallback: the page stays unchanged until this has loaded.
  return isAtSea || hasPlayLimit() ? <AtSea key={search} {...{ game, search, Screen, page }} /> : page;
}
