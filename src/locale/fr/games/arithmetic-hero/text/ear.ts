import type { Problem } from '../../../../../../machines/arithmetic-hero/problems';
import { CHALLENGE_TURNS, challengeSeconds } from '../../../../../../machines/arithmetic-hero/rules';
import type * as English from '../../../../../games/arithmetic-hero/text/ear';
import { choicesText } from '../../../../../play/answers/choices-text';
import { formatAnswer, formatSum } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';

function taskText({ mode, time }: Parameters<typeof English.earText.start>[0]): string {
  if (mode === 'practice') return 'Un calcul à la fois, sans se presser.';
  const seconds = challengeSeconds(time);
  if (time === 'none' || seconds === null)
    return mode === 'challenge'
      ? `${CHALLENGE_TURNS} calculs, un à la fois.`
      : 'Un calcul à la fois, tant que ton bouclier tient.';
  const length = mode === 'challenge' ? `pendant ${seconds} secondes` : 'tant que ton bouclier tient';
  return `Des calculs tombent ${length}. Tu entends le plus bas.`;
}

const sumText = (problem: Problem): string => `${formatSum(problem)}\u202F?`;

export const earText: Catalogue<typeof English.earText> = {
  start: (settings) =>
    `${taskText(settings)} ${settings.answers === 'type' ? 'Écris la réponse et appuie sur Entrée.' : 'Choisis avec les touches des chiffres.'}`,
  asked: ({ problem, count, isClose, firstKey }) =>
    [
      ...(isClose ? ['Tout près.'] : []),
      ...(problem.powerUp === null ? [] : ['Pouvoir.']),
      `${count > 1 ? `Le plus bas des ${count}\u00A0: ` : ''}${sumText(problem)}`,
      ...(firstKey === null ? [] : [choicesText(problem.options.map(formatAnswer), firstKey)]),
    ].join(' '),
  close: ({ problem }) => `Tout près\u00A0: ${sumText(problem)}`,
};
