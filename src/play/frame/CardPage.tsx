import type { ReactNode } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import type { Game } from '../../catalogue/define-game';
import type { Readable } from '../../ui/page-store';
import { useExactTitle } from '../../ui/page-title';
import { usePause } from '../round/usePause';
import { CardBackdrop } from './CardBackdrop';
import { GameFrame } from './GameFrame';

interface Props {
  readonly game: Game;
  readonly clock: GameClock;
  readonly reducedMotion: boolean;
  readonly state: Readable<string>;
  readonly children: ReactNode;
}

/** The page before or after a round with more than one player: a card in front of the game's picture. */
export function CardPage({ game, clock, reducedMotion, state, children }: Props) {
  const pause = usePause(clock, false);
  useExactTitle(game.documentTitle);
  return (
    <GameFrame
      game={game.id}
      title={game.heading}
      state={state}
      form="page"
      pause={pause}
      reducedMotion={reducedMotion}
      pauseCard={null}
    >
      <CardBackdrop game={game} />
      {children}
    </GameFrame>
  );
}
