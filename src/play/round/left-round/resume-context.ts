/* State of the unfinished round, for the page of a game with one player. */
import { createContext } from 'react';
import type { LeftRound } from '../../../device/left-round';
import { createStore } from '../../../ui/page-store';

interface Alone {
  /** The round to continue; null if the page opened normally. */
  readonly resumed: LeftRound | null;
  /** Remounts the page of the game with this round. */
  readonly goOn: (round: LeftRound) => void;
}

/** Only set in games for one child. Rounds for two, with a class or with a friend are neither stored nor offered. */
export const ResumeContext = createContext<Alone | null>(null);

export interface ResumeOffer {
  readonly title: string;
  readonly resume: () => void;
  readonly decline: () => void;
}

/** The current offer; null if there is none. */
export const resumeOfferStore = createStore<ResumeOffer | null>(null);
