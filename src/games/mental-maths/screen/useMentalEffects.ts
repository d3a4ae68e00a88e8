import type { MentalMathsActor } from '../../../../machines/mental-maths/machine';
import { hasConfetti } from '../../../../machines/mental-maths/rules';
import { useRoundEffects } from '../../../play/useRoundEffects';
import type { SoundName } from '../../../sound-sprites';
import { text } from '../text';

const SOUNDS: Readonly<Record<string, readonly SoundName[]>> = {
  asked: ['bubbleUp'],
  correct: ['correct', 'pop'],
  incorrect: ['wrong', 'sink'],
};

/** Lets the player hear what happens in a round, tells those who listen, and celebrates a good score. */
export function useMentalEffects(actor: MentalMathsActor, isCalm: boolean): void {
  useRoundEffects(actor, {
    isCalm,
    sounds: ({ type }) => SOUNDS[type],
    say: (event) => {
      switch (event.type) {
        case 'correct':
          return text.said.solved(event.cheer);
        case 'incorrect':
          return text.said.mistaken(event.question.equation, event.answer);
        case 'timedOut':
          return text.said.mistaken(event.question.equation, null);
        case 'asked':
        case 'bestReached':
        case 'finished':
          return null;
      }
    },
    celebrates: (_, { context }) => hasConfetti(context.round.score),
  });
}
