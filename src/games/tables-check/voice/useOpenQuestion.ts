import { useSelector } from '@xstate/react';
import { useSyncExternalStore } from 'react';
import type { GameClock } from '../../../../machines/core/clock';
import type { Question } from '../../../../machines/tables-check/check-questions';
import type { TablesCheckActor } from '../../../../machines/tables-check/machine';

/** The open question; null between two questions and during a pause. */
export function useOpenQuestion(actor: TablesCheckActor, clock: GameClock): Question | null {
  const question = useSelector(actor, (snapshot) => (snapshot.hasTag('open') ? snapshot.context.round.question : null));
  const isPaused = useSyncExternalStore(
    (listener) => clock.subscribe(listener),
    () => clock.isPaused,
  );
  return isPaused ? null : question;
}
