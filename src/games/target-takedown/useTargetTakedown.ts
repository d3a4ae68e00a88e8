import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import { type TargetTakedownActor, targetTakedownMachine } from '../../../machines/target-takedown/machine';
import { MODES } from '../../../machines/target-takedown/rules';
import type { Switches } from '../../device/switches';
import { useBests } from '../../play/useBests';
import { useGameStart } from '../../play/useGameStart';
import { takedownBests } from './saved';

interface TargetTakedown {
  readonly actor: TargetTakedownActor;
  readonly clock: GameClock;
  readonly switches: Switches;
}

/** Starts the game on its own clock, as the address asks, and keeps its bests on the device. */
export function useTargetTakedown(): TargetTakedown {
  const { switches, clock, seed, time } = useGameStart();
  const [input] = useState(() => ({
    seed,
    settings: { mode: switches.setting('mode', MODES) ?? ('classic' as const), time },
    bests: takedownBests.read(),
    startsAtOnce: switches.startsAtOnce,
    clock,
  }));
  const actor = useActorRef(targetTakedownMachine, { input, clock });
  useBests(actor, takedownBests);
  return { actor, clock, switches };
}
