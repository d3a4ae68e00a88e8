import type { MathFactsActor } from '../../../../machines/math-facts/machine';
import type { RoundEvent } from '../../../../machines/math-facts/round';
import type { EventSounds } from '../../../play/feedback/useEventSounds';
import { useRoundEffects } from '../../../play/feedback/useRoundEffects';
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
    say: {
      correct: ({ question, points }) => text.ear.right(question, points),
      incorrect: ({ question, answer }) => text.ear.wrong(question, answer),
      milestone: ({ points }) => text.ear.milestone(points),
      ahead: () => text.ear.ahead,
    },
  });
}
