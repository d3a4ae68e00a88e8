/*
 * The stamps of the passport. They are all earned by doing maths and remembering it, never by coming back daily or by
 * paying. They are never lost, because neither stars nor known facts ever decrease.
 */
import type { Operation } from '../../machines/core/arithmetic';
import { STARS } from '../../machines/core/stars';
import type { Voyage } from '../../machines/core/voyage';
import { getKnowledgeLevel, type KnowledgeLevel, type Memory } from '../../machines/learning/memory';
import {
  FACT_LIMITS,
  FACT_SKILLS,
  factSkill,
  findFact,
  PRODUCTS,
  type Skill,
  SUMS,
} from '../../machines/learning/skills';

/** The progress that stamps are awarded for. */
interface Reached {
  readonly voyage: Voyage;
  readonly memory: Memory;
  /** The longest streak in any round of any game. */
  readonly streak: number;
  /** How many mistakes were corrected in practice. */
  readonly mended: number;
  readonly islands: readonly string[];
}

const starsOf = ({ voyage }: Reached): readonly number[] => Object.values(voyage.stars);
const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

const REACHED: Readonly<Record<'right' | 'quick', readonly KnowledgeLevel[]>> = {
  right: ['right', 'quick'],
  quick: ['quick'],
};

/** How many of these facts are known, or known quickly. */
const count = ({ memory }: Reached, facts: readonly Skill[], how: keyof typeof REACHED): number =>
  facts.filter((fact) => REACHED[how].includes(getKnowledgeLevel(memory, fact))).length;

const FACTORS = Array.from({ length: FACT_LIMITS.maxFactor }, (_, index) => index + 1);
const tableOf = (factor: number): readonly Skill[] => FACTORS.map((other) => factSkill('×', factor, other));
const factsOf = (operation: Operation): readonly Skill[] =>
  FACT_SKILLS.filter((skill) => findFact(skill)?.operation === operation);
const OPERATIONS: readonly Operation[] = ['+', '−', '×', '÷'];

const hasAll = (reached: Reached, facts: readonly Skill[]): boolean => count(reached, facts, 'right') === facts.length;

/** Every stamp by id: its name, how to earn it in one sentence, and whether it is earned. */
export const STAMPS = {
  firstStar: { title: 'First star', how: 'Win a star on any island.', isEarned: (one) => sum(starsOf(one)) > 0 },
  golden: {
    title: 'Golden island',
    how: 'Win all the stars on an island.',
    isEarned: (one) => starsOf(one).includes(STARS.max),
  },
  tenStars: { title: 'Ten stars', how: 'Win ten stars.', isEarned: (one) => sum(starsOf(one)) >= 10 },
  everyIsland: {
    title: 'Captain',
    how: 'Win a star on every island.',
    isEarned: ({ voyage, islands }) => islands.every((island) => (voyage.stars[island] ?? 0) > 0),
  },
  allGolden: {
    title: 'Golden sea',
    how: 'Win all the stars on every island.',
    isEarned: ({ voyage, islands }) => islands.every((island) => voyage.stars[island] === STARS.max),
  },
  tenInARow: { title: 'Ten in a row', how: 'Get ten right in a row.', isEarned: ({ streak }) => streak >= 10 },
  mender: {
    title: 'Fixer',
    how: 'Correct three mistakes with “Practise these”.',
    isEarned: ({ mended }) => mended >= 3,
  },
  allSigns: {
    title: 'Four signs',
    how: 'Know a fact with +, −, × and ÷.',
    isEarned: (one) => OPERATIONS.every((operation) => count(one, factsOf(operation), 'right') > 0),
  },
  tenProducts: {
    title: 'Ten times-table facts',
    how: 'Know ten times-table facts.',
    isEarned: (one) => count(one, PRODUCTS, 'right') >= 10,
  },
  wholeTable: {
    title: 'A whole table',
    how: 'Know one whole times table.',
    isEarned: (one) => FACTORS.some((factor) => hasAll(one, tableOf(factor))),
  },
  allTables: {
    title: 'All the tables',
    how: 'Know every times table.',
    isEarned: (one) => hasAll(one, PRODUCTS),
  },
  tenQuick: {
    title: 'Quick ten',
    how: 'Answer ten facts quickly.',
    isEarned: (one) => count(one, FACT_SKILLS, 'quick') >= 10,
  },
  twentySums: {
    title: 'Twenty sums',
    how: 'Know twenty sums up to 20.',
    isEarned: (one) => count(one, SUMS, 'right') >= 20,
  },
  allSums: { title: 'All the sums', how: 'Know every sum up to 20.', isEarned: (one) => hasAll(one, SUMS) },
} as const satisfies Readonly<Record<string, { title: string; how: string; isEarned: (reached: Reached) => boolean }>>;

export type StampId = keyof typeof STAMPS;

/** The stamps in page order. */
export const STAMP_IDS = Object.keys(STAMPS).filter((id): id is StampId => Object.hasOwn(STAMPS, id));
