/* Class rounds, which the URL marks with ?class. */
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Game } from '../../../catalogue/define-game';
import { lazyPart } from '../../../ui/lazy-page';
import { ClassContext } from './class-context';
import { classRoundInAddress, hasClassMode } from './class-link';

const ClassPlay = lazyPart(() => import('./ClassPlay'));

/** Wraps the screen of a game so that it also plays class rounds. */
export function withClassMode(game: Game, Screen: ComponentType): ComponentType {
  if (!hasClassMode(game)) return Screen;
  const alone = { game, Code: null };
  return function ForClass() {
    const { search } = useLocation();
    const play = classRoundInAddress(game, search);
    // No fallback: the page stays unchanged until this has loaded.
    if (play !== null) return <ClassPlay key={search} game={game} Screen={Screen} {...play} />;
    return (
      <ClassContext value={alone}>
        <Screen />
      </ClassContext>
    );
  };
}
