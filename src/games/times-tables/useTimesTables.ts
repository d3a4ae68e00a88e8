import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import { type TimesTablesActor, timesTablesMachine } from '../../../machines/times-tables/machine';
import { RULES, SIZES } from '../../../machines/times-tables/rules';
import { withCompleted } from '../../../machines/times-tables/stats';
import { useGameStart } from '../../play/useGameStart';
import { useMemory } from '../../play/useMemory';
import { useEvents } from '../../play/useRoundEffects';
import { statsStore } from './saved';

interface TimesTables {
  readonly actor: TimesTablesActor;
  readonly clock: GameClock;
  readonly reducedMotion: boolean;
}

/** Starts the game on its own clock, as the address asks, and keeps on the device what is reached. */
export function useTimesTables(): TimesTables {
  const { switches, clock, dealing, time, reducedMotion } = useGameStart();
  const [input] = useState(() => {
    const asked = switches.setting('size', SIZES.map(String));
    const size = SIZES.find((one) => String(one) === asked) ?? RULES.firstSize;
    return { ...dealing, settings: { size, time }, stats: statsStore.read() };
  });
  const actor = useActorRef(timesTablesMachine, { input, clock });
  useEffect(() => {
    const subscription = actor.on('finished', ({ completion }) =>
      statsStore.update((stats) => withCompleted(stats, completion)),
    );
    const leave = statsStore.subscribe((stats, origin) => {
      if (origin === 'elsewhere') actor.send({ type: 'STATS_ELSEWHERE', stats });
    });
    return () => {
      leave();
      subscription.unsubscribe();
    };
  }, [actor]);
  useMemory(actor, useEvents(actor));
  return { actor, clock, reducedMotion };
}
