import { type ComponentType, createContext, use } from 'react';
import type { Tally } from '../../../machines/core/stars';
import type { Game } from '../../games/define-game';

/** What the result of a round gives to what shows a child its code. */
export interface CodeProps {
  readonly seed: number;
  /** How the round went; null where it was one to mend mistakes. */
  readonly tally: Tally | null;
}

interface InClass {
  /** The game of the page, where a class can play it together. */
  readonly game: Game;
  /** Shows the code of a child; null where this round is one of no class. */
  readonly Code: ComponentType<CodeProps> | null;
}

/** What the page of a game knows of classes. */
export const ClassContext = createContext<InClass | null>(null);

/** The same, for what offers rounds of a class or ends one. */
export const useClass = (): InClass | null => use(ClassContext);
