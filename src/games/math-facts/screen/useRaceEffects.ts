import { useSelector } from '@xstate/react';
import type { MathFactsActor } from '../../../../machines/math-facts/machine';
import type { RoundEvent } from '../../../../machines/math-facts/round';
import { type Sounds, useRoundEffects } from '../../../play/useRoundEffects';
import { useAnnouncedQuestion } from '../../../play/useVoice';
import { sumText } from '../../../ui/format';
import { text } from '../text';
import { isRacing } from '../view';

const SOUNDS: Sounds<RoundEvent> = {
  correct: ['correct', 'drive'],
  incorrect: ['wrong', 'brake'],
  milestone: ['milestone'],
  ahead: ['ahead'],
};

/** Lets the player hear what happens; what became of an answer is read out before the question that follows. */
export function useRaceEffects(actor: MathFactsActor, reducedMotion: boolean): void {
  useRoundEffects(actor, {
    reducedMotion,
    sounds: SOUNDS,
    say: (event) => {
      switch (event.type) {
        case 'correct':
          return text.play.right(event.points);
        case 'incorrect':
          return `${text.play.wrong(event.question)}. ${text.play.why(event.question, event.answer)}`;
        case 'asked':
        case 'milestone':
        case 'ahead':
        case 'answered':
        case 'bestReached':
        case 'finished':
          return null;
      }
    },
  });
  const question = useSelector(actor, ({ context }) => context.round.question);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const isAsked = useSelector(actor, isRacing);
  useAnnouncedQuestion(isAsked ? sumText(question) : null, `${seed}.${question.number}`);
}
