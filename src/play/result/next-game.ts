import { createContext } from 'react';
import type { Game } from '../../catalogue/define-game';

/** The next island, which a result suggests; null if the page does not set one. */
export const NextGameContext = createContext<Game | null>(null);
