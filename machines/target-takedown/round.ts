import { type Best, type Bests, bestOf, isNewBest } from '../core/bests';
import type { Moment } from '../core/clock';
import type { Seeds } from '../core/seeds';
import type { GameInput } from '../core/session';
import { broken, extended, NO_STREAK, type Streak } from '../core/streak';
import { type Board, boardAt, sumOf } from './board';
import {
  difficultyFor,
  gameSeconds,
  judge,
  kindOfRound,
  levelFor,
  RULES,
  type Settings,
  scoreFor,
  targetSeconds,
} from './rules';

/** How a target was missed: by too many tiles, or by its time. */
export type MissKind = 'overshoot' | 'timeUp';

/** A target that was missed, and the tiles that were chosen then. */
export interface Miss {
  readonly kind: MissKind;
  readonly board: Board;
  readonly chosen: readonly number[];
}

/** What an event has made happen, for sounds, announcements and the scene. */
export type Happening =
  | { readonly kind: 'dealt'; readonly board: Board }
  | { readonly kind: 'picked'; readonly tile: number; readonly sum: number }
  | { readonly kind: 'putBack'; readonly tile: number; readonly sum: number }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'hit'; readonly board: Board; readonly chosen: readonly number[]; readonly points: number }
  | { readonly kind: 'levelUp'; readonly level: number }
  | { readonly kind: 'missed'; readonly miss: Miss; readonly livesLeft: number | null }
  | { readonly kind: 'over'; readonly isNewBest: boolean };

/** How a round stands. */
export interface Round {
  readonly board: Board;
  /** The ids of the tiles chosen, in the order of choosing; after a hit or a miss those that made it. */
  readonly chosen: readonly number[];
  readonly score: number;
  readonly hits: number;
  readonly streak: Streak;
  /** The lives left; null where there are none to lose. */
  readonly lives: number | null;
  /** The whole seconds left of the round and of the target; null where there is no clock. */
  readonly secondsLeft: number | null;
  readonly targetSecondsLeft: number | null;
  /** The last targets missed, in order, and how many were missed in all, either way. */
  readonly misses: readonly Miss[];
  readonly missed: Readonly<Record<MissKind, number>>;
  /** What the last event did: the same list until the next one. */
  readonly happened: readonly Happening[];
}

/** What the page gives the game to begin with. */
export type TargetTakedownInput = GameInput<Settings>;

/** All that the game knows while its page is open. */
export interface Session extends Seeds, Round {
  readonly clock: Moment;
  readonly settings: Settings;
  readonly bests: Bests;
  /** The best of this kind of round before it began: by this its result is judged. */
  readonly before: Best;
  readonly startsAtOnce: boolean;
}

/** What a round begins with. */
export function newRound(seed: number, settings: Settings): Round {
  const board = boardAt(seed, 0, difficultyFor(0));
  return {
    board,
    chosen: [],
    score: 0,
    hits: 0,
    streak: NO_STREAK,
    lives: RULES.lives[settings.mode],
    secondsLeft: gameSeconds(settings),
    targetSecondsLeft: targetSeconds(settings),
    misses: [],
    missed: { overshoot: 0, timeUp: 0 },
    happened: [{ kind: 'dealt', board }],
  };
}

/** What the chosen tiles come to. */
export const sumNow = ({ board, chosen }: Pick<Round, 'board' | 'chosen'>): number => sumOf(board, chosen);

/** The level of a round. */
export const levelOf = ({ hits }: Pick<Round, 'hits'>): number => levelFor(hits);

const without = (chosen: readonly number[], tile: number): readonly number[] => chosen.filter((one) => one !== tile);

/** The tiles chosen after this one was chosen, or put back. */
const chosenAfter = ({ chosen }: Pick<Round, 'chosen'>, tile: number): readonly number[] =>
  chosen.includes(tile) ? without(chosen, tile) : [...chosen, tile];

/** What choosing this tile, or putting it back, makes of the sum. */
export const verdictOn = (round: Round, tile: number) =>
  judge(sumOf(round.board, chosenAfter(round, tile)), round.board.target);

/** The round after a tile was chosen or put back, where that decides nothing yet. */
export function toggled(round: Round, tile: number): Pick<Round, 'chosen' | 'happened'> {
  const chosen = chosenAfter(round, tile);
  const kind = chosen.includes(tile) ? 'picked' : 'putBack';
  return { chosen, happened: [{ kind, tile, sum: sumOf(round.board, chosen) }] };
}

/** The round after all chosen tiles were put back. */
export const cleared = (): Pick<Round, 'chosen' | 'happened'> => ({ chosen: [], happened: [{ kind: 'cleared' }] });

/** The round after a tile that made the target. */
export function withHit(round: Round, tile: number): Partial<Round> {
  const { board, streak, targetSecondsLeft } = round;
  const chosen = chosenAfter(round, tile);
  const points = scoreFor({ target: board.target, streak: streak.now, secondsLeft: targetSecondsLeft });
  const hits = round.hits + 1;
  const hit = { kind: 'hit', board, chosen, points } as const;
  const levelUp = { kind: 'levelUp', level: levelFor(hits) } as const;
  return {
    chosen,
    hits,
    score: round.score + points,
    streak: extended(streak),
    happened: levelUp.level > levelOf(round) ? [hit, levelUp] : [hit],
  };
}

function withMiss(round: Round, kind: MissKind, chosen: readonly number[]): Partial<Round> {
  const miss: Miss = { kind, board: round.board, chosen };
  const lives = round.lives === null ? null : round.lives - 1;
  return {
    chosen,
    lives,
    streak: broken(round.streak),
    misses: [...round.misses, miss].slice(-RULES.missesKept),
    missed: { ...round.missed, [kind]: round.missed[kind] + 1 },
    happened: [{ kind: 'missed', miss, livesLeft: lives }],
  };
}

/** The round after a tile that went over the target. */
export const withOvershoot = (round: Round, tile: number): Partial<Round> =>
  withMiss(round, 'overshoot', chosenAfter(round, tile));

/** The round after a target's time has run out. */
export const withTimeUp = (round: Round): Partial<Round> => withMiss(round, 'timeUp', round.chosen);

/** The round with its next board. */
export function withNextBoard({ seed, settings, board: last, streak }: Session): Partial<Round> {
  const board = boardAt(seed, last.number + 1, difficultyFor(streak.now));
  return { board, chosen: [], targetSecondsLeft: targetSeconds(settings), happened: [{ kind: 'dealt', board }] };
}

/** Whether there are no lives left. */
export const isLost = ({ lives }: Pick<Round, 'lives'>): boolean => lives === 0;

/** The round when it is over: judged once, so that nothing that comes later changes its result. */
export function ended({ settings, bests, before, score }: Session): Pick<Round, 'happened'> {
  const now = bestOf(bests, kindOfRound(settings));
  return { happened: [{ kind: 'over', isNewBest: isNewBest(score, before, now) }] };
}
