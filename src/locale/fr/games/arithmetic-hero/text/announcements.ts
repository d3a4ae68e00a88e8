import type { Card } from '../../../../../../machines/arithmetic-hero/falling';
import type * as English from '../../../../../games/arithmetic-hero/text/announcements';
import { explainAnswer, explainMistake } from '../../../../../play/feedback/explain-sum';
import { formatAnswer, formatEquation } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';

export const POWER_UP_TEXT: Catalogue<typeof English.POWER_UP_TEXT> = {
  slowMotion: { name: 'Au ralenti', does: 'Les calculs tombent plus lentement' },
  doublePoints: { name: 'Points doubles', does: 'Chaque bonne réponse compte double' },
  shield: { name: 'Bouclier', does: 'Ton bouclier se répare' },
  multiZap: { name: 'Multizap', does: 'Pulvérise tous les calculs' },
};

export const mistakeText: typeof English.mistakeText = (equation) =>
  `${formatEquation(equation)}. ${explainAnswer(equation)}`;

export const wrongAnswerText: typeof English.wrongAnswerText = ({ answer }) =>
  `Pas tout à fait. La réponse est ${formatAnswer(answer)}.`;

export const noSumText: typeof English.noSumText = (given) =>
  `${formatAnswer(given)}\u202F? Aucun calcul dans le ciel ne donne ${formatAnswer(given)}.`;

const wrongText = ({ fall, problem }: Card, given: number): string =>
  fall === null
    ? `${wrongAnswerText(problem)} ${explainMistake(problem, given)}`
    : `${formatAnswer(given)} n’est pas juste. ${mistakeText(problem)}`;

const rightText = ({ fall, problem }: Card): string =>
  `Juste\u202F! ${fall === null ? formatEquation(problem) : formatAnswer(problem.answer)}.`;

export const announcementText: typeof English.announcementText = (event) => {
  switch (event.type) {
    case 'landed':
      return `Un calcul a touché le sol\u00A0: ${formatEquation(event.card.problem)}. Bouclier à ${event.shield}\u202F%.`;
    case 'incorrect': {
      const shield = `Bouclier à ${event.shield}\u202F%.`;
      if (event.card === null) return `${noSumText(event.answer)} ${shield}`;
      return `${wrongText(event.card, event.answer)} ${shield}`;
    }
    case 'powerUp':
      return `${POWER_UP_TEXT[event.powerUp].name}\u202F! ${POWER_UP_TEXT[event.powerUp].does}.`;
    case 'powerUpOver':
      return `${POWER_UP_TEXT[event.powerUp].name}\u00A0: c’est fini.`;
    case 'shieldRestored':
      return 'Bouclier de nouveau plein.';
    case 'wave':
      return `Vague ${event.wave}`;
    case 'streak':
      return `${event.streak} d’affilée\u202F!`;
    case 'correct':
      return event.by === 'answer' ? rightText(event.card) : null;
  }
};
