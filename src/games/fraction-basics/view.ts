import { stateName } from '../../../machines/core/state-name';
import type { Given } from '../../../machines/fraction-basics/answer';
import type { FractionBasicsSnapshot } from '../../../machines/fraction-basics/machine';
import type { Question } from '../../../machines/fraction-basics/questions';

/** The state of the game as `data-state` names it. */
export const gameStateName = ({ value }: FractionBasicsSnapshot): string => stateName(value);

/** How far the bars have come: the question is open, or the answer is being shown step by step. */
export type BarStep = 'open' | 'cutting' | 'laying' | 'measuring' | 'shown';

/** What the scene shows of the game. */
export interface MillView {
  readonly question: Question;
  readonly given: Given | null;
  readonly step: BarStep;
}

function stepOf(snapshot: FractionBasicsSnapshot): BarStep {
  if (snapshot.context.round.given === null) return 'open';
  if (snapshot.matches({ answered: 'cutting' })) return 'cutting';
  if (snapshot.matches({ answered: 'laying' })) return 'laying';
  return snapshot.matches({ answered: 'measuring' }) ? 'measuring' : 'shown';
}

/** What the scene shows of the game now. */
export const millViewOf = (snapshot: FractionBasicsSnapshot): MillView => {
  const { question, given } = snapshot.context.round;
  return { question, given, step: stepOf(snapshot) };
};
