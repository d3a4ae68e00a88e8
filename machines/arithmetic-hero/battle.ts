/*
 * What is on the screen in the arcade and in the challenge: a value that each event makes anew (`battle-events.ts`), with
 * `events` naming what the player is to see and hear.
 */
import type { Answered } from '../core/events';
import { NO_STREAK } from '../core/streak';
import type { TimeSetting } from '../core/time-setting';
import type { Mix } from '../learning/mix';
import type { AnswerWay } from '../learning/practised';
import { type Card, lowestFirst } from './falling';
import { type Given, type Problem, verdictOn } from './problems';
import { type PowerUp, RULES, type Tally } from './rules';

/** A power-up at work. It ends at a moment, or after a number of solves in rounds without a clock. */
export interface ActivePowerUp {
  readonly kind: PowerUp;
  readonly endsMs: number | null;
  readonly solvesLeft: number | null;
}

/**
 * What happens in a round. `shield` is what it left of the shield, in percent; `index` counts what one answer has zapped,
 * from 0.
 */
export type BattleEvent =
  | {
      readonly type: 'correct';
      readonly card: Card;
      readonly points: number;
      readonly by: 'answer' | 'multiZap';
      readonly index: number;
    }
  | { readonly type: 'incorrect'; readonly answer: number; readonly card: Card | null; readonly shield: number }
  | { readonly type: 'landed'; readonly card: Card; readonly shield: number }
  /** So many right answers in a row that they are celebrated. */
  | { readonly type: 'streak'; readonly streak: number }
  | { readonly type: 'powerUp'; readonly powerUp: PowerUp }
  | { readonly type: 'powerUpOver'; readonly powerUp: PowerUp }
  | { readonly type: 'shieldRestored' }
  | { readonly type: 'wave'; readonly wave: number };

/** The latest wave or power-up, which a banner tells of until a moment of game time. */
export interface News {
  readonly event: Extract<BattleEvent, { readonly type: 'powerUp' | 'wave' }>;
  readonly untilMs: number;
}

/** The last answer (null before the first), how and when it was given, and when the one before it. */
export interface LastAnswer {
  readonly way: AnswerWay;
  readonly value: number | null;
  readonly atMs: number;
  readonly beforeMs: number;
}

/** What the machine of a round lets be known. */
export type Emitted = BattleEvent | Answered;

/** What a round is played with. `level` is null in the challenge. */
export interface BattleSettings {
  readonly seed: number;
  readonly time: TimeSetting;
  readonly level: number | null;
}

/** A round of the arcade or of the challenge as it stands. */
export interface Battle extends Tally {
  readonly settings: BattleSettings;
  readonly mistakes: readonly Problem[];
  /** The sums on the screen, oldest first. */
  readonly cards: readonly Card[];
  /** The problems whose options are offered, by their place on the screen; null where a place is free. */
  readonly offered: readonly (number | null)[];
  /** How many sums have been shown. */
  readonly shown: number;
  readonly shield: number;
  readonly powerUps: readonly ActivePowerUp[];
  /** What has happened, in order, until the machine emits it. */
  readonly events: readonly BattleEvent[];
  readonly news: News | null;
  readonly lastAnswer: LastAnswer;
  /** What the round is mixed by; null where its seed says it all. */
  readonly mix: Mix | null;
}

/** A battle before its first sum. */
export const newBattle = (settings: BattleSettings, mix: Mix | null = null): Battle => ({
  settings,
  score: 0,
  streak: NO_STREAK,
  solved: 0,
  wrong: 0,
  landed: 0,
  mistakes: [],
  cards: [],
  // Without falls one problem waits at a time.
  offered: Array.from({ length: settings.time === 'none' ? 1 : RULES.screen.choosableProblems }, () => null),
  shown: 0,
  shield: RULES.shield.full,
  powerUps: [],
  events: [],
  news: null,
  lastAnswer: { way: 'typed', value: null, atMs: 0, beforeMs: 0 },
  mix,
});

/** The battle after what has happened was emitted. */
export const emitted = (battle: Battle): Battle => (battle.events.length === 0 ? battle : { ...battle, events: [] });

/** The battle in which something more has happened. */
export const withEvents = (battle: Battle, ...events: readonly BattleEvent[]): Battle => ({
  ...battle,
  events: [...battle.events, ...events],
});

/** The battle in which something happened that a banner shows for a while. */
export const withNews = (battle: Battle, event: News['event'], nowMs: number): Battle => {
  const { waveMs, powerUpMs } = RULES.banners;
  const untilMs = nowMs + (event.type === 'wave' ? waveMs : powerUpMs);
  return { ...withEvents(battle, event), news: { event, untilMs } };
};

/** A wave begins, from 1. */
export const withWave = (battle: Battle, wave: number, nowMs: number): Battle =>
  withNews(battle, { type: 'wave', wave }, nowMs);

/** What an answer is worth for the only problem of a round without falls. */
export const verdictAlone = ({ cards: [card] }: Battle, given: Given): ReturnType<typeof verdictOn> =>
  card ? verdictOn(card.problem, given) : 'gone';

/** The problem that is asked now: the lowest on the screen, or the one that waits. */
export const mostUrgent = ({ cards }: Battle, nowMs: number): Card | null => lowestFirst(cards, nowMs)[0] ?? null;

/**
 * Offers the options of the two lowest problems. One that is offered already keeps its place, so that no button changes
 * under a finger.
 */
export function withOffers(battle: Battle, nowMs: number): Battle {
  const lowest = lowestFirst(battle.cards, nowMs)
    .slice(0, battle.offered.length)
    .map(({ problem }) => problem.number);
  const fresh = lowest.filter((number) => !battle.offered.includes(number));
  const stillOpen = battle.offered.map((number) => (number !== null && lowest.includes(number) ? number : null));
  const offered = stillOpen.map((number) => number ?? fresh.shift() ?? null);
  return offered.every((number, index) => number === battle.offered[index]) ? battle : { ...battle, offered };
}

/** The problems that are offered, by place. */
export const choosable = ({ cards, offered }: Battle): readonly (Problem | null)[] =>
  offered.map((number) => cards.find(({ problem }) => problem.number === number)?.problem ?? null);
