import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type FractionBasicsActor, fractionBasicsMachine } from '../../../machines/fraction-basics/machine';
import { ROUND_TYPES } from '../../../machines/fraction-basics/rules';
import { useBests } from '../../play/useBests';
import { type GameStart, useGameStart } from '../../play/useGameStart';
import { fractionBests } from './saved';

interface FractionBasics extends Pick<GameStart, 'clock' | 'switches'> {
  readonly actor: FractionBasicsActor;
}

/** Starts the game on its own clock, as the address asks, and keeps its bests on the device. */
export function useFractionBasics(): FractionBasics {
  const { switches, clock, seed } = useGameStart();
  const [input] = useState(() => ({
    seed,
    settings: { type: switches.setting('type', ROUND_TYPES) ?? 'all' },
    bests: fractionBests.read(),
    startsAtOnce: true,
    clock,
  }));
  const actor = useActorRef(fractionBasicsMachine, { input, clock });
  useBests(actor, fractionBests);
  return { actor, clock, switches };
}
