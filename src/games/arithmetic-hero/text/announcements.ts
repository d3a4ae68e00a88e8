import type { BattleEvent } from '../../../../machines/arithmetic-hero/battle';
import type { Card } from '../../../../machines/arithmetic-hero/falling';
import type { PowerUp } from '../../../../machines/arithmetic-hero/rules';
import type { Equation } from '../../../../machines/core/arithmetic';
import { explainAnswer, explainMistake } from '../../../play/feedback/explain-sum';
import { formatAnswer, formatEquation } from '../../../ui/format';

export const POWER_UP_TEXT: Readonly<Record<PowerUp, { name: string; does: string }>> = {
  slowMotion: { name: 'Slow motion', does: 'Sums fall more slowly' },
  doublePoints: { name: 'Double points', does: 'Every zap counts twice' },
  shield: { name: 'Shield', does: 'Your shield grows back' },
  multiZap: { name: 'Multi-zap', does: 'Zaps every sum' },
};

/** Feedback below the answers after a mistake while sums fall: "7 + 5 = 12. 7 + 3 = 10. Then 10 + 2 = 12." */
export const mistakeText = (equation: Equation): string => `${formatEquation(equation)}. ${explainAnswer(equation)}`;

/** Feedback on a wrong answer in a mode where one sum waits. */
export const wrongAnswerText = ({ answer }: Equation): string => `Not quite. The answer is ${formatAnswer(answer)}.`;

/** For a typed answer that matches none of the sums in the sky. */
export const noSumText = (given: number): string =>
  `${formatAnswer(given)}? No sum in the sky makes ${formatAnswer(given)}.`;

/** The right answer and the reason, as shown in the panel. */
const wrongText = ({ fall, problem }: Card, given: number): string =>
  fall === null
    ? `${wrongAnswerText(problem)} ${explainMistake(problem, given)}`
    : `${formatAnswer(given)} is not right. ${mistakeText(problem)}`;

/** A sum that falls is followed by the next one, so that its answer has to do. */
const rightText = ({ fall, problem }: Card): string =>
  `Right! ${fall === null ? formatEquation(problem) : formatAnswer(problem.answer)}.`;

/** Returns null if there is nothing to announce. */
export function announcementText(event: BattleEvent): string | null {
  switch (event.type) {
    case 'landed':
      return `A sum hit the ground: ${formatEquation(event.card.problem)}. Shield ${event.shield}%.`;
    case 'incorrect': {
      const shield = `Shield ${event.shield}%.`;
      if (event.card === null) return `${noSumText(event.answer)} ${shield}`;
      return `${wrongText(event.card, event.answer)} ${shield}`;
    }
    case 'powerUp':
      return `${POWER_UP_TEXT[event.powerUp].name}! ${POWER_UP_TEXT[event.powerUp].does}.`;
    case 'powerUpOver':
      return `${POWER_UP_TEXT[event.powerUp].name} is over.`;
    case 'shieldRestored':
      return 'Shield full again.';
    case 'wave':
      return `Wave ${event.wave}`;
    case 'streak':
      return `${event.streak} in a row!`;
    case 'correct':
      return event.by === 'answer' ? rightText(event.card) : null;
  }
}
