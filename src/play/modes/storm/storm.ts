/* Context of a game that a class plays against the storm (?storm). */
import { type ComponentType, createContext, use } from 'react';
import type { StormActor } from '../../../../machines/core/storm';
import type { GameStart } from '../../round/game-start';

export interface SeaProps {
  readonly actor: StormActor;
  readonly game: { readonly islandPicture: string };
}

export interface Storm {
  readonly actor: StormActor;
  readonly start: Omit<GameStart, 'reducedMotion'>;
  readonly Sea: ComponentType<SeaProps>;
  /** Element that holds the answers in the corners of the board. */
  readonly corners: HTMLElement;
}

export const StormContext = createContext<Storm | null>(null);

/** The voyage that is being played; null if there is none. */
export const useStorm = (): Storm | null => use(StormContext);
