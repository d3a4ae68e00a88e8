import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import { type TablesCheckActor, tablesCheckMachine } from '../../../machines/tables-check/machine';
import { isWhole, missedIn } from '../../../machines/tables-check/review';
import { mannersOf, type Settings } from '../../../machines/tables-check/rules';
import type { Session } from '../../../machines/tables-check/session';
import { freshSeed } from '../../device/switches';
import { settingsOf, useRememberedChoices } from '../../play/useGame';
import { useGameStart } from '../../play/useGameStart';
import { useMemory } from '../../play/useMemory';
import { useEvents } from '../../play/useRoundEffects';
import { game } from './game';
import { checksStore, type SavedCheck } from './saved';

/** The check whose page is open. */
export interface RunningCheck {
  readonly actor: TablesCheckActor;
  readonly clock: GameClock;
  readonly reducedMotion: boolean;
  readonly start: () => void;
}

const saved = ({ round, settings }: Session, at: string): SavedCheck => ({
  at,
  score: round.score,
  ms: round.entries.reduce((total, { ms }) => total + ms, 0),
  manners: [...mannersOf(settings, round.pauses)],
  missed: missedIn(round.entries).map(({ question: { first, second } }) => `${first}x${second}`),
});

/** Starts the check on its own clock, as the address asks, and keeps on the device each one that was taken to its end. */
export function useCheck(): RunningCheck {
  // A check is the same for all: nothing in it is mixed.
  const { switches, clock, dealing, time, reducedMotion } = useGameStart(false);
  const [input] = useState(() => ({
    seed: dealing.seed,
    settings: settingsOf<Settings>(game, switches, time),
    startsAtOnce: switches.startsAtOnce,
    clock,
  }));
  const actor = useActorRef(tablesCheckMachine, { input, clock });
  useRememberedChoices(actor, game);
  useMemory(actor, useEvents(actor));
  useEffect(() => {
    const finishing = actor.on('finished', () => {
      const { context } = actor.getSnapshot();
      if (isWhole(context.round)) checksStore.update((checks) => [...checks, saved(context, new Date().toISOString())]);
    });
    const leave = clock.subscribe(() => {
      if (clock.isPaused) actor.send({ type: 'PAUSED' });
    });
    return () => {
      leave();
      finishing.unsubscribe();
    };
  }, [actor, clock]);
  const start = useCallback(() => actor.send({ type: 'START', seed: freshSeed() }), [actor]);
  return { actor, clock, reducedMotion, start };
}
