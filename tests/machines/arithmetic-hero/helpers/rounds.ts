import type { BattleEvent } from '../../../../machines/arithmetic-hero/battle';
import type { LevelId } from '../../../../machines/arithmetic-hero/levels';
import { problemAt } from '../../../../machines/arithmetic-hero/problems';
import type { PowerUp } from '../../../../machines/arithmetic-hero/rules';
import type { TimeSetting } from '../../../../machines/core/time-setting';
import { indicesUpTo } from '../../../helpers/seeds';
import { type GameOptions, heroGame } from './game';
import { createSavedProgress } from './saved';

/** An event, and its time since the beginning of the round. */
export interface RecordedEvent {
  readonly atMs: number;
  readonly event: BattleEvent;
}

interface Spawn {
  readonly number: number;
  readonly atMs: number;
  readonly fallMs: number | null;
}

/** A round from its first moment, with every event and every new sum and the times when they appeared. */
function startedRound(options: GameOptions) {
  const game = heroGame(options);
  const { clock, battle } = game;
  const noted: RecordedEvent[] = [];
  const spawns: Spawn[] = [];
  const beginsMs = clock.now;
  game.game.on('*', (event) => {
    if (event.type !== 'answered' && event.type !== 'CHANGED') noted.push({ atMs: clock.now - beginsMs, event });
  });
  game.game.subscribe(() => {
    for (const { problem, fall } of battle().cards.filter((card) => card.problem.number >= spawns.length)) {
      const fallMs = fall === null ? null : fall.landsMs - clock.now;
      spawns.push({ number: problem.number, atMs: clock.now - beginsMs, fallMs });
    }
  });
  game.start();
  return {
    ...game,
    noted,
    spawns,
    /** The state within the mode. */
    state: () => game.state().replace(/^playing\.\w+\./, ''),
    isOver: () => game.state() === 'gameover',
    /** The times of all events of a type. */
    times: (type: BattleEvent['type']) => noted.filter(({ event }) => event.type === type).map(({ atMs }) => atMs),
  };
}

export type Player = ReturnType<typeof startedRound>;

interface RoundOptions {
  readonly seed?: number;
  readonly time?: TimeSetting;
  readonly beginsMs?: number;
}

/** By default all levels are unlocked already. */
export function arcadeRound({
  canUnlock = false,
  level = 1,
  ...options
}: RoundOptions & { readonly level?: LevelId; readonly canUnlock?: boolean } = {}) {
  const saved = createSavedProgress({ unlockedLevels: canUnlock ? level : 5 });
  const game = startedRound({ ...options, level, saved });
  return { ...game, wave: () => game.battle().wave };
}

export function challengeRound({
  skipsIntro = true,
  ...options
}: RoundOptions & { readonly skipsIntro?: boolean } = {}) {
  const game = startedRound({ ...options, mode: 'challenge' });
  if (skipsIntro) game.send({ type: 'BEGIN' });
  return game;
}

export const practiceRound = (options: RoundOptions & Pick<GameOptions, 'level' | 'answers'> = {}) =>
  startedRound({ ...options, mode: 'practice', saved: createSavedProgress({ unlockedLevels: 5 }) });

/** Keeps solving the most urgent sum, looking at the screen every 100 ms. */
export function solveFor({ solve, advance }: Player, forMs: number): void {
  for (let passedMs = 0; passedMs < forMs; passedMs += 100) {
    solve();
    advance(100);
  }
}

/** The first seed with no power-ups among the first sums of a level. */
export function seedWithoutPowerUps(level: LevelId, sums: number): number {
  const carries = (seed: number, number: number) =>
    problemAt({ seed, time: 'normal', hasPowerUps: true }, { level }, number).powerUp !== null;
  return indicesUpTo(10_000).find((seed) => !indicesUpTo(sums).some((number) => carries(seed, number))) ?? Number.NaN;
}

/** The first seed with exactly one power-up among the first sums of a level: of this kind, on this sum. */
export function seedWithPowerUp(level: LevelId, sums: number, carrier: number, kind: PowerUp): number {
  const powerUp = (seed: number, number: number) =>
    problemAt({ seed, time: 'normal', hasPowerUps: true }, { level }, number).powerUp;
  const isWanted = (seed: number) =>
    indicesUpTo(sums).every((number) => powerUp(seed, number) === (number === carrier ? kind : null));
  return indicesUpTo(10_000).find(isWanted) ?? Number.NaN;
}
