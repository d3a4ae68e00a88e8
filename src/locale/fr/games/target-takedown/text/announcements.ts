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
        `Commence par ${reason.first}.`,
        ...reason.steps.map(({ added, reached }) => `Ajoute ${added}\u00A0: ça fait ${reached}.`),
      ].join(' ');
    case 'short': {
      const { values, missing, target } = reason;
      return `Tu avais ${values.length === 1 ? values[0] : formatAddition(values)}. Il manquait ${missing} pour faire ${target}.`;
    }
    case 'over':
      return `${formatAddition(reason.values)}. C’est ${reason.over} de trop.`;
  }
}

export const mistakeText: typeof English.mistakeText = (miss) => ({
  answered: formatAddition(getTileValues(miss.board, miss.board.solution)),
  why: reasonText(getMissReason(miss)),
});

const livesText = (left: number): string => plural(left, `Il te reste ${left} vie.`, `Il te reste ${left} vies.`);

function missText({ miss, livesLeft }: Parameters<typeof English.announcements.incorrect>[0]): string {
  const { answered, why } = mistakeText(miss);
  return [why, `Une solution\u00A0: ${answered}.`, ...(livesLeft === null ? [] : [livesText(livesLeft)])].join(' ');
}

function chosenText({ board, chosen }: Pick<Round, 'board' | 'chosen'>): string {
  const values = getTileValues(board, chosen);
  const sum = values.length > 1 ? formatAddition(values) : String(values[0] ?? 'Aucune tuile choisie');
  return `${sum}. Cible ${board.target}.`;
}

export const announcements: Catalogue<typeof English.announcements> = {
  picked: (_, { context }) => chosenText(context.round),
  putBack: (_, { context }) => chosenText(context.round),
  cleared: (_, { context }) => chosenText(context.round),
  correct: ({ board, chosen, points }) =>
    withoutPoints(`Touché\u202F! ${formatAddition(getTileValues(board, chosen))}. ${formatNumber(points)} points.`),
  levelUp: levelReachedText,
  incorrect: missText,
  timedOut: (missed) => `Le temps est écoulé. ${missText(missed)}`,
};
