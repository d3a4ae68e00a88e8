import type { Answered } from '../core/events';
import { addAskedQuestion, type Mix, mixedQuestion, recordMixAnswer } from '../learning/mix';
import { type AnswerWay, type Practised, practisedSum } from '../learning/practised';
import type { Battle, BattleEvent, LastAnswer } from './battle';
import type { Card } from './falling';
import { type Asked, type Problem, type ProblemSettings, problemAt } from './problems';
import { RULES } from './rules';

const digits = (value: number): number => String(value).length;

/** The skill that a sum practises. Only sums with the same operation and the same numbers of digits can replace it. */
export function practised(problem: Problem, way: AnswerWay): Practised {
  const { operation, first, second } = problem;
  const kind = operation === '÷' ? operation : `${digits(first)}${operation}${digits(second)}`;
  return practisedSum(problem, way, { kind });
}

/** The skill of a sum. The way of answering does not affect which sum is asked, so any value will do here. */
const practisedTyped = (problem: Problem) => practised(problem, 'typed');

/**
 * The next sum and the updated mix. The sum comes from the seed or, in a mixed round, is one that this child should
 * practise.
 */
export function dealProblem(
  mix: Mix | null,
  settings: ProblemSettings,
  asked: Asked,
  number: number,
): { readonly problem: Problem; readonly mix: Mix | null } {
  const { seed } = settings;
  const at = (from: number): Problem => problemAt({ ...settings, seed: from }, asked, number);
  if (mix === null) return { problem: at(seed), mix };
  const problem = mixedQuestion(mix, { seed, at, practised: practisedTyped, isOnceOnly: false });
  return { problem, mix: addAskedQuestion(mix, practisedTyped(problem)) };
}

/** Records the answer to this sum in the mix. */
export const recordInMix = (mix: Mix | null, problem: Problem, isCorrect: boolean): Mix | null =>
  mix && recordMixAnswer(mix, practised(problem, 'typed').asked, isCorrect);

/**
 * The time a falling sum was open, in milliseconds, measured from its appearance or from the previous answer. Null if
 * it waited or was slowed down.
 */
function openMs({ fall }: Card, { atMs, beforeMs }: LastAnswer): number | null {
  if (fall === null || fall.fromY > RULES.screen.startY) return null;
  return atMs - Math.max(fall.sinceMs, beforeMs);
}

/** The event for the child's memory, if there is one. Sums cleared by a multi-zap were not answered. */
export function answeredEvent(event: BattleEvent, { lastAnswer }: Pick<Battle, 'lastAnswer'>): Answered | null {
  const seen = ({ problem }: Card, verdict: Answered['verdict'], ms: number | null): Answered => ({
    type: 'answered',
    practised: practised(problem, lastAnswer.way),
    verdict,
    ms,
  });
  if (event.type === 'landed') return seen(event.card, 'timeout', null);
  if (event.type === 'incorrect') return event.card && seen(event.card, 'wrong', openMs(event.card, lastAnswer));
  if (event.type !== 'correct' || event.by === 'multiZap') return null;
  return seen(event.card, 'right', openMs(event.card, lastAnswer));
}
