import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import type { RoundEvent } from '../../../../machines/mental-maths/round';
import { hasConfetti } from '../../../../machines/mental-maths/rules';
import { type EventSounds, useRoundEffects } from '../../../play/feedback/useRoundEffects';
import { text } from '../text';

const SOUNDS: EventSounds<RoundEvent> = {
  asked: ['bubbleUp'],
  correct: ['correct', 'pop'],
  incorrect: ['wrong', 'sink'],
};

/** Plays a round's sounds, announces feedback to screen readers, and celebrates a good score. */
export function useMentalMathsEffects(actor: MentalMathsActor, reducedMotion: boolean): void {
  useRoundEffects(actor, {
    reducedMotion,
    sounds: SOUNDS,
    say: (event) => {
      switch (event.type) {
        case 'correct':
          return text.said.correct(event.cheer);
        case 'incorrect':
          return text.said.incorrect(event.question.equation, event.answer);
        case 'timedOut':
          return text.said.incorrect(event.question.equation, null);
        case 'asked':
        case 'answered':
        case 'bestReached':
        case 'finished':
          return null;
      }
    },
    celebrates: (_, { context }) => hasConfetti(context.round.score),
  });
}
