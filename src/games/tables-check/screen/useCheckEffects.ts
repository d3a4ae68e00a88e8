import type { TablesCheckActor } from '../../../../machines/tables-check/machine';
import type { CheckEvent } from '../../../../machines/tables-check/round';
import { RULES } from '../../../../machines/tables-check/rules';
import { type Sounds, useRoundEffects } from '../../../play/useRoundEffects';
import { text } from '../text';

/** Nothing tells right from wrong before the end: each answer is as silent as any other. */
const SOUNDS: Sounds<CheckEvent> = {
  correct: [],
  incorrect: [],
  timedOut: [],
  timeAlert: ['tick'],
};

/** Lets the player hear what may be heard, and tells those who listen each question. */
export function useCheckEffects(actor: TablesCheckActor, reducedMotion: boolean): void {
  useRoundEffects(actor, {
    reducedMotion,
    sounds: SOUNDS,
    say: (event) => (event.type === 'asked' ? text.play.said(event.question) : null),
    celebrates: (_, { context }) => context.round.score === RULES.questions,
  });
}
