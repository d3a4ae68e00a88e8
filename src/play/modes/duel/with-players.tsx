/* Chooses the players from the URL: one, two (?players=2), a class (?storm), or a friend's round (#friend=). */
import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { Game } from '../../../catalogue/define-game';
import { lazyPart } from '../../../ui/lazy-page';
import { ResumableGame } from '../../round/left-round/ResumableGame';
import { friendCodeIn } from '../friend/friend';
import { hasStormMode, OnePlayerGame } from '../offered-modes';

const TwoPlayers = lazyPart(() => import('./TwoPlayers'));
const StormPage = lazyPart(() => import('../storm/StormPage'));
const FriendRound = lazyPart(() => import('../friend/FriendRound'));

const asksForTwo = (search: string): boolean => new URLSearchParams(search).get('players') === '2';
const asksForStorm = (search: string): boolean =>
  ['', '1', 'on'].includes(new URLSearchParams(search).get('storm') ?? 'off');

/** Wraps the screen of a game for the number of players in the URL. */
export function withPlayers(game: Game, Screen: ComponentType): ComponentType {
  return function ForPlayers() {
    const { search, hash } = useLocation();
    // No fallback: the page stays unchanged until this has loaded.
    if (game.maxPlayers === 2 && asksForTwo(search)) return <TwoPlayers game={game} Screen={Screen} />;
    if (hasStormMode(game) && asksForStorm(search)) return <StormPage game={game} Screen={Screen} />;
    const code = friendCodeIn(hash);
    return (
      <OnePlayerGame value={game}>
        {code === null ? (
          <ResumableGame Screen={Screen} />
        ) : (
          <FriendRound key={code} game={game} Screen={Screen} code={code} />
        )}
      </OnePlayerGame>
    );
  };
}
