import { createContext, type ReactNode } from 'react';
import type { Game } from '../../catalogue/define-game';

/** The next island, which a result suggests; null if the page does not set one. */
export const NextGameContext = createContext<Game | null>(null);

/** Replaces the buttons of a result: where the boat sails next. Null if the game's own buttons are shown. */
export const NextStopContext = createContext<ReactNode>(null);
