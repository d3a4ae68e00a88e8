import type { TargetTakedownActor } from '../../../../machines/target-takedown/machine';
import type { RoundEvent } from '../../../../machines/target-takedown/round';
import type { EventSounds } from '../../../play/feedback/useEventSounds';
import { useRoundEffects } from '../../../play/feedback/useRoundEffects';
import { text } from '../text';

const SOUNDS: EventSounds<RoundEvent> = {
  picked: ['tile'],
  putBack: ['tileBack'],
  cleared: ['tileBack'],
  correct: ['hit'],
  incorrect: ['overshoot'],
};

/** Plays a round's sounds, and announces each sum, hit and miss to screen readers. */
export function useTargetTakedownEffects(actor: TargetTakedownActor, reducedMotion: boolean): void {
  useRoundEffects(actor, { reducedMotion, sounds: SOUNDS, say: text.said });
}
