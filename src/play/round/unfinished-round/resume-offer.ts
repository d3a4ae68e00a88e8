import { createStore } from '../../../ui/page-store';

export interface ResumeOffer {
  readonly title: string;
  readonly resume: () => void;
  readonly decline: () => void;
}

/** The current offer to continue the unfinished round; null if there is none. */
export const resumeOfferStore = createStore<ResumeOffer | null>(null);
