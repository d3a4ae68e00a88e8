import { createContext, use, useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import { type Random, seededRandom } from '../../../../machines/core/random';

/** The actor of a multiple-choice round. */
export interface MultipleChoiceRound extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { readonly context: { readonly seed: number; readonly round?: object } };
}

/** The current round if it is multiple choice; null if answers are typed. */
export const MultipleChoiceContext = createContext<MultipleChoiceRound | null>(null);

export const useIsMultipleChoice = (): boolean => use(MultipleChoiceContext) !== null;

interface Numbered {
  /** Index of the question in the round. */
  readonly number: number;
}

/** Candidates for a question; null if answers are typed. The same round and question always give the same candidates. */
export function useCandidates<Question extends Numbered, Value>(
  question: Question,
  create: (random: Random, question: Question) => readonly Value[],
): readonly Value[] | null {
  const round = use(MultipleChoiceContext);
  return useMemo(
    () => round && create(seededRandom(round.getSnapshot().context.seed, 'candidates', question.number), question),
    [round, question, create],
  );
}
