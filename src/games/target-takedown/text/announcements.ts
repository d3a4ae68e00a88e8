import { type Board, getTileValues, sumTiles } from '../../../../machines/target-takedown/board';
import type { Miss, Round, RoundEvent } from '../../../../machines/target-takedown/round';
import type { Reactions } from '../../../play/feedback/round-events';
import { levelReachedText } from '../../../play/internal/shared-text';
import { withoutPoints } from '../../../play/score/without-points';
import { formatNumber } from '../../../ui/format';

/** An equation such as "17 + 9 = 26". */
export const additionText = (values: readonly number[]): string =>
  `${values.join(' + ')} = ${values.reduce((sum, value) => sum + value, 0)}`;

/** Explains how to reach a target, starting with its largest tile: "Start with 26. 12 more makes 38." */
function stepsTo(values: readonly number[]): string {
  const [first = 0, ...others] = values;
  let reached = first;
  const steps = others.map((value) => {
    reached += value;
    return `${value} more makes ${reached}.`;
  });
  return [`Start with ${first}.`, ...steps].join(' ');
}

function timeUpExplanation(board: Board, chosen: readonly number[]): string {
  const values = getTileValues(board, chosen);
  if (values.length === 0) return stepsTo(getTileValues(board, board.solution));
  const sum = sumTiles(board, chosen);
  const had = values.length === 1 ? `You had ${sum}.` : `You had ${additionText(values)}.`;
  return `${had} ${board.target - sum} more makes ${board.target}.`;
}

/** The explanation of a miss: one way to reach the target, and a one-line reason. */
export function mistakeText({ kind, board, chosen }: Miss): { readonly answered: string; readonly why: string } {
  const answered = additionText(getTileValues(board, board.solution));
  if (kind === 'timeUp') return { answered, why: timeUpExplanation(board, chosen) };
  const over = sumTiles(board, chosen) - board.target;
  return { answered, why: `${additionText(getTileValues(board, chosen))}. That is ${over} too many.` };
}

const pointsText = (count: number): string => `${formatNumber(count)} points`;
const lives = (left: number): string => (left === 1 ? ' 1 life left.' : ` ${left} lives left.`);

interface Missed {
  readonly miss: Miss;
  readonly livesLeft: number | null;
}

function missText({ miss, livesLeft }: Missed): string {
  const { answered, why } = mistakeText(miss);
  return `${why} One way: ${answered}.${livesLeft === null ? '' : lives(livesLeft)}`;
}

interface AfterEvent {
  readonly context: { readonly round: Pick<Round, 'board' | 'chosen'> };
}

/** The tiles chosen so far and their sum: "17 + 9 = 26. Target 38." */
function chosenText({ board, chosen }: Pick<Round, 'board' | 'chosen'>): string {
  const values = getTileValues(board, chosen);
  const sum = values.length > 1 ? additionText(values) : String(values[0] ?? 'No tiles chosen');
  return `${sum}. Target ${board.target}.`;
}

/** Announcements for screen readers. The page itself announces all other events. */
export const announcements = {
  picked: (_, { context }) => chosenText(context.round),
  putBack: (_, { context }) => chosenText(context.round),
  cleared: (_, { context }) => chosenText(context.round),
  correct: ({ board, chosen, points }) =>
    withoutPoints(`Hit! ${additionText(getTileValues(board, chosen))}. ${pointsText(points)}.`),
  levelUp: levelReachedText,
  incorrect: missText,
  timedOut: (missed) => `Time is up. ${missText(missed)}`,
} as const satisfies Reactions<RoundEvent, AfterEvent, string>;
