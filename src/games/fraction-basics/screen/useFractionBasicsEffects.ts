import type { GameClock } from '../../../../machines/core/clock';
import type { GivenAnswer } from '../../../../machines/fraction-basics/answer';
import type { FractionBasicsActor } from '../../../../machines/fraction-basics/machine';
import type { Question } from '../../../../machines/fraction-basics/questions';
import type { RoundEvent } from '../../../../machines/fraction-basics/round';
import { useAnswerToasts } from '../../../play/feedback/useAnswerToasts';
import type { EventSounds } from '../../../play/feedback/useEventSounds';
import { useRoundEffects } from '../../../play/feedback/useRoundEffects';
import { explanationText } from '../explanation';
import { text } from '../text';

const SOUNDS: EventSounds<RoundEvent> = { cut: ['cutBar'], laid: ['measureBar'] };

/**
 * Plays sounds, and shows and announces a message about each answer with the reason. The message disappears when
 * the next question is asked.
 */
export function useFractionBasicsEffects(actor: FractionBasicsActor, clock: GameClock, reducedMotion: boolean): void {
  const { toastAnswer, dismissAnswer } = useAnswerToasts(actor, clock, reducedMotion);
  const toastGiven = ({ question, given }: { readonly question: Question; readonly given: GivenAnswer }) =>
    // The panel already shows the reason, so the message only speaks it.
    toastAnswer(
      { title: text.toast.answered(given, question), text: [{ heard: explanationText(question) }] },
      given.verdict === 'right',
    );
  useRoundEffects(actor, {
    reducedMotion,
    // With reduced motion there are no animated steps that could have a sound.
    sounds: reducedMotion ? {} : SOUNDS,
    on: { asked: dismissAnswer, correct: toastGiven, incorrect: toastGiven },
  });
}
