/* What a game's questions practise, for the test of what the page for teachers claims. */
import { indicesUpTo } from './seeds';

type Round = Readonly<Record<string, string>>;

/** For each part of a statement, by its name: whether a question practises it. */
export type Parts<Question> = Readonly<Record<string, (question: Question) => boolean>>;

interface Drawn<Question> {
  /** The settings that change the questions. */
  readonly settings: readonly string[];
  /** The questions of a round. */
  readonly draw: (seed: number, round: Round) => readonly Question[];
  /** By statement or standard. Each of its parts must be asked. */
  readonly practises: Readonly<Record<string, Parts<Question>>>;
}

/** In `tests/games/<id>/claims.ts`. */
export interface Claims {
  readonly settings: readonly string[];
  /** The ratio of a round's questions that practise each part of a statement; empty for an unknown statement. */
  readonly ratios: (claim: string, round: Round) => Readonly<Record<string, number>>;
  readonly known: readonly string[];
}

const ROUNDS = 60;

export function createClaims<Question>({ settings, draw, practises }: Drawn<Question>): Claims {
  const drawn = new Map<string, readonly Question[]>();
  const questionsOf = (round: Round): readonly Question[] => {
    const key = JSON.stringify(round);
    const questions = drawn.get(key) ?? indicesUpTo(ROUNDS).flatMap((seed) => draw(seed, round));
    drawn.set(key, questions);
    return questions;
  };
  return {
    settings,
    known: Object.keys(practises),
    ratios: (claim, round) => {
      const questions = questionsOf(round);
      return Object.fromEntries(
        Object.entries(practises[claim] ?? {}).map(([part, isPractised]) => [
          part,
          questions.filter(isPractised).length / questions.length,
        ]),
      );
    },
  };
}
