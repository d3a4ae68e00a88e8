import type { MathFactsActor } from '../../../../machines/math-facts/machine';
import type { RoundEvent } from '../../../../machines/math-facts/round';
import { type EventSounds, useRoundEffects } from '../../../play/feedback/useRoundEffects';
import { text } from '../text';

const SOUNDS: EventSounds<RoundEvent> = {
  correct: ['correct', 'drive'],
  incorrect: ['wrong', 'brake'],
  milestone: ['milestone'],
  ahead: ['ahead'],
};

/** Plays sounds, and announces feedback on each answer to screen readers. */
export function useMathFactsEffects(actor: MathFactsActor, reducedMotion: boolean): void {
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
}
