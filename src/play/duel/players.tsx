/* By whom a game is played, as its address says: by one, by two (?players=2), or beside the round of a friend (#friend=). */
import { type ComponentType, createContext, lazy, use } from 'react';
import { useLocation } from 'react-router-dom';
import type { Game } from '../../games/define-game';
import { codeIn } from '../friend/friend';

const TwoPlayers = lazy(() => import('./TwoPlayers'));
const FriendRound = lazy(() => import('../friend/FriendRound'));

/** Whether the game of this page can be played by two beside each other. */
const ForTwo = createContext(false);

/** The same, for what offers it. */
export const useIsForTwo = (): boolean => use(ForTwo);

const asksForTwo = (search: string): boolean => new URLSearchParams(search).get('players') === '2';

/** The page of a game for as many players as its address says. */
export function forPlayers(game: Game, Screen: ComponentType): ComponentType {
  const isForTwo = game.maxPlayers === 2;
  return function ForPlayers() {
    const { search, hash } = useLocation();
    // Nothing stands there in its place: until it has come the page stays as it is.
    if (isForTwo && asksForTwo(search)) return <TwoPlayers game={game} Screen={Screen} />;
    const code = codeIn(hash);
    return (
      <ForTwo value={isForTwo}>
        {code === null ? <Screen /> : <FriendRound key={code} game={game} Screen={Screen} code={code} />}
      </ForTwo>
    );
  };
}
