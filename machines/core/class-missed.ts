/* Which questions a class found hard. Questions are ranked, children are not. */

/** A question of a round, as far as a code can say which one it was. */
export interface AskedQuestion {
  /** Its index in the round, from 0. */
  readonly number: number;
  /** The level on which it was asked, in games where that depends on earlier answers; otherwise 0. */
  readonly level: number;
}

/** How many children were asked a question, and how many of them gave a wrong answer. */
export interface MissedQuestion extends AskedQuestion {
  readonly asked: number;
  readonly missed: number;
}

const inOrder = (answers: readonly boolean[]): readonly AskedQuestion[] =>
  answers.map((_, number) => ({ number, level: 0 }));

/**
 * The questions that children got wrong, the most missed first. In a tie, the
 * first is the one that fewer children were asked, and then the earlier one. A child who gave several answers to a
 * question, one of them wrong, has missed it once.
 */
export function rankClassMisses(
  children: readonly (readonly boolean[])[],
  questionsOf: (answers: readonly boolean[]) => readonly AskedQuestion[] = inOrder,
): readonly MissedQuestion[] {
  const counts = new Map<string, MissedQuestion>();
  for (const answers of children) {
    const own = new Map<string, AskedQuestion & { readonly isMissed: boolean }>();
    for (const [index, { number, level }] of questionsOf(answers).entries()) {
      const key = `${number} ${level}`;
      own.set(key, { number, level, isMissed: own.get(key)?.isMissed === true || answers[index] !== true });
    }
    for (const [key, { number, level, isMissed }] of own) {
      const { asked, missed } = counts.get(key) ?? { asked: 0, missed: 0 };
      counts.set(key, { number, level, asked: asked + 1, missed: missed + (isMissed ? 1 : 0) });
    }
  }
  return [...counts.values()]
    .filter(({ missed }) => missed > 0)
    .sort(
      (one, other) =>
        other.missed - one.missed || one.asked - other.asked || one.number - other.number || one.level - other.level,
    );
}
