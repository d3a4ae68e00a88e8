import { type ComponentType, useMemo } from 'react';
import type { Game } from '../../../catalogue/define-game';
import { NextStopContext } from '../../result/next-game';
import { ALONE } from '../../round/play-mode';
import { AloneGame } from '../alone/AloneGame';
import { SailOn } from './SailOn';

interface Props {
  readonly game: Game;
  readonly Screen: ComponentType;
}

/** A short round on an island of today's voyage. Its result has one button: the boat sails on. */
export function VoyageRound({ game, Screen }: Props) {
  const nextStop = useMemo(() => <SailOn game={game} />, [game]);
  return (
    <NextStopContext value={nextStop}>
      <AloneGame kind="voyage" offers={ALONE.offers} isShort Screen={Screen} />
    </NextStopContext>
  );
}
