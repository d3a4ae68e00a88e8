import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type MathFactsActor, mathFactsMachine } from '../../../machines/math-facts/machine';
import { DIFFICULTIES, MODES } from '../../../machines/math-facts/rules';
import { useBests } from '../../play/useBests';
import { type GameStart, useGameStart } from '../../play/useGameStart';
import { mathFactsBests, mathFactsChoice } from './saved';

interface MathFacts extends Pick<GameStart, 'clock' | 'switches'> {
  readonly actor: MathFactsActor;
}

/** Starts the game on its own clock, as the address asks, and keeps its bests and what was chosen on the device. */
export function useMathFacts(): MathFacts {
  const { switches, clock, seed, time } = useGameStart();
  const [input] = useState(() => {
    const chosen = mathFactsChoice.read();
    return {
      seed,
      settings: {
        mode: switches.setting('mode', MODES) ?? chosen.mode,
        difficulty: switches.setting('difficulty', DIFFICULTIES) ?? chosen.difficulty,
        time,
      },
      bests: mathFactsBests.read(),
      startsAtOnce: switches.startsAtOnce,
      clock,
    };
  });
  const actor = useActorRef(mathFactsMachine, { input, clock });
  useBests(actor, mathFactsBests);
  useRememberedChoice(actor);
  return { actor, clock, switches };
}

/** The mode and the difficulty that the menu chooses are remembered on the device, each by itself; what a link chose is not. */
export function useRememberedChoice(actor: MathFactsActor): void {
  useEffect(() => {
    let last = actor.getSnapshot().context.settings;
    const following = actor.subscribe(({ context: { settings } }) => {
      const { mode, difficulty } = settings;
      if (mode !== last.mode) mathFactsChoice.update((known) => ({ ...known, mode }));
      if (difficulty !== last.difficulty) mathFactsChoice.update((known) => ({ ...known, difficulty }));
      last = settings;
    });
    return () => following.unsubscribe();
  }, [actor]);
}
