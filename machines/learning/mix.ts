/*
 * A round mixed for one child. We draw each question several times, with seeds derived from the round's seed, and ask
 * the draw that this child should practise next. A question can only replace another one of the same kind, so
 * everything else follows the game's rules: operations, ranges, turns, positions of correct answers.
 */
import { type Random, seededRandom } from '../core/random';
import {
  type AskedSkill,
  chooseCandidate,
  type KnowledgeSnapshot,
  SELECTION_RULES,
  takeKnowledgeSnapshot,
} from './choose';
import { hasLeftDifficulty, type Ladder } from './ladder';
import { type Memory, NO_MEMORY } from './memory';
import type { PractisedSkill } from './practised-skill';
import { findFact, type Skill } from './skills';

/** A question in the round, and whether it was answered correctly; null while it is open. */
interface AskedQuestion {
  readonly practised: PractisedSkill;
  readonly isCorrect: boolean | null;
}

/**
 * Set if the difficulty may follow the child: it is the usual one, or one that a round of this page has found. A
 * difficulty that a link or the player asks for is played as it is.
 */
export type Guide = 'usual' | 'found';

/**
 * Everything needed to mix a round: a plan made at its start, the skills to ask (null for all), and the questions asked
 * so far.
 */
export interface Mix {
  readonly plan: KnowledgeSnapshot;
  readonly only: readonly Skill[] | null;
  readonly asked: readonly AskedQuestion[];
  /**
   * For each question, the index of the candidate that was picked. With the seed, the picks reproduce the questions,
   * and they reveal nothing about the child.
   */
  readonly picks: readonly number[];
  /** The picks from another round, if this round repeats it. */
  readonly again: readonly number[] | null;
  readonly guide?: Guide;
  /** Set if the difficulty of this round follows the child. */
  readonly ladder?: Ladder;
  /** The answers that the difficulty follows, if this round repeats another one. */
  readonly route?: readonly boolean[];
}

export const MIX = {
  /**
   * The number of draws before choosing; more if none of them is suitable, and most if not even a question from earlier
   * in the round could be repeated.
   */
  draws: 48,
  drawsOfFew: 400,
  maxDraws: 2000,
  /** A question is not repeated within this many questions. */
  gap: 7,
} as const;

/** Draws a question from a seed, and finds the skill that it practises. */
export interface QuestionSource<Question> {
  readonly seed: number;
  readonly at: (seed: number) => Question;
  readonly getPractisedSkill: (question: Question) => PractisedSkill | null;
  /** Whether a round never repeats a question, unless only some skills are asked. */
  readonly isOnceOnly: boolean;
}

/** A new round's mix, before its first question. */
export const newMix = (memory: Memory, only: readonly Skill[] | null = null, guide?: Guide): Mix => ({
  plan: takeKnowledgeSnapshot(memory),
  only,
  asked: [],
  picks: [],
  again: null,
  ...(guide && { guide }),
});

/** A mix that repeats the questions from another round, regardless of what this child knows. */
export const createRepeatMix = (again: readonly number[], guide?: Guide, route?: readonly boolean[]): Mix => ({
  ...newMix(NO_MEMORY, null, guide),
  again,
  ...(route && { route }),
});

/** The mix as it was before the first question. */
export function resetMix(mix: Mix): Mix {
  const { ladder, ...before } = mix;
  return { ...(ladder === undefined ? mix : before), asked: [], picks: [] };
}

/** Whether each question that was answered was right, in order. */
export const getMixAnswers = ({ asked }: Mix): readonly boolean[] =>
  asked.flatMap(({ isCorrect }) => (isCorrect === null ? [] : [isCorrect]));

/** The answers that the difficulty follows. */
export const getRoute = (mix: Mix): readonly boolean[] => mix.route?.slice(0, mix.asked.length) ?? getMixAnswers(mix);

/** Whether a round can be repeated without the memory of this child. */
export const canBeRepeated = ({ ladder, only }: Mix): boolean =>
  only === null && (ladder === undefined || (ladder.from === ladder.gentle && ladder.top === ladder.gentle));

/** Whether a round has asked questions of another difficulty than the one that it began with. */
export const hasChangedDifficulty = (mix: Mix | null): boolean =>
  mix?.ladder !== undefined && hasLeftDifficulty(mix.ladder, getRoute(mix));

/** Adds a question and the index of the candidate that was picked. */
export const addAskedQuestion = (mix: Mix, practised: PractisedSkill | null, pick = 0): Mix => ({
  ...mix,
  picks: [...mix.picks, pick],
  asked: practised === null ? mix.asked : [...mix.asked, { practised, isCorrect: null }],
});

/** Records the answer to the latest question with this text. Only the first answer counts. */
export function recordMixAnswer({ asked, ...mix }: Mix, signs: string, isCorrect: boolean): Mix {
  const last = asked.map(({ practised }) => practised.asked).lastIndexOf(signs);
  return {
    ...mix,
    asked: asked.map((one, index) => (index === last && one.isCorrect === null ? { ...one, isCorrect } : one)),
  };
}

/** The part of a mix that `choose` uses. */
const historyOf = ({ asked }: Mix): readonly AskedSkill[] =>
  asked.map(({ practised: { skill }, isCorrect }) => ({ skill, isCorrect }));

/** A new seed from a random stream. */
export const deriveSeed = (random: Random): number => random() * 2 ** 32;

interface Candidate<Question> {
  readonly question: Question;
  readonly skill: Skill;
}

/** A question, and the index of the candidate that was picked. */
interface Picked<Question> {
  readonly question: Question;
  readonly pick: number;
}

/**
 * The next question. If nothing can replace it, this is the question from the round's seed. If only some skills are
 * asked, any question that practises one of them can be used, whatever its kind.
 */
export const pickMixedQuestion = <Question>(mix: Mix, draw: QuestionSource<Question>): Question =>
  pickQuestion(mix, draw).question;

/** After how many others a question may be repeated. With few facts, each of them has to be repeated sooner. */
function gapOf({ only, asked }: Mix, isOnceOnly: boolean): number {
  if (only?.every((skill) => findFact(skill) !== null)) return Math.min(MIX.gap, only.length - 1);
  return isOnceOnly && only === null ? asked.length : MIX.gap;
}

/** The next question, and the index of the candidate that was picked. */
export function pickQuestion<Question>(mix: Mix, draw: QuestionSource<Question>): Picked<Question> {
  const { plan, only, asked, picks, again: picksAgain } = mix;
  const { seed, at, getPractisedSkill, isOnceOnly } = draw;
  const plain = at(seed);
  const about = getPractisedSkill(plain);
  // If the kind is also the skill, all questions are equally good, unless only some skills are asked.
  if (about === null || (only === null && about.kind === about.skill)) return { question: plain, pick: 0 };
  const latest = (count: number): ReadonlySet<string> =>
    new Set(asked.slice(Math.max(0, asked.length - count)).map((one) => one.practised.asked));
  const barred = latest(gapOf(mix, isOnceOnly));
  const barredStill = latest(only === null ? MIX.gap : 1);
  const random = seededRandom(seed, 'mix', asked.length);
  const found: Candidate<Question>[] = [];
  /** Questions that were asked earlier, which we only use if there is nothing else. */
  const again: Candidate<Question>[] = [];
  const consider = (question: Question, { kind, skill, asked: signs }: PractisedSkill): void => {
    if (only === null ? kind !== about.kind : !only.includes(skill)) return;
    if (!barred.has(signs)) found.push({ question, skill });
    else if (!barredStill.has(signs)) again.push({ question, skill });
  };
  const hasEnough = (draws: number): boolean =>
    found.length >= SELECTION_RULES.candidates ||
    (draws >= MIX.draws && found.length > 0) ||
    (draws >= MIX.drawsOfFew && (only === null || again.length > 0)) ||
    draws >= MIX.maxDraws ||
    (only !== null && found.length > 2 * only.length);
  consider(plain, about);
  for (let draws = 0; !hasEnough(draws); draws++) {
    const question = at(deriveSeed(random));
    const other = getPractisedSkill(question);
    if (other !== null) consider(question, other);
  }
  const from = found.length > 0 ? found : again;
  if (from.length === 0) return { question: plain, pick: 0 };
  const skills = from.map(({ skill }) => skill);
  const pick =
    picksAgain === null ? chooseCandidate(skills, plan, historyOf(mix), random) : (picksAgain[picks.length] ?? 0);
  return { question: from[pick]?.question ?? plain, pick };
}

/** The item that offers this child the most practice. Each item is judged by all its skills. */
export function pickItem<Thing>(
  { plan, only }: Mix,
  things: readonly Thing[],
  skillsOf: (thing: Thing) => readonly Skill[],
  random: Random,
): Thing | undefined {
  const all = things.flatMap((thing) => skillsOf(thing).map((skill) => ({ thing, skill })));
  const wanted = all.filter(({ skill }) => only === null || only.includes(skill));
  const from = wanted.length > 0 ? wanted : all;
  const skills = from.map(({ skill }) => skill);
  return from[chooseCandidate(skills, plan, [], random)]?.thing;
}
