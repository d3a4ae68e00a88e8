import type { Problem } from '../../../../../../machines/arithmetic-hero/problems';
import { CHALLENGE_TURNS, challengeSeconds } from '../../../../../../machines/arithmetic-hero/rules';
import type * as English from '../../../../../games/arithmetic-hero/text/ear';
import { choicesText } from '../../../../../play/answers/choices-text';
import { formatAnswer, formatSum } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';

function taskText({ mode, time }: Parameters<typeof English.earText.start>[0]): string {
  if (mode === 'practice') return 'Cuentas de una en una, sin prisa.';
  const seconds = challengeSeconds(time);
  if (time === 'none' || seconds === null)
    return mode === 'challenge'
      ? `${CHALLENGE_TURNS} cuentas, de una en una.`
      : 'Cuentas de una en una, hasta que se acabe tu escudo.';
  const length = mode === 'challenge' ? `durante ${seconds} segundos` : 'hasta que se acabe tu escudo';
  return `Caen cuentas ${length}. Oyes la más baja.`;
}

const sumText = (problem: Problem): string => `¿${formatSum(problem)}?`;

export const earText: Catalogue<typeof English.earText> = {
  start: (settings) =>
    `${taskText(settings)} ${settings.answers === 'type' ? 'Escribe la respuesta y pulsa Intro.' : 'Elige con las teclas de los números.'}`,
  asked: ({ problem, count, isClose, firstKey }) =>
    [
      ...(isClose ? ['Muy cerca.'] : []),
      ...(problem.powerUp === null ? [] : ['Poder especial.']),
      `${count > 1 ? `La más baja de ${count}: ` : ''}${sumText(problem)}`,
      ...(firstKey === null ? [] : [choicesText(problem.options.map(formatAnswer), firstKey)]),
    ].join(' '),
  close: ({ problem }) => `Muy cerca: ${sumText(problem)}`,
};
