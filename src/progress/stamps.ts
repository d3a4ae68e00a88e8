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

/** Whether each stamp is earned. */
export const STAMPS = {
  firstStar: (one) => sum(starsOf(one)) > 0,
  golden: (one) => starsOf(one).includes(STARS.max),
  tenStars: (one) => sum(starsOf(one)) >= 10,
  everyIsland: ({ voyage, islands }) => islands.every((island) => (voyage.stars[island] ?? 0) > 0),
  allGolden: ({ voyage, islands }) => islands.every((island) => voyage.stars[island] === STARS.max),
  tenInARow: ({ streak }) => streak >= 10,
  mender: ({ mended }) => mended >= 3,
  allSigns: (one) => OPERATIONS.every((operation) => count(one, factsOf(operation), 'right') > 0),
  tenProducts: (one) => count(one, PRODUCTS, 'right') >= 10,
  wholeTable: (one) => FACTORS.some((factor) => hasAll(one, tableOf(factor))),
  allTables: (one) => hasAll(one, PRODUCTS),
  tenQuick: (one) => count(one, FACT_SKILLS, 'quick') >= 10,
  twentySums: (one) => count(one, SUMS, 'right') >= 20,
  allSums: (one) => hasAll(one, SUMS),
} as const satisfies Readonly<Record<string, (reached: Reached) => boolean>>;

export type StampId = keyof typeof STAMPS;

/** The stamps in page order. */
export const STAMP_IDS = Object.keys(STAMPS).filter((id): id is StampId => Object.hasOwn(STAMPS, id));
