import UsersRound from 'lucide-react/icons/users-round';
import { type GameSession, isWholeRound } from '../../../../machines/core/session';
import type { Game } from '../../../catalogue/define-game';
import { LinkButton } from '../../../ui/LinkButton';
import { getRoundParameters } from '../../round/round';
import { besideUrl } from './beside-link';
import { text } from './text';

interface Props {
  readonly game: Game;
  readonly session: GameSession<object, unknown>;
}

/**
 * On a result, offers a round beside the one that has just been stored. It does not wait for the store, so that nothing
 * appears late.
 */
export const BesideAgain = ({ game, session }: Props) =>
  isWholeRound(session) &&
  session.tally.right > 0 && (
    <LinkButton
      to={besideUrl(getRoundParameters(game, session.settings, session.seed))}
      icon={<UsersRound aria-hidden className="icon" />}
    >
      {text.beside}
    </LinkButton>
  );
