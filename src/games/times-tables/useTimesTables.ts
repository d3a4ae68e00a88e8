import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import {
  type TimesTablesActor,
  type TimesTablesSnapshot,
  timesTablesMachine,
} from '../../../machines/times-tables/machine';
import { RULES, SIZES } from '../../../machines/times-tables/rules';
import { withCompleted, withOtherTime } from '../../../machines/times-tables/stats';
import { useEvents } from '../../play/feedback/round-events';
import { combineStoredStates, storedStateOf } from '../../play/round/left-round/replay-state';
import { useLeftRound, useMachineInput } from '../../play/round/left-round/useLeftRound';
import { useGameStart } from '../../play/round/useGameStart';
import { useMemory } from '../../play/round/useMemory';
import { game } from './game';
import { otherTimesStore, readProgress, statsStore } from './saved';

interface TimesTables {
  readonly actor: TimesTablesActor;
  readonly clock: GameClock;
  readonly reducedMotion: boolean;
}

const REACHED = {
  held: combineStoredStates({ stats: storedStateOf(statsStore), otherTimes: storedStateOf(otherTimesStore) }),
  elsewhere: 'STATS_ELSEWHERE',
};

const isInRound = (snapshot: TimesTablesSnapshot): boolean => snapshot.matches('playing');

/** Starts the game on its own clock with the settings from the URL, and stores its statistics on the device. */
export function useTimesTables(): TimesTables {
  const { switches, clock, dealing, time, reducedMotion } = useGameStart();
  const input = useMachineInput(clock, REACHED, () => {
    const asked = switches.setting('size', SIZES.map(String));
    const size = SIZES.find((one) => String(one) === asked) ?? RULES.firstSize;
    return { ...dealing, settings: { size, time }, ...readProgress() };
  });
  const actor = useActorRef(timesTablesMachine, { input, clock });
  useLeftRound({ game, actor, clock, input, reached: REACHED, isInRound });
  useEffect(() => {
    const subscription = actor.on('finished', ({ completion }) => {
      statsStore.update((stats) => withCompleted(stats, completion));
      otherTimesStore.update((times) => withOtherTime(times, completion));
    });
    const readAgain = (_: unknown, origin: 'here' | 'elsewhere') => {
      if (origin === 'elsewhere') actor.send({ type: 'STATS_ELSEWHERE', ...readProgress() });
    };
    const leaves = [statsStore.subscribe(readAgain), otherTimesStore.subscribe(readAgain)];
    return () => {
      for (const leave of leaves) leave();
      subscription.unsubscribe();
    };
  }, [actor]);
  useMemory(actor, useEvents(actor));
  return { actor, clock, reducedMotion };
}
