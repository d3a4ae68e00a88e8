import { createRoundUpdate, type QuestionAnswered, type RoundFinished, type RoundUpdate } from '../core/events';
import type { Mix } from '../learning/mix';
import { createAnsweredEvents, dealPuzzle } from './practised-skill';
import {
  type Cell,
  countMissingFactors,
  emptyFactors,
  type Factors,
  hasHints,
  isInSlot,
  markTiles,
  type Puzzle,
  type Settings,
  type Side,
  type Size,
  type Slot,
  withFactor,
  withoutHints,
} from './rules';
import {
  type Completion,
  getTimeToBeat,
  isBestTime,
  type OtherTimes,
  type SavedTimes,
  type Stats,
  secondsTaken,
  withCompletion,
  withOtherTime,
} from './stats';

/** The result of a check that did not solve the puzzle. */
export interface Check {
  readonly correct: number;
  readonly high: number;
  readonly low: number;
  /** The number of factors still missing. */
  readonly missing: number;
}

export type TablesEvent =
  /** The player typed something that is not a factor. */
  | { readonly type: 'refused' }
  | { readonly type: 'checked'; readonly check: Check }
  | QuestionAnswered
  | { readonly type: 'opened'; readonly cell: Cell }
  | { readonly type: 'closed' }
  /**
   * The puzzle is solved. The event contains the data to store, so that nothing is lost if the player leaves the page.
   */
  | (RoundFinished & { readonly completion: Completion });

/** The state of a puzzle. */
export interface Round {
  readonly puzzle: Puzzle;
  readonly factors: Factors;
  /** Whole seconds since the first factor was typed. */
  readonly seconds: number;
  readonly checks: number;
  /** The result of the last check, while any of it is still visible; null before the first check. */
  readonly lastCheck: Check | null;
  /** Whether the last input was not a factor, so that the field went back to its previous value. */
  readonly isRefused: boolean;
  /** The number of checks that found each tile wrong, in tile order. */
  readonly mistakes: readonly number[];
  /** The index of the tile that shows its dots; null if there is none. */
  readonly opened: number | null;
  /** Whether the solved puzzle beat the previous best. */
  readonly isNewBest: boolean;
}

export interface TimesTablesInput {
  readonly seed: number;
  /** The mix that chooses the first puzzle; null or absent if only the seed determines it. */
  readonly mix?: Mix | null;
  readonly settings: Settings;
  readonly stats: Stats;
  /** Empty by default. */
  readonly otherTimes?: OtherTimes;
}

/** The game's whole state while its page is open. */
export interface Session extends Round, SavedTimes {
  /** The mix that chooses the puzzle; null if only the seed determines it. */
  readonly mix: Mix | null;
  readonly seed: number;
  readonly settings: Settings;
}

export function newRound(seed: number, size: Size, mix: Mix | null): Round {
  const puzzle = dealPuzzle(seed, size, mix);
  return {
    puzzle,
    factors: emptyFactors(size),
    seconds: 0,
    checks: 0,
    lastCheck: null,
    isRefused: false,
    mistakes: puzzle.cells.map(() => 0),
    opened: null,
    isNewBest: false,
  };
}

/**
 * The round after a factor was typed or cleared. A tile that shows its dots turns back over, because it covers its
 * neighbours.
 */
export function typeFactor(round: Round, slot: Slot, factor: number | null): Partial<Round> {
  const isSame = round.factors[slot.side][slot.index] === factor;
  const puzzle = isSame ? round.puzzle : withoutHints(round.puzzle, slot);
  return {
    puzzle,
    factors: withFactor(round.factors, slot, factor),
    lastCheck: hasHints(puzzle) ? round.lastCheck : null,
    isRefused: false,
    opened: null,
  };
}

const isIncorrect = ({ status }: Cell): boolean => status === 'hint-high' || status === 'hint-low';

/** The round after a check that did not solve the puzzle. */
export function checkPuzzle(round: Round): RoundUpdate<Partial<Round>, TablesEvent> {
  const puzzle = markTiles(round.puzzle, round.factors);
  const count = (status: Cell['status']) => puzzle.cells.filter((cell) => cell.status === status).length;
  const check: Check = {
    correct: count('correct'),
    high: count('hint-high'),
    low: count('hint-low'),
    missing: countMissingFactors(round.factors),
  };
  return createRoundUpdate<Partial<Round>, TablesEvent>(
    {
      puzzle,
      checks: round.checks + 1,
      lastCheck: check,
      isRefused: false,
      mistakes: puzzle.cells.map((cell, position) => (round.mistakes[position] ?? 0) + (isIncorrect(cell) ? 1 : 0)),
      opened: null,
    },
    { type: 'checked', check },
    ...createAnsweredEvents(round.puzzle, puzzle, round.factors),
  );
}

/** The session after the check that solved the puzzle, and the completion to store. */
export function completePuzzle({ settings: { size, time }, stats, otherTimes, ...round }: Session, today: string) {
  const seconds = secondsTaken(round.seconds);
  const completion: Completion = { size, time, seconds, today };
  const isNewBest = isBestTime(seconds, getTimeToBeat({ stats, otherTimes }, time, size));
  const puzzle = markTiles(round.puzzle, round.factors);
  const session = {
    puzzle,
    seconds,
    stats: withCompletion(stats, completion),
    otherTimes: withOtherTime(otherTimes, completion),
    checks: round.checks + 1,
    lastCheck: null,
    isRefused: false,
    opened: null,
    isNewBest,
  };
  return { session, completion, seen: createAnsweredEvents(round.puzzle, puzzle, round.factors) };
}

/** The round after a tile was pressed: it shows its dots, or its product again. */
export function pressTile({ opened, puzzle }: Round, tile: number): RoundUpdate<Partial<Round>, TablesEvent> {
  const cell = puzzle.cells[tile];
  if (cell === undefined || opened === tile) return createRoundUpdate({ opened: null }, { type: 'closed' });
  return createRoundUpdate({ opened: tile }, { type: 'opened', cell });
}

/** A product to practise. Its first factor is the times table to practise. */
export interface Practice {
  readonly factor: number;
  readonly times: number;
  readonly product: number;
}

const SIDES = ['row', 'column'] as const satisfies readonly Side[];

/** Suggests practice after a puzzle's mistakes; null if checks did not find any. */
export function practiceTopic({ puzzle, mistakes }: Pick<Round, 'puzzle' | 'mistakes'>): Practice | null {
  const count = (slot: Slot): number =>
    puzzle.cells.reduce((sum, cell, position) => sum + (isInSlot(cell, slot) ? (mistakes[position] ?? 0) : 0), 0);
  const slots = SIDES.flatMap((side) => Array.from({ length: puzzle.size }, (_, index): Slot => ({ side, index })));
  const worst = slots.reduce<{ slot: Slot; wrong: number } | null>((max, slot) => {
    const wrong = count(slot);
    return wrong > (max?.wrong ?? 0) ? { slot, wrong } : max;
  }, null);
  if (worst === null) return null;
  const [first, ...others] = puzzle.cells.flatMap((cell, position) =>
    isInSlot(cell, worst.slot) && cell.value > 1 ? [{ cell, wrong: mistakes[position] ?? 0 }] : [],
  );
  if (first === undefined) return null;
  const { cell } = others.reduce((max, one) => (one.wrong > max.wrong ? one : max), first);
  const [rowFactor, colFactor] = [puzzle.rowFactors[cell.row] ?? 1, puzzle.colFactors[cell.column] ?? 1];
  const isRow = worst.slot.side === 'row';
  const [factor, times] = isRow ? [rowFactor, colFactor] : [colFactor, rowFactor];
  // The 1 times table needs no practice. 1 × 1 was excluded above.
  return factor === 1 ? { factor: times, times: factor, product: cell.value } : { factor, times, product: cell.value };
}
