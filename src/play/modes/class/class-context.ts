import { type ComponentType, createContext, use } from 'react';
import type { Tally } from '../../../../machines/core/stars';
import type { Game } from '../../../catalogue/define-game';

/** Props of the component that shows a child's code on a result. */
export interface CodeProps {
  readonly seed: number;
  /** Null after a practice round. */
  readonly tally: Tally | null;
}

interface InClass {
  /** The game of this page, which has a class mode. */
  readonly game: Game;
  /** Shows the child's code; null outside a class round. */
  readonly Code: ComponentType<CodeProps> | null;
}

export const ClassContext = createContext<InClass | null>(null);

/** The class context; null if the game has no class mode. */
export const useClass = (): InClass | null => use(ClassContext);
