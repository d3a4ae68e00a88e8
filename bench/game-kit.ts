import type { QUIZ } from '../machines/core/quiz-round.ts';
import type { Change } from './build.ts';
import type { Limits } from './report.ts';

/** A game as the benchmark plays it. */
export interface BenchRules {
  /** The address of a round, without what every measurement adds. */
  readonly address: string;
  /** What `data-state` begins with while the round is played, one of these. */
  readonly playing: readonly string[];
  /** What the device remembers of the player, by key: nothing is unlocked in the middle of a measurement. */
  readonly stored: Readonly<Record<string, unknown>>;
  /** Gives a right answer to what is asked; runs in the page, so it must not use anything from outside itself. */
  readonly answer: () => void;
  /** What is changed in the source so that the measured moment lasts: the site of the benchmark alone is built with it. */
  readonly changes: readonly Change[];
  /**
   * How many things move at once, as `&things=` tells the changed source: the ordinary number first. `&pace=` makes them
   * move so many times slower, so that nothing ends by itself.
   */
  readonly things: readonly [number, ...number[]];
  /** The limits that it has in place of those of all games, by the names of its figures. */
  readonly limits: Limits;
  /** How many frames pass until one more of them is there. */
  readonly framesPerThing: number;
}

/** What the changed source reads from the address. */
export const asked = (name: string, otherwise: number): string =>
  `Number(new URLSearchParams(globalThis.location?.search).get('${name}') ?? ${otherwise})`;

/** Bests that no round comes to, so that none is written in the middle of a measurement. */
export const bestsOf = (kind: string) => ({ version: 1, data: { [kind]: { score: 1e9, streak: 1e9 } } });

/** The names of the numbers in a table of rules: the compiler says so where one is called something else. */
export type RuleOf<Table> = {
  [Name in keyof Table & string]: Table[Name] extends number
    ? Name
    : Table[Name] extends readonly unknown[]
      ? never
      : Table[Name] extends object
        ? `${Name}.${RuleOf<Table[Name]>}`
        : never;
}[keyof Table & string];

const quizRule = (name: RuleOf<typeof QUIZ>, to: string): Change => ({
  file: 'machines/core/quiz-round.ts',
  rule: `QUIZ.${name}`,
  to,
});

/** As many questions of a quiz as there is time for: a round of ten would soon be over. */
export const ENDLESS_QUIZ: readonly Change[] = [
  quizRule('questions', '1e9'),
  // What the confetti of each right answer allocates is its library's (8 KB a frame); the measure of stutter has it.
  {
    file: 'src/play/quiz/useQuizEffects.ts',
    from: "event.type !== 'correct' || celebrates !== 'answers'",
    to: "event.type !== 'correct' || celebrates !== 'nothing'",
  },
];
