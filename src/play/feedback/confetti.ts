import { useEffect } from 'react';
import type { Drawing } from '../../stage/atlas';

export interface ConfettiOptions {
  readonly particles: number;
  readonly frames?: number;
  /** During a round, or over its result. */
  readonly over: 'round' | 'result';
  /** Whether the reason to celebrate is still on screen once everything has loaded. */
  readonly isStillNow?: () => boolean;
}

/** The result must appear within this many frames. */
const MAX_FRAMES_TO_RESULT = 60;

/** The game's page, once it shows the reason to celebrate; null if there is no page or it has moved on. */
async function waitForScreen(over: ConfettiOptions['over']): Promise<HTMLElement | null> {
  for (let frame = 0; frame < MAX_FRAMES_TO_RESULT; frame++) {
    await new Promise(requestAnimationFrame);
    const game = document.querySelector<HTMLElement>('main.game');
    if (game === null || isOver(game, over)) return game;
    if (over === 'round') return null;
  }
  return null;
}

const isOver = (game: Element, over: ConfettiOptions['over']): boolean =>
  game.matches('.game-play') === (over === 'round');

class ConfettiThrower {
  /** Drawings of the current game, thrown along with the paper. */
  drawings: readonly Drawing[] = [];

  /** On slow devices the moment may have passed by the time everything has loaded. Then no confetti is thrown. */
  async celebrate({ particles, frames = 200, over, isStillNow }: ConfettiOptions): Promise<void> {
    const game = await waitForScreen(over);
    if (game === null) return;
    const { state } = game.dataset;
    const { paper } = await import('./confetti-paper');
    const shapes = await paper.prepare(this.drawings);
    const isSameScreen =
      game.isConnected && isOver(game, over) && (over === 'round' || game.dataset['state'] === state);
    if (isSameScreen && isStillNow?.() !== false) await paper.fly(game, { particles, frames, shapes });
  }
}

/** One for the page, like its canvas. */
const thrower = new ConfettiThrower();

/** Adds a game's own drawings to the confetti while its page is open. Pass the same list each time. */
export function useConfettiDrawings(own: readonly Drawing[]): void {
  useEffect(() => {
    thrower.drawings = own;
    return () => {
      thrower.drawings = [];
    };
  }, [own]);
}

/**
 * Throws confetti from the hero's hands or the score, behind the text of the game. Does nothing with reduced motion.
 * The paper and its library load at the first throw.
 */
export function throwConfetti(celebration: ConfettiOptions, reducedMotion: boolean): void {
  // If it cannot be loaded there is no confetti, and the game continues.
  if (!reducedMotion) thrower.celebrate(celebration).catch(() => null);
}
