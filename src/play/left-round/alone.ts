/* What the page of a game that one child plays alone knows of the round that was left. */
import { createContext } from 'react';
import type { LeftRound } from '../../device/left-round';
import { createStore } from '../../device/page-store';

interface Alone {
  /** The round that is gone on with; null where the page has begun as ever. */
  readonly resumed: LeftRound | null;
  /** Makes the page of the game anew, with this round where it stood. */
  readonly goOn: (round: LeftRound) => void;
}

/** Given where one child plays alone: rounds of two, of a class or beside a friend are neither kept nor offered. */
export const AloneContext = createContext<Alone | null>(null);

/** A round that can be gone on with. */
export interface Offer {
  /** What its game is called. */
  readonly title: string;
  readonly goOn: () => void;
  readonly decline: () => void;
}

/** What is offered on this page; null where nothing is. */
export const offerStore = createStore<Offer | null>(null);
