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
        `${reason.first} से शुरू करो।`,
        ...reason.steps.map(({ added, reached }) => `${added} और मिलाकर ${reached} बनता है।`),
      ].join(' ');
    case 'short': {
      const { values, missing, target } = reason;
      return `तुम्हारा जोड़: ${values.length === 1 ? values[0] : formatAddition(values)}। ${missing} और मिलाकर ${target} बनता है।`;
    }
    case 'over':
      return `${formatAddition(reason.values)}। यह ${reason.over} ज़्यादा है।`;
  }
}

export const mistakeText: typeof English.mistakeText = (miss) => ({
  answered: formatAddition(getTileValues(miss.board, miss.board.solution)),
  why: reasonText(getMissReason(miss)),
});

const livesText = (left: number): string => plural(left, `${left} जान बची है।`, `${left} जानें बची हैं।`);

function missText({ miss, livesLeft }: Parameters<typeof English.announcements.incorrect>[0]): string {
  const { answered, why } = mistakeText(miss);
  return [why, `एक तरीका: ${answered}।`, ...(livesLeft === null ? [] : [livesText(livesLeft)])].join(' ');
}

function chosenText({ board, chosen }: Pick<Round, 'board' | 'chosen'>): string {
  const values = getTileValues(board, chosen);
  const sum = values.length > 1 ? formatAddition(values) : String(values[0] ?? 'कोई टाइल नहीं चुनी');
  return `${sum}। लक्ष्य ${board.target}।`;
}

export const announcements: Catalogue<typeof English.announcements> = {
  picked: (_, { context }) => chosenText(context.round),
  putBack: (_, { context }) => chosenText(context.round),
  cleared: (_, { context }) => chosenText(context.round),
  correct: ({ board, chosen, points }) =>
    withoutPoints(`निशाना लगा! ${formatAddition(getTileValues(board, chosen))}। ${formatNumber(points)} अंक।`),
  levelUp: levelReachedText,
  incorrect: missText,
  timedOut: (missed) => `समय खत्म। ${missText(missed)}`,
};
