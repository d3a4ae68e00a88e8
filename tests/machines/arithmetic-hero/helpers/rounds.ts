import { createActor } from 'xstate';
import { arcadeMachine } from '../../../../machines/arithmetic-hero/arcade';
import { type Battle, type BattleEvent, type Emitted, mostUrgent } from '../../../../machines/arithmetic-hero/battle';
import { challengeMachine } from '../../../../machines/arithmetic-hero/challenge';
import type { LevelId } from '../../../../machines/arithmetic-hero/levels';
import { practiceMachine } from '../../../../machines/arithmetic-hero/practice';
import { type Given, type Problem, problemAt } from '../../../../machines/arithmetic-hero/problems';
import type { AnswerForm, PowerUp } from '../../../../machines/arithmetic-hero/rules';
import { GameClock } from '../../../../machines/core/clock';
import type { Answered } from '../../../../machines/core/events';
import { type StateValue, stateName } from '../../../../machines/core/state-name';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { upTo } from '../../../helpers/seeds';

/** Not the answer to any sum of the game. */
export const WRONG = 99_999;

interface RoundOptions {
  readonly seed?: number;
  readonly time?: TimeSetting;
  /** The time on the clock when the round begins. */
  readonly beginsMs?: number;
}

/** An event, and its time since the beginning of the round. */
export interface NotedEvent {
  readonly atMs: number;
  readonly event: BattleEvent;
}

/** The part of both falling modes' rounds that a player uses. */
interface RoundActor {
  getSnapshot(): { readonly value: StateValue; readonly status: string; readonly context: { readonly battle: Battle } };
  send(event: { type: 'ANSWER'; given: Given } | { type: 'NEXT' } | { type: 'END_ROUND' }): void;
}

/** A player of a round, who can look and answer, and who records all events. */
function playerOf(actor: RoundActor, clock: GameClock, noted: readonly NotedEvent[]) {
  const battle = () => actor.getSnapshot().context.battle;
  // XState warns about events sent to a finished round, so a player who is too late does not send any.
  const send: RoundActor['send'] = (event) => {
    if (actor.getSnapshot().status === 'active') actor.send(event);
  };
  const answer = (value: number, to: number | null = null) => send({ type: 'ANSWER', given: { value, to } });
  return {
    clock,
    noted,
    battle,
    answer,
    state: () => stateName(actor.getSnapshot().value),
    isOver: () => actor.getSnapshot().status === 'done',
    next: () => send({ type: 'NEXT' }),
    endRound: () => send({ type: 'END_ROUND' }),
    advance: (elapsedMs: number) => clock.advance(elapsedMs),
    /** Solves the most urgent sum; false if there is none. */
    solve: (): boolean => {
      const problem = mostUrgent(battle(), clock.now)?.problem;
      if (problem) answer(problem.answer, problem.number);
      return problem !== undefined;
    },
    /** The times of all events of a type. */
    times: (type: BattleEvent['type']) => noted.filter(({ event }) => event.type === type).map(({ atMs }) => atMs),
  };
}

export type Player = ReturnType<typeof playerOf>;

/** Records every event of an actor, and every new sum with the time it appeared. */
function notes(
  actor: {
    on(type: '*', listener: (event: Emitted) => void): unknown;
    subscribe(next: (snapshot: { readonly context: { readonly battle: Battle } }) => void): unknown;
  },
  clock: GameClock,
) {
  const noted: NotedEvent[] = [];
  const answered: Answered[] = [];
  const spawns: { readonly number: number; readonly atMs: number; readonly fallMs: number | null }[] = [];
  const beginsMs = clock.now;
  actor.on('*', (event) => {
    if (event.type === 'answered') answered.push(event);
    else noted.push({ atMs: clock.now - beginsMs, event });
  });
  actor.subscribe(({ context: { battle } }) => {
    for (const { problem, fall } of battle.cards.filter((card) => card.problem.number >= spawns.length)) {
      const fallMs = fall === null ? null : fall.landsMs - clock.now;
      spawns.push({ number: problem.number, atMs: clock.now - beginsMs, fallMs });
    }
  });
  return { noted, spawns, answered };
}

export function arcadeRound(options: RoundOptions & { readonly level?: LevelId; readonly canUnlock?: boolean } = {}) {
  const { seed = 1, level = 1, time = 'normal', canUnlock = false, beginsMs = 0 } = options;
  const clock = new GameClock();
  clock.advance(beginsMs);
  const round = createActor(arcadeMachine, { clock, input: { seed, level, time, canUnlock, clock } });
  const { noted, spawns, answered } = notes(round, clock);
  round.start();
  return { round, spawns, answered, ...playerOf(round, clock, noted), wave: () => round.getSnapshot().context.wave };
}

export function challengeRound(options: RoundOptions & { readonly skipsIntro?: boolean } = {}) {
  const { seed = 1, time = 'normal', skipsIntro = true, beginsMs = 0 } = options;
  const clock = new GameClock();
  clock.advance(beginsMs);
  const round = createActor(challengeMachine, { clock, input: { seed, time, skipsIntro, clock } });
  const { noted, spawns, answered } = notes(round, clock);
  round.start();
  return { round, spawns, answered, ...playerOf(round, clock, noted) };
}

/** Keeps solving the most urgent sum, looking at the screen every 100 ms. */
export function keepSolving({ solve, advance }: Player, forMs: number): void {
  for (let passedMs = 0; passedMs < forMs; passedMs += 100) {
    solve();
    advance(100);
  }
}

/** The first seed with no power-ups among the first sums of a level. */
export function seedWithoutPowerUps(level: LevelId, sums: number): number {
  const carries = (seed: number, number: number) =>
    problemAt({ seed, time: 'normal', hasPowerUps: true }, { level }, number).powerUp !== null;
  return upTo(10_000).find((seed) => !upTo(sums).some((number) => carries(seed, number))) ?? Number.NaN;
}

/** The first seed with exactly one power-up among the first sums of a level: of this kind, on this sum. */
export function seedWithPowerUp(level: LevelId, sums: number, carrier: number, kind: PowerUp): number {
  const powerUp = (seed: number, number: number) =>
    problemAt({ seed, time: 'normal', hasPowerUps: true }, { level }, number).powerUp;
  const isWanted = (seed: number) =>
    upTo(sums).every((number) => powerUp(seed, number) === (number === carrier ? kind : null));
  return upTo(10_000).find(isWanted) ?? Number.NaN;
}

export function practiceRound({
  seed = 1,
  level = 1,
  answers = 'type',
  time = 'normal',
  missed = null,
}: {
  readonly seed?: number;
  readonly level?: LevelId;
  readonly missed?: readonly Problem[] | null;
  readonly answers?: AnswerForm;
  readonly time?: TimeSetting;
} = {}) {
  const clock = new GameClock();
  const round = createActor(practiceMachine, { clock, input: { seed, level, answers, time, missed } });
  const answered: Answered[] = [];
  round.on('answered', (event) => answered.push(event));
  round.start();
  const context = () => round.getSnapshot().context;
  const answer = (value: number) => round.send({ type: 'ANSWER', given: { value, to: context().problem.number } });
  return {
    clock,
    round,
    answered,
    context,
    answer,
    state: () => stateName(round.getSnapshot().value),
    solve: () => answer(context().problem.answer),
    counters: () => [context().correct, context().incorrect, context().streak.now],
  };
}
