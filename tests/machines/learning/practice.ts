/* A simulated child practises the tables for six weeks, in rounds of six minutes a day, with a test two weeks later. */
import { type Random, randomInteger, seededRandom } from '../../../machines/core/random';
import {
  type AskedSkill,
  chooseCandidate,
  SELECTION_RULES,
  takeKnowledgeSnapshot,
} from '../../../machines/learning/choose';
import { getKnowledgeLevel, type Memory, NO_MEMORY, remember } from '../../../machines/learning/memory';
import type { Skill } from '../../../machines/learning/skills';
import { DAY_SECONDS, type Forgetting, LEARNT_FACTS, Learner } from './learner';

const PRACTICE = {
  sessions: 30,
  sessionSeconds: 360,
  /** From the start of one session to the start of the next, not counting nights. */
  betweenSeconds: 400,
  /** Display times of answers. */
  correctSeconds: 0.8,
  incorrectSeconds: 3.5,
  roundQuestions: 25,
  testAfterDays: 14,
  firstDay: 20_000,
} as const;

/** A child, and the way its questions are chosen. */
interface Practising {
  readonly seed: number;
  readonly secondsPerKey: number;
  readonly forgetting: Forgetting;
  /** Random, as games deal them by default; chosen; or chosen based on times that include typing. */
  readonly questions: 'random' | 'chosen' | 'chosenWithHand';
}

export interface PracticeResult {
  /**
   * The proportion of the tables that the child knows two weeks later, and of answers that were right during play, from
   * 0 to 1.
   */
  readonly known: number;
  readonly right: number;
  readonly neverAsked: number;
  readonly quick: ReadonlySet<Skill>;
}

const INDEX_OF: ReadonlyMap<Skill, number> = new Map(LEARNT_FACTS.map(({ skill }, index) => [skill, index]));

const anyFact = (random: Random): number => randomInteger(random, 0, LEARNT_FACTS.length - 1);

function notTheLast(random: Random, history: readonly AskedSkill[]): number {
  const fact = anyFact(random);
  return LEARNT_FACTS[fact]!.skill === history.at(-1)?.skill ? notTheLast(random, history) : fact;
}

export function practise({ seed, secondsPerKey, forgetting, questions }: Practising): PracticeResult {
  const learner = new Learner(seed, secondsPerKey, forgetting);
  const random = seededRandom(seed, 'questions');
  const asked = LEARNT_FACTS.map(() => 0);
  let [memory, right, day]: [Memory, number, number] = [NO_MEMORY, 0, 0];

  const session = (from: number) => {
    let history: AskedSkill[] = [];
    let plan = takeKnowledgeSnapshot(memory);
    for (let seconds = 0; seconds < PRACTICE.sessionSeconds; ) {
      if (history.length === PRACTICE.roundQuestions) [history, plan] = [[], takeKnowledgeSnapshot(memory)];
      const candidates = Array.from({ length: SELECTION_RULES.candidates }, () => LEARNT_FACTS[anyFact(random)]!.skill);
      const fact =
        questions === 'random'
          ? notTheLast(random, history)
          : INDEX_OF.get(candidates[chooseCandidate(candidates, plan, history, random)]!)!;
      const { skill, digits } = LEARNT_FACTS[fact]!;
      const answer = learner.answer(fact, from + seconds);
      asked[fact]! += 1;
      right += answer.isCorrect ? 1 : 0;
      history.push({ skill, isCorrect: answer.isCorrect });
      seconds += answer.seconds + (answer.isCorrect ? PRACTICE.correctSeconds : PRACTICE.incorrectSeconds);
      if (questions === 'random') continue;
      const seen = { skill, isCorrect: answer.isCorrect, ms: 1000 * answer.seconds, digits };
      const known = remember(memory, { ...seen, by: 'keys', time: 'normal', day: PRACTICE.firstDay + day });
      memory = questions === 'chosenWithHand' ? { ...known, hands: {} } : known;
    }
  };

  for (let index = 0; index < PRACTICE.sessions; index++) {
    // Five days a week.
    day = 7 * Math.floor(index / 5) + (index % 5);
    session(day * DAY_SECONDS + index * PRACTICE.betweenSeconds);
  }
  const end = (day + PRACTICE.testAfterDays) * DAY_SECONDS + PRACTICE.sessions * PRACTICE.betweenSeconds;
  const chances = LEARNT_FACTS.map((_, fact) => learner.knows(fact, end));
  return {
    known: chances.reduce((sum, chance) => sum + chance, 0) / chances.length,
    right: right / asked.reduce((sum, count) => sum + count, 0),
    neverAsked: asked.filter((count) => count === 0).length,
    quick: new Set(LEARNT_FACTS.flatMap(({ skill }) => (getKnowledgeLevel(memory, skill) === 'quick' ? [skill] : []))),
  };
}
