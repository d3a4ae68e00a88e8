import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type MoneyCounterActor, moneyCounterMachine } from '../../../machines/money-counter/machine';
import { DIFFICULTIES } from '../../../machines/money-counter/rules';
import { useBests } from '../../play/useBests';
import { type GameStart, useGameStart } from '../../play/useGameStart';
import { moneyBests } from './saved';

interface MoneyCounter extends Pick<GameStart, 'clock' | 'switches'> {
  readonly actor: MoneyCounterActor;
}

/** Starts the game on its own clock, as the address asks, and keeps its bests on the device. */
export function useMoneyCounter(): MoneyCounter {
  const { switches, clock, seed, time } = useGameStart();
  const [input] = useState(() => ({
    seed,
    settings: { difficulty: switches.setting('difficulty', DIFFICULTIES) ?? ('easy' as const), time },
    bests: moneyBests.read(),
    startsAtOnce: switches.startsAtOnce,
    clock,
  }));
  const actor = useActorRef(moneyCounterMachine, { input, clock });
  useBests(actor, moneyBests);
  return { actor, clock, switches };
}
