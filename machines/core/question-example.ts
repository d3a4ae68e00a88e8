/*
 * "Show me first": before a skill that a child has never met, a round shows another question of that skill with its
 * solution. Nothing about it counts, and it stays until the player continues.
 */
import { deriveSeed, type Mix } from '../learning/mix';
import { findBroaderSkill, type Skill } from '../learning/skills';
import type { RoundUpdate } from './events';
import type { QuestionRound, QuestionRules, QuestionSettings } from './question-rules';
import { seededRandom } from './random';
import type { GameSession } from './session';

const EXAMPLES = {
  /** A round shows no more than this, however many of its skills are new. */
  perRound: 3,
  /** Draws to find a question of the same skill. */
  draws: 600,
} as const;

/** Whether the child has been asked this skill, or the whole skill that it is part of by an earlier version. */
const hasMet = ({ plan: { memory } }: Mix, skill: Skill): boolean =>
  Object.hasOwn(memory.traces, skill) || Object.hasOwn(memory.traces, findBroaderSkill(skill) ?? skill);

/** Whether the question that was just added to a mix is the first one of a skill that needs an example. */
function needsExample(mix: Mix): boolean {
  const skills = mix.asked.map(({ practised }) => practised.skill);
  const skill = skills.at(-1);
  if (skill === undefined || mix.guide === undefined || mix.again !== null || hasMet(mix, skill)) return false;
  const earlier = new Set(skills.slice(0, -1).filter((one) => !hasMet(mix, one)));
  return !earlier.has(skill) && earlier.size < EXAMPLES.perRound;
}

/** A function that finds the example for a question; null if it needs none. `draw` draws questions like it. */
export const createExamples =
  <Settings extends QuestionSettings, Round extends QuestionRound, Answer, Event>({
    withSolution,
    withMissedQuestion,
    getPractisedSkill,
  }: QuestionRules<Settings, Round, Answer, Event>) =>
  (
    { seed, pace = null }: Pick<GameSession<Settings, Round>, 'seed' | 'pace'>,
    mix: Mix | null,
    { round }: RoundUpdate<Round, Event>,
    draw: (seed: number) => RoundUpdate<Round, Event>,
  ): Round | null => {
    if (withSolution === undefined || mix === null || pace !== null || !needsExample(mix)) return null;
    const asked = getPractisedSkill(round);
    const random = seededRandom(seed, 'example', mix.asked.length);
    const asText = JSON.stringify(round);
    /** A question that is nearly the same: 1/2 − 1/3 before 2/3 − 1/2. */
    let near: Round | null = null;
    for (let draws = 0; draws < EXAMPLES.draws; draws++) {
      const { round: drawn } = draw(deriveSeed(random));
      const practised = getPractisedSkill(drawn);
      if (practised?.skill !== asked?.skill) continue;
      const example = withMissedQuestion(round, drawn).round;
      if (practised?.asked !== asked?.asked) return withSolution(example);
      if (JSON.stringify(example) !== asText) near = example;
    }
    return near && withSolution(near);
  };
