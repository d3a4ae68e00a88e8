import type { QuestionAnswered } from '../core/events';
import { addAskedQuestion, type Mix, pickMixedQuestion, recordMixAnswer } from '../learning/mix';
import { type AnswerMethod, type PractisedSkill, practisedSumSkill } from '../learning/practised-skill';
import type { Battle, BattleEvent, LastAnswer } from './battle';
import type { Card } from './falling';
import { type Problem, type ProblemSettings, type ProblemSource, problemAt } from './problems';
import { RULES } from './rules';

const digits = (value: number): number => String(value).length;

/** The skill that a sum practises. Only sums with the same operation and the same numbers of digits can replace it. */
export function getPractisedSkill(problem: Problem, way: AnswerMethod): PractisedSkill {
  const { operation, first, second } = problem;
  const kind = operation === '÷' ? operation : `${digits(first)}${operation}${digits(second)}`;
  return practisedSumSkill(problem, way, { kind });
}

/** The skill of a sum. The way of answering does not affect which sum is asked, so any value will do here. */
const practisedTyped = (problem: Problem) => getPractisedSkill(problem, 'typed');

/**
 * The next sum and the updated mix. The sum comes from the seed or, in a mixed round, is one that this child should
 * practise.
 */
export function dealProblem(
  mix: Mix | null,
  settings: ProblemSettings,
  asked: ProblemSource,
  number: number,
): { readonly problem: Problem; readonly mix: Mix | null } {
  const { seed } = settings;
  const at = (from: number): Problem => problemAt({ ...settings, seed: from }, asked, number);
  if (mix === null) return { problem: at(seed), mix };
  const problem = pickMixedQuestion(mix, { seed, at, getPractisedSkill: practisedTyped, isOnceOnly: false });
  return { problem, mix: addAskedQuestion(mix, practisedTyped(problem)) };
}

/** Records the answer to this sum in the mix. */
export const recordProblemInMix = (mix: Mix | null, problem: Problem, isCorrect: boolean): Mix | null =>
  mix && recordMixAnswer(mix, getPractisedSkill(problem, 'typed').asked, isCorrect);

/**
 * The time a falling sum was open, in milliseconds, measured from its appearance or from the previous answer. Null if
 * it waited or was slowed down.
 */
function openMs({ fall }: Card, { atMs, beforeMs }: LastAnswer): number | null {
  if (fall === null || fall.fromY > RULES.screen.startY) return null;
  return atMs - Math.max(fall.sinceMs, beforeMs);
}

/** The event for the child's memory, if there is one. Sums cleared by a multi-zap were not answered. */
export function createAnsweredEvent(
  event: BattleEvent,
  { lastAnswer }: Pick<Battle, 'lastAnswer'>,
): QuestionAnswered | null {
  const seen = ({ problem }: Card, verdict: QuestionAnswered['verdict'], ms: number | null): QuestionAnswered => ({
    type: 'answered',
    practisedSkill: getPractisedSkill(problem, lastAnswer.way),
    verdict,
    ms,
  });
  if (event.type === 'landed') return seen(event.card, 'timeout', null);
  if (event.type === 'incorrect') return event.card && seen(event.card, 'wrong', openMs(event.card, lastAnswer));
  if (event.type !== 'correct' || event.by === 'multiZap') return null;
  return seen(event.card, 'right', openMs(event.card, lastAnswer));
}
