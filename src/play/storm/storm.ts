/* What a game is told where a class plays it against the storm: ?storm. */
import { type ComponentType, createContext, use } from 'react';
import type { StormActor } from '../../../machines/core/storm';
import type { GameStart } from '../game-start';

/** What is seen of a voyage, and by whom it is followed. */
export interface SeaProps {
  readonly actor: StormActor;
  readonly game: { readonly islandPicture: string };
}

/** The voyage of a class. */
export interface Storm {
  readonly actor: StormActor;
  /** What its game begins with. */
  readonly start: Omit<GameStart, 'reducedMotion'>;
  readonly Sea: ComponentType<SeaProps>;
  /** What holds the answers to choose from: beside the stage it lays them into the corners of the board. */
  readonly corners: HTMLElement;
}

/** The voyage on which a game is played. */
export const StormContext = createContext<Storm | null>(null);

/** The same; null where there is none. */
export const useStorm = (): Storm | null => use(StormContext);
