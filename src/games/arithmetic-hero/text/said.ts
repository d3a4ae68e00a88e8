import type { BattleEvent } from '../../../../machines/arithmetic-hero/battle';
import type { Card } from '../../../../machines/arithmetic-hero/falling';
import type { PowerUp } from '../../../../machines/arithmetic-hero/rules';
import type { Equation } from '../../../../machines/core/arithmetic';
import { why, whyNot } from '../../../play/why';
import { answerText, equationText } from '../../../ui/format';

/** What each power-up is called, and what it does. */
export const POWER_UP_TEXT: Readonly<Record<PowerUp, { name: string; does: string }>> = {
  slowMotion: { name: 'Slow motion', does: 'Sums fall slower' },
  doublePoints: { name: 'Double points', does: 'Every zap counts twice' },
  shield: { name: 'Shield', does: 'The dome grows back' },
  multiZap: { name: 'Multi-zap', does: 'Every sum is gone' },
};

/** What stands below the answers after a mistake while sums fall: "7 + 5 = 12. 7 + 3 = 10. Then 10 + 2 = 12." */
export const missed = (equation: Equation): string => `${equationText(equation)}. ${why(equation)}`;

/** What is said to a wrong answer where one sum waits. */
export const turnWrong = ({ answer }: Equation): string => `Not quite. The answer is ${answerText(answer)}.`;

/** The right answer and why, in the words that are shown. */
const rightOf = ({ fall, problem }: Card, given: number): string =>
  fall === null ? `${turnWrong(problem)} ${whyNot(problem, given)}` : missed(problem);

/** What those who listen are told of an event; null where the picture alone says it. */
export function said(event: BattleEvent): string | null {
  switch (event.type) {
    case 'landed':
      return `${equationText(event.card.problem)} landed. Shield ${event.shield}%.`;
    case 'incorrect': {
      const verdict = `${answerText(event.answer)} is not right. Shield ${event.shield}%.`;
      return event.card === null ? verdict : `${verdict} ${rightOf(event.card, event.answer)}`;
    }
    case 'powerUp':
      return `${POWER_UP_TEXT[event.powerUp].name}! ${POWER_UP_TEXT[event.powerUp].does}.`;
    case 'powerUpOver':
      return `${POWER_UP_TEXT[event.powerUp].name} is over.`;
    case 'shieldRestored':
      return 'Shield full again.';
    case 'wave':
      return `Wave ${event.wave}`;
    case 'correct':
    case 'streak':
      return null;
  }
}
