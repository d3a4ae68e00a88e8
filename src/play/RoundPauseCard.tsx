import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { ForTeachers } from './ForTeachers';
import { PauseCard } from './PauseCard';

/** A game whose round is named by settings and a seed, and can be ended. */
interface RoundActor<Settings> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { readonly context: { readonly settings: Settings; readonly seed: number } };
  send(event: { readonly type: 'END_ROUND' }): void;
}

interface Props<Settings> {
  readonly actor: RoundActor<Settings>;
  readonly onResume: () => void;
  /** The query parameters that name a round. */
  readonly linkOf: (settings: Settings, seed: number) => Readonly<Record<string, string | number>>;
}

/** The pause of a round: go on, end it, or give it to a class. */
export function RoundPauseCard<Settings>({ actor, onResume, linkOf }: Props<Settings>) {
  const settings = useSelector(actor, ({ context }) => context.settings);
  const seed = useSelector(actor, ({ context }) => context.seed);
  return (
    <PauseCard onResume={onResume} onEndRound={() => actor.send({ type: 'END_ROUND' })}>
      <ForTeachers link={linkOf(settings, seed)} />
    </PauseCard>
  );
}
