import { useSelector } from '@xstate/react';
import type { TimesTablesActor, TimesTablesSnapshot } from '../../../../machines/times-tables/machine';
import type { Happening } from '../../../../machines/times-tables/round';
import { throwConfetti } from '../../../confetti';
import { announce } from '../../../play/announcer';
import { useAnnouncedQuestion, useHappenings } from '../../../play/useHappenings';
import { play } from '../../../sound';
import type { SoundName } from '../../../sound-sprites';
import { text } from '../text';
import { isCompleted } from '../view';

const CONFETTI = 100;

const SOUNDS: Readonly<Record<Happening['kind'], SoundName | null>> = {
  dealt: null,
  refused: null,
  checked: 'turnTile',
  opened: 'array',
  closed: null,
  completed: 'solved',
};

/** What those who listen are told of an event; null where the page says it by itself. */
function saidOf(happening: Happening, snapshot: TimesTablesSnapshot): string | null {
  switch (happening.kind) {
    case 'refused':
      return text.play.notAFactor;
    case 'checked':
      return text.said.checked(happening.check);
    case 'opened':
      return text.said.opened(happening.cell, isCompleted(snapshot) ? snapshot.context.factors : null);
    case 'dealt':
    case 'closed':
    // The result says it by itself, when it has taken the place of the panel.
    case 'completed':
      return null;
  }
}

/** Lets the player hear what happens, and tells those who listen: each puzzle once, each check, each tile that is pressed. */
export function useTablesHappenings(actor: TimesTablesActor, isCalm: boolean): void {
  useHappenings(
    actor,
    ({ context }) => context.happened,
    (happening, snapshot) => {
      const sound = SOUNDS[happening.kind];
      if (sound !== null) play(sound);
      const sentence = saidOf(happening, snapshot);
      if (sentence !== null) announce(sentence);
      if (happening.kind === 'completed') throwConfetti({ particles: CONFETTI }, isCalm);
    },
  );
  const puzzle = useSelector(actor, ({ context }) => context.puzzle);
  const seed = useSelector(actor, ({ context }) => context.seed);
  const isAsked = useSelector(actor, (snapshot) => !isCompleted(snapshot));
  useAnnouncedQuestion(isAsked ? text.play.question(puzzle) : null, `${seed}.${puzzle.size}`);
}
