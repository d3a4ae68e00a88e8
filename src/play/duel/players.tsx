/* Whether a game is played by one or by two, as its address says: ?players=2. */
import { type ComponentType, createContext, lazy, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Game } from '../../games/define-game';

const TwoPlayers = lazy(() => import('./TwoPlayers'));

/** Whether the game of this page can be played by two beside each other. */
const ForTwo = createContext(false);

/** The same, for what offers it. */
export const useIsForTwo = (): boolean => use(ForTwo);

const asksForTwo = (search: string): boolean => new URLSearchParams(search).get('players') === '2';

/** The page of a game for as many players as its address says. */
export function forPlayers(game: Game, Screen: ComponentType): ComponentType {
  if (game.maxPlayers !== 2) return Screen;
  return function ForPlayers() {
    const { search } = useLocation();
    // Nothing stands there in its place: until it has come the page stays as it is.
    if (asksForTwo(search)) return <TwoPlayers game={game} Screen={Screen} />;
    return (
      <ForTwo value={true}>
        <Screen />
      </ForTwo>
    );
  };
}
