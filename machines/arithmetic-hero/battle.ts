/*
 * A round of any mode, with everything on the screen: an immutable value that each event replaces
 * (`battle-events.ts`). `events` lists what the player should see and hear.
 */
import type { Correct, QuestionAnswered } from '../core/events';
import { NO_STREAK } from '../core/streak';
import type { TimeSetting } from '../core/time-setting';
import type { Mix } from '../learning/mix';
import type { AnswerMethod } from '../learning/practised-skill';
import { type Card, sortLowestFirst } from './falling';
import type { LevelId } from './levels';
import { type GivenAnswer, judgeAnswer, type Problem } from './problems';
import { challengeMs, type Mode, type PowerUp, RULES, type Tally } from './rules';

/** An active power-up. It ends at a set time, or after a number of solved sums if the round has no clock. */
export interface ActivePowerUp {
  readonly kind: PowerUp;
  readonly endsMs: number | null;
  readonly solvesLeft: number | null;
}

/**
 * The events of a round. `shield` is the shield left, in percent; `index` counts the sums that one answer zapped, from
 * 0.
 */
export type BattleEvent =
  | (Correct & {
      readonly card: Card;
      readonly points: number;
      readonly by: 'answer' | 'multiZap';
      readonly index: number;
    })
  | { readonly type: 'incorrect'; readonly answer: number; readonly card: Card | null; readonly shield: number }
  | { readonly type: 'landed'; readonly card: Card; readonly shield: number }
  /** A streak long enough to celebrate. */
  | { readonly type: 'streak'; readonly streak: number }
  | { readonly type: 'powerUp'; readonly powerUp: PowerUp }
  | { readonly type: 'powerUpOver'; readonly powerUp: PowerUp }
  | { readonly type: 'shieldRestored' }
  | { readonly type: 'wave'; readonly wave: number };

/** The latest wave or power-up. A banner shows it until `untilMs` in game time. */
export interface BannerMessage {
  readonly event: Extract<BattleEvent, { readonly type: 'powerUp' | 'wave' }>;
  readonly untilMs: number;
}

/** The last answer (null before the first), how and when it was given, and the time of the answer before it. */
export interface LastAnswer {
  readonly way: AnswerMethod;
  readonly value: number | null;
  readonly atMs: number;
  readonly beforeMs: number;
}

export type EmittedEvent = BattleEvent | QuestionAnswered;

export interface BattleSettings {
  readonly seed: number;
  readonly time: TimeSetting;
  readonly mode: Mode;
  /** The challenge does not use the level. */
  readonly level: LevelId;
  /** The missed sums from another round, to practise; null in any other round. */
  readonly missed: readonly Problem[] | null;
}

export interface Battle extends Tally {
  readonly settings: BattleSettings;
  readonly mistakes: readonly Problem[];
  /** The sums on the screen, oldest first. */
  readonly cards: readonly Card[];
  /** The numbers of the problems with options on offer, one per slot; null for an empty slot. */
  readonly offered: readonly (number | null)[];
  readonly shown: number;
  readonly shield: number;
  readonly powerUps: readonly ActivePowerUp[];
  /** Events in order, until the machine has emitted them. */
  readonly events: readonly BattleEvent[];
  readonly news: BannerMessage | null;
  readonly lastAnswer: LastAnswer;
  /** The mix that chooses the sums; null if only the seed determines them. */
  readonly mix: Mix | null;
  /** Wrong answers that do not count: further tries in practice, and those before its counters were reset. */
  readonly uncountedWrong: number;
  /** The current wave, from 1; 0 in modes without waves. */
  readonly wave: number;
  /** The number of sums left in this wave. */
  readonly slotsLeft: number;
  /** When the next sum or sums are due. */
  readonly nextSlotMs: number;
  readonly begunMs: number;
  /** When time is up; Infinity without a clock. */
  readonly endsMs: number;
  /** The time of the last event. */
  readonly nowMs: number;
}

/** The times of a battle that begins now. */
function initialTimes({ mode, time }: BattleSettings, nowMs: number) {
  const lengthMs = (mode === 'challenge' && challengeMs(time)) || Infinity;
  return { begunMs: nowMs, nowMs, nextSlotMs: nowMs, endsMs: nowMs + lengthMs };
}

/** Starts the clock of a battle that has waited for the player. */
export const beginBattle = (battle: Battle, nowMs: number): Battle => ({
  ...battle,
  ...initialTimes(battle.settings, nowMs),
});

/** A battle before its first sum. */
export function newBattle(settings: BattleSettings, mix: Mix | null, nowMs: number): Battle {
  const isOneByOne = settings.mode === 'practice' || settings.time === 'none';
  return {
    settings,
    score: 0,
    streak: NO_STREAK,
    solved: 0,
    wrong: 0,
    landed: 0,
    mistakes: [],
    cards: [],
    offered: Array.from({ length: isOneByOne ? 1 : RULES.screen.choosableProblems }, () => null),
    shown: 0,
    shield: RULES.shield.full,
    powerUps: [],
    events: [],
    news: null,
    lastAnswer: { way: 'typed', value: null, atMs: 0, beforeMs: 0 },
    mix,
    uncountedWrong: 0,
    wave: 0,
    slotsLeft: 0,
    ...initialTimes(settings, nowMs),
  };
}

/** Clears the events once they are emitted. */
export const withoutEvents = (battle: Battle): Battle =>
  battle.events.length === 0 ? battle : { ...battle, events: [] };

export const withEvents = (battle: Battle, ...events: readonly BattleEvent[]): Battle => ({
  ...battle,
  events: [...battle.events, ...events],
});

/** Adds an event that a banner shows for a while. */
export const withBannerMessage = (battle: Battle, event: BannerMessage['event'], nowMs: number): Battle => {
  const { waveMs, powerUpMs } = RULES.banners;
  const untilMs = nowMs + (event.type === 'wave' ? waveMs : powerUpMs);
  return { ...withEvents(battle, event), news: { event, untilMs } };
};

/** Starts a wave, counted from 1. */
export const withWave = (battle: Battle, wave: number, nowMs: number): Battle =>
  withBannerMessage({ ...battle, wave }, { type: 'wave', wave }, nowMs);

/** The verdict on an answer when a single sum is waiting. */
export const judgeWaitingProblem = ({ cards: [card] }: Battle, given: GivenAnswer): ReturnType<typeof judgeAnswer> =>
  card ? judgeAnswer(card.problem, given) : 'gone';

/** The most urgent card: the lowest falling one, or the waiting one. */
export const findLowestCard = ({ cards }: Battle, nowMs: number): Card | null =>
  sortLowestFirst(cards, nowMs)[0] ?? null;

/**
 * Offers the options of the two lowest problems. A problem that is already on offer keeps its slot, so that no button
 * changes under the player's finger.
 */
export function offerLowestProblems(battle: Battle, nowMs: number): Battle {
  const lowest = sortLowestFirst(battle.cards, nowMs)
    .slice(0, battle.offered.length)
    .map(({ problem }) => problem.number);
  const fresh = lowest.filter((number) => !battle.offered.includes(number));
  const stillOpen = battle.offered.map((number) => (number !== null && lowest.includes(number) ? number : null));
  const offered = stillOpen.map((number) => number ?? fresh.shift() ?? null);
  return offered.every((number, index) => number === battle.offered[index]) ? battle : { ...battle, offered };
}

export const getOfferedProblems = ({ cards, offered }: Battle): readonly (Problem | null)[] =>
  offered.map((number) => cards.find(({ problem }) => problem.number === number)?.problem ?? null);

/** How a mode turns a battle into the next one, at a given game time. */
export interface ModeRules {
  /** Brings the battle up to date: sums appear or land, and power-ups run out. */
  readonly move: (battle: Battle, nowMs: number) => Battle;
  /** Replaces the previous waiting sum with the next one. */
  readonly nextTurn: (battle: Battle, nowMs: number) => Battle;
  readonly answer: (battle: Battle, given: GivenAnswer, nowMs: number) => Battle;
  /** Whether the round ends now or, if a sum waits, after it. */
  readonly isOver: (battle: Battle) => boolean;
}
