import { createContext } from 'react';
import type { Game } from '../games/define-game';

/** The game that a result proposes after this one: the next island; null where no page says so. */
export const NextGame = createContext<Game | null>(null);
