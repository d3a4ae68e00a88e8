/* By whom a game is played, as its address says: by one, by two (?players=2), by a class
   (?storm), or beside the round of a friend (#friend=). */
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Game } from '../../games/define-game';
import { lazyPart } from '../../ui/lazy-page';
import { codeIn } from '../friend/friend';
import { GameForOne, isForStorm } from '../game-for-one';
import { PlayedAlone } from '../left-round/PlayedAlone';

const TwoPlayers = lazyPart(() => import('./TwoPlayers'));
const StormPage = lazyPart(() => import('../storm/StormPage'));
const FriendRound = lazyPart(() => import('../friend/FriendRound'));

const asksForTwo = (search: string): boolean => new URLSearchParams(search).get('players') === '2';
const asksForStorm = (search: string): boolean =>
  ['', '1', 'on'].includes(new URLSearchParams(search).get('storm') ?? 'off');

/** The page of a game for as many players as its address says. */
export function forPlayers(game: Game, Screen: ComponentType): ComponentType {
  return function ForPlayers() {
    const { search, hash } = useLocation();
    // Nothing stands there in its place: until it has come the page stays as it is.
    if (game.maxPlayers === 2 && asksForTwo(search)) return <TwoPlayers game={game} Screen={Screen} />;
    if (isForStorm(game) && asksForStorm(search)) return <StormPage game={game} Screen={Screen} />;
    const code = codeIn(hash);
    return (
      <GameForOne value={game}>
        {code === null ? (
          <PlayedAlone Screen={Screen} />
        ) : (
          <FriendRound key={code} game={game} Screen={Screen} code={code} />
        )}
      </GameForOne>
    );
  };
}
