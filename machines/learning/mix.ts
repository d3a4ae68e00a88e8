/*
 * A round that is mixed for one child. Each question is drawn several times, by seeds that are derived from the seed of the
 * round, and of what was drawn that is asked which this child should meet next. Only questions of the same kind stand for
 * one another, so that all stays as the rules of the game fix it: operations, ranges, turns, places of right answers.
 */
import { type Random, seededRandom } from '../core/random';
import { type AskedBefore, CHOOSE, choose, type Plan, planFor } from './choose';
import { type Memory, NO_MEMORY } from './memory';
import type { Practised } from './practised';
import type { Skill } from './skills';

/** A question of the round, and how it was answered; null while it is open. */
interface AskedQuestion {
  readonly practised: Practised;
  readonly isCorrect: boolean | null;
}

/** What a round is mixed by: the plan that follows from what was known as it began, which skills are wanted, if not all, and what it has asked. */
export interface Mix {
  readonly plan: Plan;
  readonly only: readonly Skill[] | null;
  readonly asked: readonly AskedQuestion[];
  /** Which of its candidates each question was, in order: with the seed they say what was asked, and nothing of the child. */
  readonly picks: readonly number[];
  /** The picks of another round, where that one is asked again. */
  readonly again: readonly number[] | null;
}

/** Every number of mixing. */
export const MIX = {
  /**
   * Of so many draws at most questions are chosen from; of more where none can be had of those, and of most where not even
   * one can that was asked a while ago.
   */
  draws: 48,
  drawsOfFew: 400,
  maxDraws: 2000,
  /** No question comes again within so many. */
  gap: 7,
} as const;

/** How a question is drawn by a seed, and what it practises. */
export interface Draw<Question> {
  readonly seed: number;
  readonly at: (seed: number) => Question;
  readonly practised: (question: Question) => Practised | null;
  /** Whether no question of a round may come twice, unless only some skills are wanted. */
  readonly isOnceOnly: boolean;
}

/** What a round is mixed by before its first question. */
export const newMix = (memory: Memory, only: readonly Skill[] | null = null): Mix => ({
  plan: planFor(memory),
  only,
  asked: [],
  picks: [],
  again: null,
});

/** What a round is mixed by that asks the same as another one, whatever is known. */
export const mixOfPicks = (again: readonly number[]): Mix => ({ ...newMix(NO_MEMORY), again });

/** A mix as it was before its first question. */
export const unasked = (mix: Mix): Mix => ({ ...mix, asked: [], picks: [] });

/** A mix in which one more question was asked: which of its candidates, where that is to be known. */
export const withAsked = (mix: Mix, practised: Practised | null, pick = 0): Mix => ({
  ...mix,
  picks: [...mix.picks, pick],
  asked: practised === null ? mix.asked : [...mix.asked, { practised, isCorrect: null }],
});

/** A mix in which the question that was asked last in these signs was answered; only the first answer says anything. */
export function withAnswered({ asked, ...mix }: Mix, signs: string, isCorrect: boolean): Mix {
  const last = asked.map(({ practised }) => practised.asked).lastIndexOf(signs);
  return {
    ...mix,
    asked: asked.map((one, index) => (index === last && one.isCorrect === null ? { ...one, isCorrect } : one)),
  };
}

/** What of a mix is chosen by: the skills that were asked, and how they were answered. */
const historyOf = ({ asked }: Mix): readonly AskedBefore[] =>
  asked.map(({ practised: { skill }, isCorrect }) => ({ skill, isCorrect }));

/** A seed by the chance of another one. */
export const derivedSeed = (random: Random): number => random() * 2 ** 32;

/** A question that can be asked next, and its skill. */
interface Candidate<Question> {
  readonly question: Question;
  readonly skill: Skill;
}

/** A question, and which of its candidates it was. */
interface Picked<Question> {
  readonly question: Question;
  readonly pick: number;
}

/**
 * The question that comes next: the one that the seed of the round names, where nothing else can stand for it. Where only
 * some skills are wanted, any question that practises one of them can, of whatever kind.
 */
export const mixed = <Question>(mix: Mix, draw: Draw<Question>): Question => pickedOf(mix, draw).question;

/** The same, and which of its candidates it is. */
export function pickedOf<Question>(mix: Mix, draw: Draw<Question>): Picked<Question> {
  const { plan, only, asked, picks, again: picksAgain } = mix;
  const { seed, at, practised, isOnceOnly } = draw;
  const plain = at(seed);
  const about = practised(plain);
  // Where the kind is the skill there is nothing to choose between.
  if (about === null || about.kind === about.skill) return { question: plain, pick: 0 };
  // Of few skills each has to come again sooner.
  const gap = only !== null ? Math.min(MIX.gap, only.length - 1) : isOnceOnly ? asked.length : MIX.gap;
  const barred = new Set(asked.slice(asked.length - Math.min(gap, asked.length)).map((one) => one.practised.asked));
  const random = seededRandom(seed, 'mix', asked.length);
  const found: Candidate<Question>[] = [];
  /** Asked so short a while ago that they come only where nothing else can be had. */
  const again: Candidate<Question>[] = [];
  const consider = (question: Question, { kind, skill, asked: signs }: Practised): void => {
    if (only === null ? kind !== about.kind : !only.includes(skill)) return;
    if (!barred.has(signs)) found.push({ question, skill });
    else if (only !== null && signs !== asked.at(-1)?.practised.asked) again.push({ question, skill });
  };
  const hasEnough = (draws: number): boolean =>
    found.length >= CHOOSE.candidates ||
    (draws >= MIX.draws && found.length > 0) ||
    (draws >= MIX.drawsOfFew && (only === null || again.length > 0)) ||
    draws >= MIX.maxDraws ||
    (only !== null && found.length > 2 * only.length);
  consider(plain, about);
  for (let draws = 0; !hasEnough(draws); draws++) {
    const question = at(derivedSeed(random));
    const other = practised(question);
    if (other !== null) consider(question, other);
  }
  const from = found.length > 0 ? found : again;
  if (from.length === 0) return { question: plain, pick: 0 };
  const skills = from.map(({ skill }) => skill);
  const pick = picksAgain === null ? choose(skills, plan, historyOf(mix), random) : (picksAgain[picks.length] ?? 0);
  return { question: from[pick]?.question ?? plain, pick };
}

/** The one of several things that asks most of what this child should meet next, each thing by all skills in it. */
export function pickedBy<Thing>(
  { plan, only }: Mix,
  things: readonly Thing[],
  skillsOf: (thing: Thing) => readonly Skill[],
  random: Random,
): Thing | undefined {
  const all = things.flatMap((thing) => skillsOf(thing).map((skill) => ({ thing, skill })));
  const wanted = all.filter(({ skill }) => only === null || only.includes(skill));
  const from = wanted.length > 0 ? wanted : all;
  const skills = from.map(({ skill }) => skill);
  return from[choose(skills, plan, [], random)]?.thing;
}
