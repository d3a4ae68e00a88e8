import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type MentalMathsActor, mentalMathsMachine } from '../../../machines/mental-maths/machine';
import { useBests } from '../../play/useBests';
import { type GameStart, useGameStart } from '../../play/useGameStart';
import { mentalBests } from './saved';

interface MentalMaths extends Pick<GameStart, 'clock' | 'switches'> {
  readonly actor: MentalMathsActor;
}

/** Starts the game on its own clock, as the address asks, and keeps its bests on the device. */
export function useMentalMaths(): MentalMaths {
  const { switches, clock, seed, time } = useGameStart();
  const [input] = useState(() => ({
    seed,
    settings: { time },
    bests: mentalBests.read(),
    startsAtOnce: switches.startsAtOnce,
    clock,
  }));
  const actor = useActorRef(mentalMathsMachine, { input, clock });
  useBests(actor, mentalBests);
  return { actor, clock, switches };
}
