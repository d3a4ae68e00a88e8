/* Context of a game that is played in one half of a board for two. */
import { createContext, use } from 'react';
import type { Player } from '../../../../machines/core/duel';
import type { Avatar } from '../../../../machines/core/hero';
import type { Pace } from '../../../../machines/core/session';
import type { GameStart } from '../../round/game-start';

export interface Half {
  readonly player: Player;
  /** Name of the player: "Blue". */
  readonly name: string;
  readonly avatar: Avatar;
  /** How the game starts: both halves share a clock and a seed. */
  readonly start: Omit<GameStart, 'reducedMotion'>;
  readonly pace: Pace;
  readonly keys: readonly string[];
  /** Whether the player has to wait after a mistake. Presses are then ignored. */
  readonly isPaused: boolean;
  readonly onAnswer: (verdict: 'right' | 'wrong') => void;
}

/** Keys of the choices: each player has one end of the number row. */
export const HALF_KEYS: Readonly<Record<Player, readonly string[]>> = {
  1: ['1', '2', '3', '4'],
  2: ['7', '8', '9', '0'],
};

export const HalfContext = createContext<Half | null>(null);

/** The half that this component is in; null in games for one player. */
export const useHalf = (): Half | null => use(HalfContext);
