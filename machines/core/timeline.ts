import { NO_ANSWERS, type Tally } from './stars';

/** When an answer was given, in milliseconds of game time since the start of the round, and whether it was correct. */
export interface TimedAnswer {
  readonly atMs: number;
  readonly isCorrect: boolean;
}

/** The answers in a round, in order. */
export type Timeline = readonly TimedAnswer[];

/** The tally after the first `count` answers. */
export const getTally = (timeline: Timeline, count = timeline.length): Tally =>
  timeline
    .slice(0, count)
    .reduce(
      ({ right, answers }, { isCorrect }) => ({ right: right + (isCorrect ? 1 : 0), answers: answers + 1 }),
      NO_ANSWERS,
    );

/** The number of answers given by this time. */
export const countAnswersBy = (timeline: Timeline, ms: number): number =>
  timeline.filter(({ atMs }) => atMs <= ms).length;
