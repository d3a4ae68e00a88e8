import { type Correct, createRoundUpdate, type LevelUp, type RoundUpdate } from '../core/events';
import { breakStreak, extendStreak, NO_STREAK, type Streak } from '../core/streak';
import { type Board, boardAt, sumTiles } from './board';
import { calculateScore, getDifficulty, getTileLimit, judge, levelAfterHits, RULES, type Settings } from './rules';

/** A target is missed by going over it, or by running out of time. */
export type MissKind = 'overshoot' | 'timeUp';

/** A missed target, and the tiles that were chosen at the time. */
export interface Miss {
  readonly kind: MissKind;
  readonly board: Board;
  readonly chosen: readonly number[];
}

export type RoundEvent =
  | { readonly type: 'asked'; readonly board: Board }
  | { readonly type: 'picked'; readonly tile: number; readonly sum: number }
  | { readonly type: 'putBack'; readonly tile: number; readonly sum: number }
  | { readonly type: 'cleared' }
  | (Correct & { readonly board: Board; readonly chosen: readonly number[]; readonly points: number })
  | { readonly type: 'incorrect' | 'timedOut'; readonly miss: Miss; readonly livesLeft: number | null }
  | LevelUp;

/** A tile that is chosen or put back, or all of them put back. */
export type Answer = number | 'clear';

export interface Round {
  readonly board: Board;
  /** The outcome of this board; null while its tiles are being chosen. */
  readonly given: { readonly verdict: 'right' | 'wrong' | 'timeout' } | null;
  /** The ids of the chosen tiles, in order; after a hit or a miss, the tiles that led to it. */
  readonly chosen: readonly number[];
  readonly score: number;
  readonly hits: number;
  readonly streak: Streak;
  /** The lives left; null in modes without lives. */
  readonly lives: number | null;
  /** The latest missed targets, in order, and the total number of misses by kind. */
  readonly misses: readonly Miss[];
  readonly missed: Readonly<Record<MissKind, number>>;
}

export function newRound(seed: number, settings: Settings): RoundUpdate<Round, RoundEvent> {
  const board = boardAt(seed, 0, getDifficulty(0), getTileLimit(settings));
  return createRoundUpdate(
    {
      board,
      given: null,
      chosen: [],
      score: 0,
      hits: 0,
      streak: NO_STREAK,
      lives: RULES.lives[settings.mode],
      misses: [],
      missed: { overshoot: 0, timeUp: 0 },
    },
    { type: 'asked', board },
  );
}

export const sumChosenTiles = ({ board, chosen }: Pick<Round, 'board' | 'chosen'>): number => sumTiles(board, chosen);

export const getLevel = ({ hits }: Pick<Round, 'hits'>): number => levelAfterHits(hits);

const without = (chosen: readonly number[], tile: number): readonly number[] => chosen.filter((one) => one !== tile);

/** The chosen tiles after this one was chosen or put back. */
const chosenAfter = ({ chosen }: Pick<Round, 'chosen'>, tile: number): readonly number[] =>
  chosen.includes(tile) ? without(chosen, tile) : [...chosen, tile];

/** Whether the tile is on the board or, for Clear, whether there is anything to put back. */
export const isPossibleAnswer = ({ board, chosen }: Round, answer: Answer): boolean =>
  answer === 'clear' ? chosen.length > 0 : board.tiles[answer] !== undefined;

/**
 * The round after a tile was chosen or put back, or all were put back. An answer of null means that time ran out. `secondsLeft` is
 * the number on the target's clock.
 */
export function applyAnswer(
  round: Round,
  answer: Answer | null,
  secondsLeft: number | null,
): RoundUpdate<Round, RoundEvent> {
  if (answer === null) return withMiss(round, 'timeUp', round.chosen);
  if (answer === 'clear') return createRoundUpdate({ ...round, chosen: [] }, { type: 'cleared' });
  const chosen = chosenAfter(round, answer);
  const sum = sumTiles(round.board, chosen);
  switch (judge(sum, round.board.target)) {
    case 'hit':
      return withHit(round, chosen, secondsLeft);
    case 'over':
      return withMiss(round, 'overshoot', chosen);
    case 'under':
      return createRoundUpdate(
        { ...round, chosen },
        { type: chosen.includes(answer) ? 'picked' : 'putBack', tile: answer, sum },
      );
  }
}

function withHit(round: Round, chosen: readonly number[], secondsLeft: number | null): RoundUpdate<Round, RoundEvent> {
  const { board } = round;
  const points = calculateScore({ target: board.target, streak: round.streak.now, secondsLeft });
  const streak = extendStreak(round.streak);
  const hits = round.hits + 1;
  const level = levelAfterHits(hits);
  return createRoundUpdate(
    {
      ...round,
      given: { verdict: 'right' },
      chosen,
      hits,
      score: round.score + points,
      streak,
    },
    { type: 'correct', board, chosen, points, streak: streak.now },
    ...(level > getLevel(round) ? [{ type: 'levelUp', level } as const] : []),
  );
}

function withMiss(round: Round, kind: MissKind, chosen: readonly number[]): RoundUpdate<Round, RoundEvent> {
  const miss: Miss = { kind, board: round.board, chosen };
  const lives = round.lives === null ? null : round.lives - 1;
  const isTimeUp = kind === 'timeUp';
  return createRoundUpdate(
    {
      ...round,
      given: { verdict: isTimeUp ? 'timeout' : 'wrong' },
      chosen,
      lives,
      streak: breakStreak(round.streak),
      misses: [...round.misses, miss].slice(-RULES.maxMisses),
      missed: { ...round.missed, [kind]: round.missed[kind] + 1 },
    },
    { type: isTimeUp ? 'timedOut' : 'incorrect', miss, livesLeft: lives },
  );
}

export function withNextBoard(round: Round, seed: number, settings: Settings): RoundUpdate<Round, RoundEvent> {
  const board = boardAt(seed, round.board.number + 1, getDifficulty(round.streak.now), getTileLimit(settings));
  return createRoundUpdate({ ...round, board, given: null, chosen: [] }, { type: 'asked', board });
}

/** Swaps in the board of another round. */
export const withMissedQuestion = (round: Round, { board }: Round): RoundUpdate<Round, RoundEvent> =>
  createRoundUpdate({ ...round, board, given: null, chosen: [] }, { type: 'asked', board });

/** How long a hit or a miss is shown, in milliseconds. */
export const feedbackMs = ({ given }: Pick<Round, 'given'>): number =>
  given?.verdict === 'right' ? RULES.hitMs : RULES.missMs;

export const isLost = ({ lives }: Pick<Round, 'lives'>): boolean => lives === 0;
