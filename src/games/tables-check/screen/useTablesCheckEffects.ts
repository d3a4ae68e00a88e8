import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import type { CheckEvent } from '../../../../machines/tables-check/round';
import { RULES } from '../../../../machines/tables-check/rules';
import type { EventSounds } from '../../../play/feedback/useEventSounds';
import { useRoundEffects } from '../../../play/feedback/useRoundEffects';
import { text } from '../text';

/** Right and wrong are secret until the end, so every answer is equally silent. */
const SOUNDS: EventSounds<CheckEvent> = {
  correct: [],
  incorrect: [],
  timedOut: [],
  timeAlert: ['tick'],
};

/** Plays a check's sounds, and announces each question to screen readers. */
export function useTablesCheckEffects(actor: TablesCheckActor, reducedMotion: boolean): void {
  useRoundEffects(actor, {
    reducedMotion,
    sounds: SOUNDS,
    say: { asked: ({ question }) => text.ear.asked(question) },
    celebrates: (_, { context }) => context.round.score === RULES.questions,
  });
}
