import { getTileValues } from '../../../../../../machines/target-takedown/board';
import type { Round } from '../../../../../../machines/target-takedown/round';
import { formatAddition } from '../../../../../games/target-takedown/format-addition';
import { getMissReason, type MissReason } from '../../../../../games/target-takedown/miss-reason';
import type * as English from '../../../../../games/target-takedown/text/announcements';
import { levelReachedText } from '../../../../../play/internal/shared-text';
import { withoutPoints } from '../../../../../play/score/without-points';
import { formatNumber } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';
import { plural } from '../../../grammar';

function reasonText(reason: MissReason): string {
  switch (reason.kind) {
    case 'untouched':
      return [
        `Empieza con ${reason.first}.`,
        ...reason.steps.map(({ added, reached }) => `Con ${added} más llegas a ${reached}.`),
      ].join(' ');
    case 'short': {
      const { values, missing, target } = reason;
      return `Tenías ${values.length === 1 ? values[0] : formatAddition(values)}. Con ${missing} más llegas a ${target}.`;
    }
    case 'over':
      return plural(
        reason.over,
        `${formatAddition(reason.values)}. Sobra ${reason.over}.`,
        `${formatAddition(reason.values)}. Sobran ${reason.over}.`,
      );
  }
}

export const mistakeText: typeof English.mistakeText = (miss) => ({
  answered: formatAddition(getTileValues(miss.board, miss.board.solution)),
  why: reasonText(getMissReason(miss)),
});

const livesText = (left: number): string => plural(left, `Te queda ${left} vida.`, `Te quedan ${left} vidas.`);

function missText({ miss, livesLeft }: Parameters<typeof English.announcements.incorrect>[0]): string {
  const { answered, why } = mistakeText(miss);
  return [why, `Una manera: ${answered}.`, ...(livesLeft === null ? [] : [livesText(livesLeft)])].join(' ');
}

function chosenText({ board, chosen }: Pick<Round, 'board' | 'chosen'>): string {
  const values = getTileValues(board, chosen);
  const sum = values.length > 1 ? formatAddition(values) : String(values[0] ?? 'Ninguna ficha elegida');
  return `${sum}. Objetivo: ${board.target}.`;
}

export const announcements: Catalogue<typeof English.announcements> = {
  picked: (_, { context }) => chosenText(context.round),
  putBack: (_, { context }) => chosenText(context.round),
  cleared: (_, { context }) => chosenText(context.round),
  correct: ({ board, chosen, points }) =>
    withoutPoints(`¡Acierto! ${formatAddition(getTileValues(board, chosen))}. ${formatNumber(points)} puntos.`),
  levelUp: levelReachedText,
  incorrect: missText,
  timedOut: (missed) => `Se acabó el tiempo. ${missText(missed)}`,
};
