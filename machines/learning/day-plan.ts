/*
 * Chooses the islands of today's voyage: what is due, something new, and something that the child loves. The same day
 * and the same memory give the same voyage on every device.
 */
import type { Operation } from '../core/arithmetic';
import { DAY_VOYAGE, type DayPlan, type Leg } from '../core/day-voyage';
import { type Random, seededRandom } from '../core/random';
import { getTrace, isRusty, type Memory } from './memory';
import { FACT_SKILLS, findBroaderSkill, findFact, type Skill } from './skills';

export const DAY_PLAN = {
  /** A skill below this strength is due. */
  weak: 0.5,
  /** The smallest and the largest number of facts that a round is made of. */
  minFacts: 3,
  maxFacts: 10,
  /** A new island may be for children who are this many years older than those of the islands with two stars. */
  yearsAhead: 1,
  starsToGoOn: 2,
  /** What an island's part in the choice of a loved one grows by. */
  love: { visited: 1, perStar: 2, lastRound: 2, lastVisit: 3, heart: 12 },
} as const;

/** What a plan needs to know about an island. */
export interface PlannedIsland {
  readonly game: string;
  /** The youngest age that its game is made for. */
  readonly youngest: number;
  /** The stars won there; null if the child has never been there. */
  readonly stars: number | null;
  /**
   * The skills that only this game and similar ones practise, in addition to facts and sums. Each may have parts, which
   * are not in this list (findBroaderSkill).
   */
  readonly skills: readonly Skill[];
  readonly hasLastRound: boolean;
  readonly isLastVisit: boolean;
  /** Whether the child has marked it as a favourite. */
  readonly hasHeart: boolean;
}

interface FactRound {
  readonly game: string;
  readonly round: Leg['round'];
}

export interface DayPlanInput {
  readonly day: number;
  readonly memory: Memory;
  readonly islands: readonly PlannedIsland[];
  /** The rounds that ask exactly these facts of an operation. */
  readonly findRounds: (operation: Operation, facts: readonly Skill[]) => readonly FactRound[];
}

/** How urgent it is to ask a skill again, from 0 to 3; 0 if it is not due. Skills that were never asked are not due. */
export function getUrgency(memory: Memory, skill: Skill, day: number): number {
  const trace = getTrace(memory, skill);
  if (trace === null) return 0;
  const { isMissed, strength } = trace;
  const rusty = isRusty(memory, skill, day);
  return isMissed || rusty || strength < DAY_PLAN.weak ? (isMissed ? 1 : 0) + (rusty ? 1 : 0) + 1 - strength : 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)];

function pickWeighted<Item>(
  random: Random,
  items: readonly Item[],
  weightOf: (item: Item) => number,
): Item | undefined {
  let rest = random() * sum(items.map(weightOf));
  return items.find((item) => {
    rest -= weightOf(item);
    return rest < 0;
  });
}

/** The items with the lowest figure. */
function lowest<Item>(items: readonly Item[], figureOf: (item: Item) => number): readonly Item[] {
  const min = Math.min(...items.map(figureOf));
  return items.filter((item) => figureOf(item) === min);
}

const isVisited = ({ stars }: PlannedIsland): boolean => stars !== null;

const legTo = (reason: Leg['reason'], game: string, round: Leg['round'] = {}): Leg => ({
  game,
  reason,
  round,
  isDone: false,
});

/** A round with the most urgent facts of one operation, on an island that the child knows if there is one. */
function findDueFacts({ day, memory, islands, findRounds }: DayPlanInput, random: Random): Leg | null {
  const urgencyOf = (skill: Skill): number => getUrgency(memory, skill, day);
  const due = FACT_SKILLS.filter((skill) => urgencyOf(skill) > 0).sort(
    (one, other) => urgencyOf(other) - urgencyOf(one),
  );
  const operations = (['×', '÷', '+', '−'] as const)
    .map((operation) => ({
      operation,
      facts: due.filter((skill) => findFact(skill)?.operation === operation).slice(0, DAY_PLAN.maxFacts),
    }))
    .filter(({ facts }) => facts.length >= DAY_PLAN.minFacts)
    .sort((one, other) => sum(other.facts.map(urgencyOf)) - sum(one.facts.map(urgencyOf)));
  for (const { operation, facts } of operations) {
    const rounds = findRounds(operation, facts).filter(({ game }) => islands.some((island) => island.game === game));
    const known = rounds.filter(({ game }) => islands.some((island) => island.game === game && isVisited(island)));
    const chosen = pick(random, known.length > 0 ? known : rounds);
    if (chosen !== undefined) return legTo('due', chosen.game, chosen.round);
  }
  return null;
}

/** The known island whose other skills are most due. Where parts of a skill have been asked, they are judged instead of it. */
function findDueSkills({ day, memory, islands }: DayPlanInput): Leg | null {
  const asked = Object.keys(memory.traces);
  const judgedOf = (skill: Skill): readonly Skill[] => {
    const parts = asked.filter((one) => findBroaderSkill(one) === skill);
    return parts.length > 0 ? parts : [skill];
  };
  const urgencyOf = ({ skills }: PlannedIsland): number => {
    const judged = skills.flatMap(judgedOf);
    return sum(judged.map((skill) => getUrgency(memory, skill, day))) / Math.max(1, judged.length);
  };
  const [first] = islands
    .filter((island) => isVisited(island) && urgencyOf(island) > 0)
    .sort((one, other) => urgencyOf(other) - urgencyOf(one));
  return first === undefined ? null : legTo('due', first.game);
}

/**
 * An island where the child has never been and that is not made for much older children; otherwise the one with the
 * fewest stars.
 */
function findNew(islands: readonly PlannedIsland[], known: readonly PlannedIsland[], random: Random): Leg | null {
  const mastered = known.filter(({ stars }) => (stars ?? 0) >= DAY_PLAN.starsToGoOn).map(({ youngest }) => youngest);
  const youngest = Math.min(...known.map((island) => island.youngest));
  const reach = Math.max(youngest, ...mastered) + DAY_PLAN.yearsAhead;
  const fresh = islands.filter((island) => !isVisited(island) && island.youngest <= reach);
  const chosen =
    fresh.length > 0
      ? pick(
          random,
          lowest(fresh, (island) => island.youngest),
        )
      : pick(
          random,
          lowest(islands.filter(isVisited), ({ stars }) => stars ?? 0),
        );
  return chosen === undefined ? null : legTo('new', chosen.game);
}

function findLoved(islands: readonly PlannedIsland[], random: Random): Leg | null {
  const { visited, perStar, lastRound, lastVisit, heart } = DAY_PLAN.love;
  const chosen = pickWeighted(
    random,
    islands.filter(isVisited),
    ({ stars, hasLastRound, isLastVisit, hasHeart }) =>
      visited +
      perStar * (stars ?? 0) +
      (hasLastRound ? lastRound : 0) +
      (isLastVisit ? lastVisit : 0) +
      (hasHeart ? heart : 0),
  );
  return chosen === undefined ? null : legTo('loved', chosen.game);
}

/** Today's voyage; null for a child who has not played yet. */
export function planDay(input: DayPlanInput): DayPlan | null {
  const { day, islands } = input;
  const known = islands.filter(isVisited);
  if (known.length === 0) return null;
  const random = (what: string) => seededRandom(day, 'voyage', what);
  const due = findDueFacts(input, random('due')) ?? findDueSkills(input);
  const without = (...legs: readonly (Leg | null)[]): readonly PlannedIsland[] =>
    islands.filter(({ game }) => legs.every((leg) => leg?.game !== game));
  // The loved island is chosen before the new one, so that a child who knows only a few islands still has one.
  const loved = findLoved(without(due), random('loved'));
  const fresh = findNew(without(due, loved), known, random('new'));
  const legs = [due, fresh, loved].filter((leg) => leg !== null).slice(0, DAY_VOYAGE.maxLegs);
  return { day, legs, stage: 'sailing' };
}
