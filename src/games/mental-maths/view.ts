import type { MentalMathsSnapshot } from '../../../machines/mental-maths/machine';
import type { Question } from '../../../machines/mental-maths/questions';
import type { Given } from '../../../machines/mental-maths/round';
import { questionSeconds, RULES } from '../../../machines/mental-maths/rules';

/** The time of a question as the beads show it: how many of twelve are lit, and the seconds once they are the last ones. */
export interface BeadTime {
  readonly beads: number;
  readonly danger: number | null;
}

/** What the scene shows of a round. */
export interface LagoonView {
  /** The seed of the round: where it changes, nothing of the round before stays. */
  readonly round: number;
  readonly question: Question;
  readonly given: Given | null;
  readonly answered: number;
  /** Null without a limit. */
  readonly time: BeadTime | null;
}

/** How many beads there are: one for each second of the specification's limit. */
const BEADS = RULES.questionSeconds;

/** What the beads show of so many seconds of a limit. */
const beadTime = (secondsLeft: number, limitSeconds: number): BeadTime => ({
  beads: Math.ceil((BEADS * secondsLeft) / limitSeconds),
  danger: secondsLeft <= RULES.lastSeconds ? secondsLeft : null,
});

/** What the scene shows of the game now. */
export function lagoonViewOf({ context }: MentalMathsSnapshot): LagoonView {
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
