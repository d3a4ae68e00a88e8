/* Whether a round is one of a class, as its address says: ?class. */
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Game } from '../../games/define-game';
import { lazyPart } from '../../ui/lazy-page';
import { ClassContext } from './class-context';
import { classPlayIn, isForClass } from './class-link';

const ClassPlay = lazyPart(() => import('./ClassPlay'));

/** The page of a game, for one alone or for one of a class. */
export function forClass(game: Game, Screen: ComponentType): ComponentType {
  if (!isForClass(game)) return Screen;
  const alone = { game, Code: null };
  return function ForClass() {
    const { search } = useLocation();
    const play = classPlayIn(game, search);
    // Nothing stands there in its place: until it has come the page stays as it is.
    if (play !== null) return <ClassPlay key={search} game={game} Screen={Screen} {...play} />;
    return (
      <ClassContext value={alone}>
        <Screen />
      </ClassContext>
    );
  };
}
