import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type AlgebraAdventureActor, algebraAdventureMachine } from '../../../machines/algebra-adventure/machine';
import { DIFFICULTIES, MODES } from '../../../machines/algebra-adventure/rules';
import { useBests } from '../../play/useBests';
import { type GameStart, useGameStart } from '../../play/useGameStart';
import { algebraBests } from './saved';

interface AlgebraAdventure extends Pick<GameStart, 'clock' | 'switches'> {
  readonly actor: AlgebraAdventureActor;
}

/** Starts the game on its own clock, as the address asks, and keeps its bests on the device. */
export function useAlgebraAdventure(): AlgebraAdventure {
  const { switches, clock, seed, time } = useGameStart();
  const [input] = useState(() => ({
    seed,
    settings: {
      mode: switches.setting('mode', MODES) ?? 'findX',
      difficulty: switches.setting('difficulty', DIFFICULTIES) ?? 'easy',
      time,
    },
    bests: algebraBests.read(),
    startsAtOnce: switches.startsAtOnce,
    clock,
  }));
  const actor = useActorRef(algebraAdventureMachine, { input, clock });
  useBests(actor, algebraBests);
  return { actor, clock, switches };
}
