import type { QUIZ } from '../machines/core/quiz-round.ts';
import type { SourceChange } from './build.ts';
import type { Limits } from './report.ts';

/** Instructions for playing a game in the benchmark. */
export interface BenchRules {
  /** The URL of a round, without the parameters that every measurement adds. */
  readonly address: string;
  /** Prefixes of `data-state` while the round is being played. */
  readonly playing: readonly string[];
  /** Values in local storage by key, so that nothing is unlocked during a measurement. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Gives a correct answer; runs in the page, so it must not use anything from outside itself. */
  readonly answer: () => void;
  /** Changes to the source that make the measured moment last; only the benchmark's build has them. */
  readonly changes: readonly SourceChange[];
  /**
   * How many things move at the same time, set by `&things=` in the changed source: the normal
   * number first. `&pace=` slows them down by that factor, so that nothing ends by itself.
   */
  readonly things: readonly [number, ...number[]];
  /** Limits that override those of all games, by the names of the results. */
  readonly limits: Limits;
  /** The number of frames after which one more thing has appeared. */
  readonly framesPerThing: number;
}

/** Source code that reads a number from a query parameter, for the changed build. */
export const numberFromAddress = (name: string, otherwise: number): string =>
  `Number(new URLSearchParams(globalThis.location?.search).get('${name}') ?? ${otherwise})`;

/** Best scores that no round can beat, so that none is written during a measurement. */
export const bestsOf = (kind: string) => ({ version: 1, data: { [kind]: { score: 1e9, streak: 1e9 } } });

/**
 * The names of the numbers in a table of rules, so that the compiler reports a rule that was
 * renamed.
 */
export type RuleName<Table> = {
  [Name in keyof Table & string]: Table[Name] extends number
    ? Name
    : Table[Name] extends readonly unknown[]
      ? never
      : Table[Name] extends object
        ? `${Name}.${RuleName<Table[Name]>}`
        : never;
}[keyof Table & string];

const quizRule = (name: RuleName<typeof QUIZ>, to: string): SourceChange => ({
  file: 'machines/core/quiz-round.ts',
  rule: `QUIZ.${name}`,
  to,
});

/** An endless quiz, because a round of ten questions would soon be over. */
export const ENDLESS_QUIZ: readonly SourceChange[] = [
  quizRule('questions', '1e9'),
  // The confetti library allocates 8 KB a frame after each correct answer. The stutter measure
  // includes it.
  {
    file: 'src/play/quiz/useQuizEffects.ts',
    from: "event.type !== 'correct' || celebrates !== 'answers'",
    to: "event.type !== 'correct' || celebrates !== 'nothing'",
  },
];
