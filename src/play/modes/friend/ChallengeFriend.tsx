import Send from 'lucide-react/icons/send';
import { Suspense } from 'react';
import { type GameSession, isWholeRound } from '../../../../machines/core/session';
import type { Game } from '../../../catalogue/define-game';
import { lazyOptionalPart } from '../../../ui/lazy-page';
import { Drawer } from '../../internal/Drawer';
import { text } from './text';

// If it cannot be loaded, the drawer is empty.
const Challenge = lazyOptionalPart(() => import('./Challenge'));

interface Props {
  readonly game: Game;
  readonly session: GameSession<object, unknown>;
  readonly label?: string;
}

/** Shares the finished round with a friend. */
export const ChallengeFriend = ({ game, session, label = text.challenge }: Props) =>
  isWholeRound(session) && (
    <Drawer icon={<Send aria-hidden className="icon" />} label={label}>
      <Suspense>
        <Challenge game={game} session={session} />
      </Suspense>
    </Drawer>
  );
