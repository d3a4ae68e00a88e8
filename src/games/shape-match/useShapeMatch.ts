import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { type ShapeMatchActor, shapeMatchMachine } from '../../../machines/shape-match/machine';
import { DIFFICULTIES } from '../../../machines/shape-match/rules';
import { useBests } from '../../play/useBests';
import { type GameStart, useGameStart } from '../../play/useGameStart';
import { shapeBests } from './saved';

interface ShapeMatch extends Pick<GameStart, 'clock' | 'switches'> {
  readonly actor: ShapeMatchActor;
}

/** Starts the game on its own clock, as the address asks, and keeps its bests on the device. */
export function useShapeMatch(): ShapeMatch {
  const { switches, clock, seed } = useGameStart();
  const [input] = useState(() => ({
    seed,
    settings: { difficulty: switches.setting('difficulty', DIFFICULTIES) ?? 'easy' },
    bests: shapeBests.read(),
    startsAtOnce: true,
    clock,
  }));
  const actor = useActorRef(shapeMatchMachine, { input, clock });
  useBests(actor, shapeBests);
  return { actor, clock, switches };
}
