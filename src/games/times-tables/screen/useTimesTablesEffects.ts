import { useSelector } from '@xstate/react';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import type { TablesEvent } from '../../../../machines/times-tables/round';
import { useAnnounceQuestion } from '../../../play/feedback/useAnnouncedQuestion';
import type { EventSounds } from '../../../play/feedback/useEventSounds';
import { useRoundEffects } from '../../../play/feedback/useRoundEffects';
import { text } from '../text';
import { isCompleted } from '../view';

const SOUNDS: EventSounds<TablesEvent> = {
  checked: ['turnTile'],
  opened: ['array'],
  finished: ['solved'],
};

/** Plays the game's sounds, and announces each puzzle, check and pressed tile to screen readers. */
export function useTimesTablesEffects(actor: TimesTablesActor, reducedMotion: boolean): void {
  useRoundEffects(actor, {
    reducedMotion,
    sounds: SOUNDS,
    // The result announces itself once it has replaced the panel.
    say: {
      refused: () => text.play.notAFactor,
      checked: ({ check }, { context }) => text.said.checked(check, context.puzzle),
      opened: ({ cell }, snapshot) => text.said.opened(cell, isCompleted(snapshot) ? snapshot.context.factors : null),
    },
    celebrates: () => true,
  });
  const puzzle = useSelector(actor, ({ context }) => context.puzzle);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const isAsked = useSelector(actor, (snapshot) => !isCompleted(snapshot));
  useAnnounceQuestion(isAsked ? text.ear.asked(puzzle) : null, `${seed}.${puzzle.size}`);
}
