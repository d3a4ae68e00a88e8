import { createContext, use, useMemo } from 'react';
import type { AnyActorRef } from 'xstate';
import { type Random, seededRandom } from '../../../../machines/core/random';

/** A round whose answers are chosen from candidates. */
export interface MultipleChoiceRound extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { readonly context: { readonly seed: number; readonly round?: object } };
}

/** The current round if its answers are chosen from candidates; null if they are typed. */
export const MultipleChoiceContext = createContext<MultipleChoiceRound | null>(null);

export const useIsMultipleChoice = (): boolean => use(MultipleChoiceContext) !== null;

/** A question with its index in the round. */
interface Numbered {
  readonly number: number;
}

/** The candidates for a question, which are the same whenever it is asked in this round; null if answers are typed. */
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
