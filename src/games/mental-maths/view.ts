import type { MentalMathsSnapshot } from '../../../machines/mental-maths/machine';
import type { Question } from '../../../machines/mental-maths/questions';
import type { GivenAnswer } from '../../../machines/mental-maths/round';
import { questionSeconds, RULES } from '../../../machines/mental-maths/rules';

/** A question's timer as beads: how many of twelve are lit, and the seconds left once only the last ones remain. */
export interface BeadTime {
  readonly beads: number;
  readonly danger: number | null;
}

export interface MentalMathsView {
  /** The seed of the round. When it changes, the scene is reset. */
  readonly round: number;
  readonly question: Question;
  readonly given: GivenAnswer | null;
  readonly answered: number;
  /** Null without a time limit. */
  readonly time: BeadTime | null;
}

/** One bead for each second of the specified limit. */
const BEADS = RULES.questionSeconds;

const beadTime = (secondsLeft: number, limitSeconds: number): BeadTime => ({
  beads: Math.ceil((BEADS * secondsLeft) / limitSeconds),
  danger: secondsLeft <= RULES.lastSeconds ? secondsLeft : null,
});

export function getMentalMathsView({ context }: MentalMathsSnapshot): MentalMathsView {
  const { seed, round, questionSecondsLeft, settings } = context;
  const limit = questionSeconds(settings.time);
  return {
    round: seed,
    question: round.question,
    given: round.given,
    answered: round.log.length,
    time: questionSecondsLeft === null || limit === null ? null : beadTime(questionSecondsLeft, limit),
  };
}
