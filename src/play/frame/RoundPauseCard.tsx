import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import type { Game } from '../../catalogue/define-game';
import { ForTeachers } from '../links/ForTeachers';
import { usePlayMode } from '../round/play-mode';
import { getRoundParameters } from '../round/round';
import { PauseCard } from './PauseCard';

/** A game whose rounds have settings and a seed, and can be ended. */
interface RoundActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { readonly context: { readonly settings: object; readonly seed: number } };
  send(event: { readonly type: 'END_ROUND' }): void;
}

interface Props {
  readonly game: Game;
  readonly actor: RoundActor;
  readonly onResume: () => void;
}

/** The pause card of a round: resume it, end it, or share it with a class that is not playing it together already. */
export function RoundPauseCard({ game, actor, onResume }: Props) {
  const { board } = usePlayMode();
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  if (board !== null) return <PauseCard onResume={onResume} onEndRound={board.onEndRound} />;
  return (
    <PauseCard onResume={onResume} onEndRound={() => actor.send({ type: 'END_ROUND' })}>
      <ForTeachers link={getRoundParameters(game, settings, seed)} />
    </PauseCard>
  );
}
