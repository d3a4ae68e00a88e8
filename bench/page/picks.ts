/* Runs in a page: repeatedly chooses the next question from everything that a child can be asked. */
import { seededRandom } from '../../machines/core/random';
import {
  type AskedSkill,
  chooseCandidate,
  SELECTION_RULES,
  takeKnowledgeSnapshot,
} from '../../machines/learning/choose';
import { type Memory, NO_MEMORY, remember } from '../../machines/learning/memory';
import { PRODUCTS } from '../../machines/learning/skills';

const PICKS = 2000;
const ASKED_BEFORE = 25;

const met = PRODUCTS.reduce<Memory>(
  (memory, skill, day) =>
    remember(memory, { skill, isCorrect: day % 3 > 0, ms: 2000, by: 'keys', digits: 2, time: 'normal', day }),
  NO_MEMORY,
);
const history: readonly AskedSkill[] = PRODUCTS.slice(0, ASKED_BEFORE).map((skill, index) => ({
  skill,
  isCorrect: index % 4 > 0,
}));

/** The microseconds that one choice takes at the end of a round with this memory. */
function microsecondsWith(memory: Memory): number {
  const plan = takeKnowledgeSnapshot(memory);
  const random = seededRandom(1, 'picks');
  const begun = performance.now();
  for (let pick = 0; pick < PICKS; pick++) {
    const from = pick % (PRODUCTS.length - SELECTION_RULES.candidates);
    chooseCandidate(PRODUCTS.slice(from, from + SELECTION_RULES.candidates), plan, history, random);
  }
  return (1000 * (performance.now() - begun)) / PICKS;
}

/** The slower of two cases: a child who has been asked everything, and a new child. */
export const microsecondsToChoose = (): number => Math.max(microsecondsWith(met), microsecondsWith(NO_MEMORY));
