import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import type { RoundEvent } from '../../../../machines/mental-maths/round';
import { hasConfetti } from '../../../../machines/mental-maths/rules';
import type { EventSounds } from '../../../play/feedback/useEventSounds';
import { useRoundEffects } from '../../../play/feedback/useRoundEffects';
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
    say: {
      correct: ({ question, cheer }) => text.said.correct(question.equation, cheer),
      incorrect: ({ question, answer }) => text.said.incorrect(question.equation, answer),
      timedOut: ({ question }) => text.said.incorrect(question.equation, null),
    },
    celebrates: (_, { context: { round, questions } }) => hasConfetti(round.score, questions),
  });
}
