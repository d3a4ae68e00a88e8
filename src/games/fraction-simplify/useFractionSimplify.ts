import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type FractionSimplifyActor, fractionSimplifyMachine } from '../../../machines/fraction-simplify/machine';
import { DIFFICULTIES } from '../../../machines/fraction-simplify/rules';
import { useBests } from '../../play/useBests';
import { type GameStart, useGameStart } from '../../play/useGameStart';
import { fractionBests, fractionChoice } from './saved';

interface FractionSimplify extends Pick<GameStart, 'clock' | 'switches'> {
  readonly actor: FractionSimplifyActor;
}

/** Starts the game on its own clock, as the address asks, and keeps its bests and what was chosen on the device. */
export function useFractionSimplify(): FractionSimplify {
  const { switches, clock, seed, time } = useGameStart();
  const [input] = useState(() => ({
    seed,
    settings: { difficulty: switches.setting('difficulty', DIFFICULTIES) ?? fractionChoice.read().difficulty, time },
    bests: fractionBests.read(),
    startsAtOnce: switches.startsAtOnce,
    clock,
  }));
  const actor = useActorRef(fractionSimplifyMachine, { input, clock });
  useBests(actor, fractionBests);
  useRememberedDifficulty(actor);
  return { actor, clock, switches };
}

/** The difficulty that the menu chooses is remembered on the device; what a link chose is not. */
function useRememberedDifficulty(actor: FractionSimplifyActor): void {
  useEffect(() => {
    let last = actor.getSnapshot().context.settings.difficulty;
    const following = actor.subscribe(({ context: { settings } }) => {
      const { difficulty } = settings;
      if (difficulty !== last) fractionChoice.update((known) => ({ ...known, difficulty }));
      last = difficulty;
    });
    return () => following.unsubscribe();
  }, [actor]);
}
