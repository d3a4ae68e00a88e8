/*
 * Today's voyage: two or three islands that a child plays one after the other. At its end, something new is in the
 * harbour of the map, and it stays there. Nothing counts days or can be lost.
 */
import { isFutureDay } from '../learning/days';

/** Why an island is part of a voyage. */
export type LegReason = 'due' | 'new' | 'loved';

/** One island of a voyage. */
export interface Leg {
  /** The id of its game. */
  readonly game: string;
  readonly reason: LegReason;
  /** Query parameters of its round; empty for the child's own choices. */
  readonly round: Readonly<Record<string, string>>;
  readonly isDone: boolean;
}

export interface DayPlan {
  /** The day on which the voyage began, counted from 1 January 1970. */
  readonly day: number;
  readonly legs: readonly Leg[];
  /** Whether the boat is still under way, has come home, or has also been welcomed there. */
  readonly stage: 'sailing' | 'home' | 'welcomed';
}

/** A visit to an island on a voyage. */
export type Visit = readonly [day: number, game: string];

export interface DayVoyages {
  /** The latest voyage; null before the first one. */
  readonly plan: DayPlan | null;
  /** The visits of the last days, in order. */
  readonly visits: readonly Visit[];
  /** How often the boat has come home. It never falls, and is never shown as a number. */
  readonly homecomings: number;
}

/** What each voyage brings to the harbour, in order. After the last one, nothing new comes. */
export const GIFTS = [
  'lamp',
  'seal',
  'lamp',
  'gull',
  'lamp',
  'turtle',
  'lamp',
  'crab',
  'lamp',
  'dolphin',
  'paperBoat',
  'paperBoat',
  'paperBoat',
  'paperBoat',
] as const;

export type Gift = (typeof GIFTS)[number];

export const DAY_VOYAGE = { maxLegs: 3, weekDays: 7, maxVisits: 64 } as const;

export const NO_DAY_VOYAGES: DayVoyages = { plan: null, visits: [], homecomings: 0 };

/** The voyage that belongs to a day. Travelling west can bring a child back to the day before. */
export const planOf = ({ plan }: DayVoyages, day: number): DayPlan | null =>
  plan !== null && (plan.day === day || plan.day === day + 1) ? plan : null;

/** The next island to play; null if there is none. */
export const nextLeg = (plan: DayPlan | null): Leg | null =>
  plan?.stage === 'sailing' ? (plan.legs.find(({ isDone }) => !isDone) ?? null) : null;

/** Begins a voyage, unless the day already has one. */
export const setOut = (voyages: DayVoyages, plan: DayPlan): DayVoyages =>
  planOf(voyages, plan.day) === null ? { ...voyages, plan } : voyages;

const cameHome = (voyages: DayVoyages, plan: DayPlan): DayVoyages => ({
  ...voyages,
  plan: { ...plan, stage: 'home' },
  homecomings: voyages.homecomings + 1,
});

/** The visits of the week that ends with this day. A day in the future was written by a wrong clock and becomes today. */
export const visitsOfWeek = (visits: readonly Visit[], day: number): readonly Visit[] =>
  visits
    .map(([on, game]): Visit => [isFutureDay(on, day) ? day : on, game])
    .filter(([on]) => on > day - DAY_VOYAGE.weekDays);

/** After a round on an island of the day's voyage. With the last island, the boat comes home. */
export function land(voyages: DayVoyages, game: string, day: number): DayVoyages {
  const plan = planOf(voyages, day);
  const leg = plan?.stage === 'sailing' ? plan.legs.find((one) => one.game === game && !one.isDone) : undefined;
  if (plan === null || leg === undefined) return voyages;
  const legs = plan.legs.map((one) => (one === leg ? { ...one, isDone: true } : one));
  const visits = [...visitsOfWeek(voyages.visits, day), [day, game] as const].slice(-DAY_VOYAGE.maxVisits);
  const landed = { ...plan, legs };
  return nextLeg(landed) === null ? cameHome({ ...voyages, visits }, landed) : { ...voyages, visits, plan: landed };
}

/** Ends the day's voyage early, because the time for play is over. It counts if at least one island was played. */
export function sailHome(voyages: DayVoyages, day: number): DayVoyages {
  const plan = planOf(voyages, day);
  return plan?.stage === 'sailing' && plan.legs.some(({ isDone }) => isDone) ? cameHome(voyages, plan) : voyages;
}

/** Whether the child has come home on this day or late on the day before, and has not been welcomed yet. */
export const isWelcomeDue = ({ plan }: DayVoyages, day: number): boolean =>
  plan?.stage === 'home' && Math.abs(day - plan.day) <= 1;

export const welcome = (voyages: DayVoyages): DayVoyages =>
  voyages.plan?.stage === 'home' ? { ...voyages, plan: { ...voyages.plan, stage: 'welcomed' } } : voyages;

/** The islands of a week in the order of the first visit to each. */
export const islandsOfWeek = (voyages: DayVoyages, day: number): readonly string[] => [
  ...new Set(visitsOfWeek(voyages.visits, day).map(([, game]) => game)),
];

/** The last thing that came to the harbour; null if there is none, or if nothing new comes any more. */
export const latestGift = ({ homecomings }: DayVoyages): Gift | null => GIFTS[homecomings - 1] ?? null;

/** Everything that is in the harbour, in the order in which it came. */
export const giftsOf = ({ homecomings }: DayVoyages): readonly Gift[] => GIFTS.slice(0, homecomings);

const isSameVisit = (one: Visit, other: Visit): boolean => one[0] === other[0] && one[1] === other[1];

/** Merges the voyages of two devices. The voyage under way stays the one in `here`. */
export const mergeDayVoyages = (here: DayVoyages, other: DayVoyages): DayVoyages => ({
  plan: here.plan ?? other.plan,
  visits: [...here.visits, ...other.visits.filter((visit) => !here.visits.some((one) => isSameVisit(one, visit)))]
    .sort(([one], [another]) => one - another)
    .slice(-DAY_VOYAGE.maxVisits),
  homecomings: Math.max(here.homecomings, other.homecomings),
});
