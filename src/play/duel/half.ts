/* What a game is told where it is played in one half of a board, beside another player. */
import { createContext, use } from 'react';
import type { Player } from '../../../machines/core/duel';
import type { Avatar } from '../../../machines/core/hero';
import type { Pace } from '../../../machines/core/session';
import type { GameStart } from '../game-start';

/** What one half does and answers to. */
export interface Half {
  readonly player: Player;
  /** What its player is called: "Blue". */
  readonly name: string;
  /** Its hero. */
  readonly avatar: Avatar;
  /** What its game begins with: the clock and the seed that both halves have. */
  readonly start: Omit<GameStart, 'reducedMotion'>;
  readonly pace: Pace;
  /** The keys of its choices, in their order. */
  readonly keys: readonly string[];
  /** Whether its player has to wait: nothing is pressed then. */
  readonly isPaused: boolean;
  /** What became of an answer. */
  readonly onAnswer: (verdict: 'right' | 'wrong') => void;
}

/** The keys of the choices of each: its own end of the row of numbers. */
export const KEYS: Readonly<Record<Player, readonly string[]>> = {
  1: ['1', '2', '3', '4'],
  2: ['7', '8', '9', '0'],
};

/** The half in which a part of the page lies. */
export const HalfContext = createContext<Half | null>(null);

/** The half in which this lies; null where one player has the page. */
export const useHalf = (): Half | null => use(HalfContext);
