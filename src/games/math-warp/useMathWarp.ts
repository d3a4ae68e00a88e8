import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import { type MathWarpActor, mathWarpMachine } from '../../../machines/math-warp/machine';
import type { Switches } from '../../device/switches';
import { useBests } from '../../play/useBests';
import { useGameStart } from '../../play/useGameStart';
import { warpBests } from './saved';

interface MathWarp {
  readonly actor: MathWarpActor;
  readonly clock: GameClock;
  readonly switches: Switches;
}

/** Starts the game on its own clock, as the address asks, and keeps its bests on the device. */
export function useMathWarp(): MathWarp {
  const { switches, clock, seed, time } = useGameStart();
  const [input] = useState(() => ({
    seed,
    settings: { time },
    bests: warpBests.read(),
    startsAtOnce: switches.startsAtOnce,
    clock,
  }));
  const actor = useActorRef(mathWarpMachine, { input, clock });
  useBests(actor, warpBests);
  return { actor, clock, switches };
}
