import type { Card } from '../../../../../../machines/arithmetic-hero/falling';
import type * as English from '../../../../../games/arithmetic-hero/text/announcements';
import { explainAnswer, explainMistake } from '../../../../../play/feedback/explain-sum';
import { formatAnswer, formatEquation } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';

export const POWER_UP_TEXT: Catalogue<typeof English.POWER_UP_TEXT> = {
  slowMotion: { name: 'Cámara lenta', does: 'Las cuentas caen más despacio' },
  doublePoints: { name: 'Puntos dobles', does: 'Cada zas vale el doble' },
  shield: { name: 'Escudo', does: 'Tu escudo se recupera' },
  multiZap: { name: 'Multizás', does: 'Acaba con todas las cuentas' },
};

export const mistakeText: typeof English.mistakeText = (equation) =>
  `${formatEquation(equation)}. ${explainAnswer(equation)}`;

export const wrongAnswerText: typeof English.wrongAnswerText = ({ answer }) =>
  `Casi. La respuesta es ${formatAnswer(answer)}.`;

export const noSumText: typeof English.noSumText = (given) =>
  `¿${formatAnswer(given)}? Ninguna cuenta del cielo da ${formatAnswer(given)}.`;

const wrongText = ({ fall, problem }: Card, given: number): string =>
  fall === null
    ? `${wrongAnswerText(problem)} ${explainMistake(problem, given)}`
    : `${formatAnswer(given)} no es correcto. ${mistakeText(problem)}`;

const rightText = ({ fall, problem }: Card): string =>
  `¡Correcto! ${fall === null ? formatEquation(problem) : formatAnswer(problem.answer)}.`;

export const announcementText: typeof English.announcementText = (event) => {
  switch (event.type) {
    case 'landed':
      return `Una cuenta tocó el suelo: ${formatEquation(event.card.problem)}. Escudo al ${event.shield}\u00A0%.`;
    case 'incorrect': {
      const shield = `Escudo al ${event.shield}\u00A0%.`;
      if (event.card === null) return `${noSumText(event.answer)} ${shield}`;
      return `${wrongText(event.card, event.answer)} ${shield}`;
    }
    case 'powerUp':
      return `¡${POWER_UP_TEXT[event.powerUp].name}! ${POWER_UP_TEXT[event.powerUp].does}.`;
    case 'powerUpOver':
      return `${POWER_UP_TEXT[event.powerUp].name}: se acabó.`;
    case 'shieldRestored':
      return 'El escudo está lleno otra vez.';
    case 'wave':
      return `Oleada ${event.wave}`;
    case 'streak':
      return `¡${event.streak} seguidas!`;
    case 'correct':
      return event.by === 'answer' ? rightText(event.card) : null;
  }
};
