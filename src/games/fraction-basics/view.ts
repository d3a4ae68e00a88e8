import { formatStateName } from '../../../machines/core/state-name';
import type { GivenAnswer } from '../../../machines/fraction-basics/answer';
import type { FractionBasicsSnapshot } from '../../../machines/fraction-basics/machine';
import type { Question } from '../../../machines/fraction-basics/questions';
import type { BarStep } from '../../../machines/fraction-basics/round';

/** The game's state, as in `data-state`. After an answer it includes the current step of the bars. */
export function gameStateName({ value, context: { round } }: FractionBasicsSnapshot): string {
  const name = formatStateName(value);
  return name === 'answered' ? `${name}.${round.step}` : name;
}

export interface FractionBasicsView {
  readonly question: Question;
  readonly given: GivenAnswer | null;
  readonly step: BarStep;
}

export const getFractionBasicsView = ({ context: { round } }: FractionBasicsSnapshot): FractionBasicsView => ({
  question: round.question,
  given: round.given,
  step: round.step,
});
