import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import {
  type TimesTablesActor,
  type TimesTablesSnapshot,
  timesTablesMachine,
} from '../../../machines/times-tables/machine';
import { RULES, SIZES } from '../../../machines/times-tables/rules';
import { withCompletion, withOtherTime } from '../../../machines/times-tables/stats';
import { useEvents } from '../../play/feedback/round-events';
import { initialAnswers } from '../../play/round/answer-mode';
import { combineStoredStates, createStoredState } from '../../play/round/unfinished-round/replay-state';
import { useMachineInput, useUnfinishedRound } from '../../play/round/unfinished-round/useUnfinishedRound';
import { useGameStart } from '../../play/round/useGameStart';
import { useRecordAnswers } from '../../play/round/useRecordAnswers';
import { game } from './game';
import { otherTimesStore, readProgress, statsStore } from './stats-store';

interface TimesTables {
  readonly actor: TimesTablesActor;
  readonly clock: GameClock;
  readonly reducedMotion: boolean;
}

const REACHED = {
  storedState: combineStoredStates({
    stats: createStoredState(statsStore),
    otherTimes: createStoredState(otherTimesStore),
  }),
  otherTabEvent: 'STATS_ELSEWHERE',
};

const isInRound = (snapshot: TimesTablesSnapshot): boolean => snapshot.matches('playing');

/** Starts the game on its own clock with the settings from the URL, and stores its statistics on the device. */
export function useTimesTables(): TimesTables {
  const { switches, clock, dealing, time, reducedMotion } = useGameStart();
  const input = useMachineInput(clock, REACHED, () => {
    const asked = switches.setting('size', SIZES.map(String));
    const size = SIZES.find((one) => String(one) === asked) ?? RULES.firstSize;
    return { ...dealing, settings: { size, time, ...initialAnswers(game, switches) }, ...readProgress() };
  });
  const actor = useActorRef(timesTablesMachine, { input, clock });
  useUnfinishedRound({ game, actor, clock, input, reached: REACHED, isInRound });
  useEffect(() => {
    const subscription = actor.on('finished', ({ completion }) => {
      statsStore.update((stats) => withCompletion(stats, completion));
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
  useRecordAnswers(actor, useEvents(actor));
  return { actor, clock, reducedMotion };
}
