import type { Game } from '../../../catalogue/define-game';
import { ALONE, type Offers } from '../../round/play-mode';
import { BesideAgain } from '../beside/BesideAgain';
import { BesideOffer } from '../beside/BesideOffer';
import { ClassLink } from '../class/ClassLink';
import { hasClassMode } from '../class/class-link';
import { TwoPlayersFrameLink, TwoPlayersLink } from '../duel/TwoPlayersLink';
import { ChallengeFriend } from '../friend/ChallengeFriend';
import { StormLink } from '../storm/StormLink';
import { hasStormMode } from '../storm/storm-link';

/** The other ways to play a game, offered to a child who plays it alone. */
export const offersAlone = (game: Game): Offers => ({
  ...ALONE.offers,
  inMenu: (link) => (
    <div className="grid gap-2">
      {game.maxPlayers === 2 && <TwoPlayersLink link={link} />}
      <BesideOffer game={game} link={link} />
    </div>
  ),
  ...(game.maxPlayers === 2 &&
    game.opensWith === 'question' && { inHeader: (link) => <TwoPlayersFrameLink link={link} /> }),
  forTeachers: (link) => (
    <>
      {hasClassMode(game) && <ClassLink game={game} link={link} />}
      {hasStormMode(game) && <StormLink link={link} />}
    </>
  ),
  afterButtons: (session) => (
    <>
      <BesideAgain game={game} session={session} />
      <ChallengeFriend game={game} session={session} />
    </>
  ),
});
