import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type TimeMasterActor, timeMasterMachine } from '../../../machines/time-master/machine';
import { DIFFICULTIES } from '../../../machines/time-master/rules';
import { useBests } from '../../play/useBests';
import { type GameStart, useGameStart } from '../../play/useGameStart';
import { timeBests } from './saved';

interface TimeMaster extends Pick<GameStart, 'clock' | 'switches'> {
  readonly actor: TimeMasterActor;
}

/** Starts the game on its own clock, as the address asks, and keeps its bests on the device. */
export function useTimeMaster(): TimeMaster {
  const { switches, clock, seed, time } = useGameStart();
  const [input] = useState(() => ({
    seed,
    settings: { difficulty: switches.setting('difficulty', DIFFICULTIES) ?? 'easy', time },
    bests: timeBests.read(),
    startsAtOnce: switches.startsAtOnce,
    clock,
  }));
  const actor = useActorRef(timeMasterMachine, { input, clock });
  useBests(actor, timeBests);
  return { actor, clock, switches };
}
