import { getTileValues } from '../../../../machines/target-takedown/board';
import type { Miss, Round, RoundEvent } from '../../../../machines/target-takedown/round';
import { plural } from '../../../locale/grammar';
import type { Reactions } from '../../../play/feedback/round-events';
import { levelReachedText } from '../../../play/internal/shared-text';
import { withoutPoints } from '../../../play/score/without-points';
import { formatNumber } from '../../../ui/format';
import { formatAddition } from '../format-addition';
import { getMissReason, type MissReason } from '../miss-reason';

/** A one-line reason for a miss: "Start with 26. 12 more makes 38." */
function reasonText(reason: MissReason): string {
  switch (reason.kind) {
    case 'untouched':
      return [
        `Start with ${reason.first}.`,
        ...reason.steps.map(({ added, reached }) => `${added} more makes ${reached}.`),
      ].join(' ');
    case 'short': {
      const { values, missing, target } = reason;
      return `You had ${values.length === 1 ? values[0] : formatAddition(values)}. ${missing} more makes ${target}.`;
    }
    case 'over':
      return `${formatAddition(reason.values)}. That is ${reason.over} too many.`;
  }
}

/** The explanation of a miss: one way to reach the target, and the reason. */
export const mistakeText = (miss: Miss): { readonly answered: string; readonly why: string } => ({
  answered: formatAddition(getTileValues(miss.board, miss.board.solution)),
  why: reasonText(getMissReason(miss)),
});

const pointsText = (count: number): string => `${formatNumber(count)} points`;
const livesText = (left: number): string => plural(left, '1 life left.', `${left} lives left.`);

interface Missed {
  readonly miss: Miss;
  readonly livesLeft: number | null;
}

function missText({ miss, livesLeft }: Missed): string {
  const { answered, why } = mistakeText(miss);
  return [why, `One way: ${answered}.`, ...(livesLeft === null ? [] : [livesText(livesLeft)])].join(' ');
}

interface AfterEvent {
  readonly context: { readonly round: Pick<Round, 'board' | 'chosen'> };
}

/** The tiles chosen so far and their sum: "17 + 9 = 26. Target 38." */
function chosenText({ board, chosen }: Pick<Round, 'board' | 'chosen'>): string {
  const values = getTileValues(board, chosen);
  const sum = values.length > 1 ? formatAddition(values) : String(values[0] ?? 'No tiles chosen');
  return `${sum}. Target ${board.target}.`;
}

/** Announcements for screen readers. The page itself announces all other events. */
export const announcements = {
  picked: (_, { context }) => chosenText(context.round),
  putBack: (_, { context }) => chosenText(context.round),
  cleared: (_, { context }) => chosenText(context.round),
  correct: ({ board, chosen, points }) =>
    withoutPoints(`Hit! ${formatAddition(getTileValues(board, chosen))}. ${pointsText(points)}.`),
  levelUp: levelReachedText,
  incorrect: missText,
  timedOut: (missed) => `Time is up. ${missText(missed)}`,
} as const satisfies Reactions<RoundEvent, AfterEvent, string>;
