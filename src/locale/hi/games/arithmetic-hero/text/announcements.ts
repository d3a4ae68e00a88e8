import type { Card } from '../../../../../../machines/arithmetic-hero/falling';
import type * as English from '../../../../../games/arithmetic-hero/text/announcements';
import { explainAnswer, explainMistake } from '../../../../../play/feedback/explain-sum';
import { formatAnswer, formatEquation } from '../../../../../ui/format';
import type { Catalogue } from '../../../../catalogue';

export const POWER_UP_TEXT: Catalogue<typeof English.POWER_UP_TEXT> = {
  slowMotion: { name: 'धीमी चाल', does: 'सवाल धीरे गिरेंगे' },
  doublePoints: { name: 'दोगुने अंक', does: 'हर ज़ैप दो बार गिना जाएगा' },
  shield: { name: 'ढाल', does: 'तुम्हारी ढाल फिर भरेगी' },
  multiZap: { name: 'महा ज़ैप', does: 'सारे सवाल ज़ैप' },
};

export const mistakeText: typeof English.mistakeText = (equation) =>
  `${formatEquation(equation)}। ${explainAnswer(equation)}`;

export const wrongAnswerText: typeof English.wrongAnswerText = ({ answer }) =>
  `बस ज़रा-सी चूक। जवाब ${formatAnswer(answer)} है।`;

export const noSumText: typeof English.noSumText = (given) =>
  `${formatAnswer(given)}? आसमान में किसी सवाल का जवाब ${formatAnswer(given)} नहीं है।`;

const wrongText = ({ fall, problem }: Card, given: number): string =>
  fall === null
    ? `${wrongAnswerText(problem)} ${explainMistake(problem, given)}`
    : `${formatAnswer(given)} सही नहीं है। ${mistakeText(problem)}`;

const rightText = ({ fall, problem }: Card): string =>
  `सही! ${fall === null ? formatEquation(problem) : formatAnswer(problem.answer)}।`;

export const announcementText: typeof English.announcementText = (event) => {
  switch (event.type) {
    case 'landed':
      return `एक सवाल ज़मीन पर गिरा: ${formatEquation(event.card.problem)}। ढाल ${event.shield}%।`;
    case 'incorrect': {
      const shield = `ढाल ${event.shield}%।`;
      if (event.card === null) return `${noSumText(event.answer)} ${shield}`;
      return `${wrongText(event.card, event.answer)} ${shield}`;
    }
    case 'powerUp':
      return `${POWER_UP_TEXT[event.powerUp].name}! ${POWER_UP_TEXT[event.powerUp].does}।`;
    case 'powerUpOver':
      return `${POWER_UP_TEXT[event.powerUp].name} खत्म।`;
    case 'shieldRestored':
      return 'ढाल फिर पूरी भर गई।';
    case 'wave':
      return `लहर ${event.wave}`;
    case 'streak':
      return `लगातार ${event.streak}!`;
    case 'correct':
      return event.by === 'answer' ? rightText(event.card) : null;
  }
};
