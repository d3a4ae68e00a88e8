/*
 * A simulated child practises the tables on fourteen days, in six races of a minute, and then not at all for four
 * weeks.
 */
import { type Random, randomInteger, seededRandom } from '../../../machines/core/random';
import {
  type AskedSkill,
  chooseCandidate,
  SELECTION_RULES,
  takeKnowledgeSnapshot,
} from '../../../machines/learning/choose';
import {
  type Memory,
  NO_MEMORY,
  type RememberedAnswer,
  remember,
  setLearntTables,
} from '../../../machines/learning/memory';
import type { Skill } from '../../../machines/learning/skills';
import { LEARNT_FACTS, type Pupil } from './learner';

export const FORTNIGHT = {
  days: 14,
  races: 6,
  raceSeconds: 60,
  betweenSeconds: 20,
  /** Display times of answers. */
  correctSeconds: 0.8,
  incorrectSeconds: 2,
  /** The last day on which children are tested, without any practice since the fortnight. */
  lastDay: 42,
  firstDay: 20_000,
} as const;

interface Practising {
  readonly pupil: Pupil;
  readonly seed: number;
  readonly isChosen: boolean;
  /** The tables that the child says it has learnt. */
  readonly tables?: readonly number[];
}

export interface FortnightResult {
  /** The parts of the tables that the child knows before, after fourteen days, and four weeks later, from 0 to 1. */
  readonly before: number;
  readonly after: number;
  readonly later: number;
  /** Whether each answer was right, by day. */
  readonly answers: readonly (readonly boolean[])[];
  readonly neverAsked: number;
  readonly memory: Memory;
  readonly remembered: readonly RememberedAnswer[];
  /** The probability of knowing each fact four weeks later. */
  readonly truth: ReadonlyMap<Skill, number>;
}

const INDEX_OF: ReadonlyMap<Skill, number> = new Map(LEARNT_FACTS.map(({ skill }, index) => [skill, index]));

const knownPart = (pupil: Pupil, day: number): number =>
  LEARNT_FACTS.reduce((sum, _, fact) => sum + pupil.knows(fact, day), 0) / LEARNT_FACTS.length;

function anyFact(random: Random, not?: Skill): number {
  const fact = randomInteger(random, 0, LEARNT_FACTS.length - 1);
  return LEARNT_FACTS[fact]!.skill === not ? anyFact(random, not) : fact;
}

export function practiseFortnight({ pupil, seed, isChosen, tables }: Practising): FortnightResult {
  const random = seededRandom(seed, 'fortnight');
  const asked = LEARNT_FACTS.map(() => 0);
  const answers: boolean[][] = [];
  const remembered: RememberedAnswer[] = [];
  let memory = tables === undefined ? NO_MEMORY : setLearntTables(NO_MEMORY, tables);
  const before = knownPart(pupil, 0);

  const race = (day: number, from: number): void => {
    const plan = takeKnowledgeSnapshot(memory);
    const history: AskedSkill[] = [];
    for (let seconds = 0; seconds < FORTNIGHT.raceSeconds; ) {
      const candidates = Array.from({ length: SELECTION_RULES.candidates }, () => LEARNT_FACTS[anyFact(random)]!.skill);
      const fact = isChosen
        ? INDEX_OF.get(candidates[chooseCandidate(candidates, plan, history, random)]!)!
        : anyFact(random, history.at(-1)?.skill);
      const { skill, digits } = LEARNT_FACTS[fact]!;
      const answer = pupil.answer(fact, day, from + seconds);
      asked[fact]! += 1;
      answers[day]!.push(answer.isCorrect);
      history.push({ skill, isCorrect: answer.isCorrect });
      seconds += answer.seconds + (answer.isCorrect ? FORTNIGHT.correctSeconds : FORTNIGHT.incorrectSeconds);
      const seen: RememberedAnswer = {
        skill,
        isCorrect: answer.isCorrect,
        ms: 1000 * answer.seconds,
        by: 'keys',
        digits,
        time: 'normal',
        day: FORTNIGHT.firstDay + day,
      };
      remembered.push(seen);
      memory = remember(memory, seen);
    }
  };

  for (let day = 0; day < FORTNIGHT.days; day++) {
    answers.push([]);
    for (let index = 0; index < FORTNIGHT.races; index++)
      race(day, index * (FORTNIGHT.raceSeconds + FORTNIGHT.betweenSeconds));
  }
  return {
    before,
    after: knownPart(pupil, FORTNIGHT.days),
    later: knownPart(pupil, FORTNIGHT.lastDay),
    answers,
    neverAsked: asked.filter((count) => count === 0).length,
    memory,
    remembered,
    truth: new Map(LEARNT_FACTS.map(({ skill }, fact) => [skill, pupil.knows(fact, FORTNIGHT.lastDay)])),
  };
}
