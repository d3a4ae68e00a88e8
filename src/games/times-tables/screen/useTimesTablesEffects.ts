import { useSelector } from '@xstate/react';
import type { TimesTablesActor } from '../../../../machines/times-tables/machine';
import type { TablesEvent } from '../../../../machines/times-tables/round';
import { useAnnouncedQuestion } from '../../../play/feedback/useAnnouncedQuestion';
import { type EventSounds, useRoundEffects } from '../../../play/feedback/useRoundEffects';
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
    say: (event, snapshot) => {
      switch (event.type) {
        case 'refused':
          return text.play.notAFactor;
        case 'checked':
          return text.said.checked(event.check);
        case 'opened':
          return text.said.opened(event.cell, isCompleted(snapshot) ? snapshot.context.factors : null);
        case 'answered':
        case 'closed':
        // The result announces itself once it has replaced the panel.
        case 'finished':
          return null;
      }
    },
    celebrates: () => true,
  });
  const puzzle = useSelector(actor, ({ context }) => context.puzzle);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const isAsked = useSelector(actor, (snapshot) => !isCompleted(snapshot));
  useAnnouncedQuestion(isAsked ? text.play.question(puzzle) : null, `${seed}.${puzzle.size}`);
}
