import { useEffectEvent, useLayoutEffect } from 'react';
import type { Subscription } from 'xstate';
import { playSound } from '../../device/sound';
import { throwConfetti } from './confetti';

const CONFETTI = { particles: 120, over: 'result' } as const;

interface Ending {
  on(type: 'finished', listener: () => void): Subscription;
}

/** Celebrates the end of a game with more than one player, if the players answered anything correctly. */
export function useEndCelebration(actor: Ending, hasFound: () => boolean, reducedMotion: boolean): void {
  const celebrate = useEffectEvent(() => {
    const isGreat = hasFound();
    playSound(isGreat ? 'levelUp' : 'finish');
    if (isGreat) throwConfetti(CONFETTI, reducedMotion);
  });
  useLayoutEffect(() => {
    const hearing = actor.on('finished', () => celebrate());
    return () => hearing.unsubscribe();
  }, [actor]);
}
