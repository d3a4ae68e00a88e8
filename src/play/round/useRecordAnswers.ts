import { useEffectEvent, useLayoutEffect } from 'react';
import type { QuestionAnswered } from '../../../machines/core/events';
import type { TimeSetting } from '../../../machines/core/time-setting';
import { remember } from '../../../machines/learning/memory';
import { learningStore } from '../../device/learning';
import { countCorrectedMistake } from '../../device/passport';
import { getToday } from '../../device/today';
import { getInputDevice, trackInputDevice } from './input-device';
import { noteAnswer } from './missed-skills';
import { usePlayMode } from './play-mode';

interface Named {
  readonly type: string;
}

/** Calls the listener with each event until the returned function is called. */
type Listen = (listener: (event: Named) => void) => () => void;

const isAnswered = (event: Named): event is QuestionAnswered => event.type === 'answered';

interface Playing {
  getSnapshot(): {
    readonly context: {
      readonly seed: number;
      readonly settings: { readonly time?: TimeSetting };
      readonly practice?: object | null;
    };
  };
}

/**
 * Stores every answer of a game in the child's memory: the skill, the verdict, the time it took, and whether it fixed a
 * mistake. The page remembers what was missed in the round. Does nothing if the mode stores no progress, because the
 * memory belongs to one child.
 */
export function useRecordAnswers(actor: Playing, listen: Listen): void {
  const { progress: isStored } = usePlayMode().stores;
  const hear = useEffectEvent(({ practisedSkill: { skill, way: method, digits }, verdict, ms }: QuestionAnswered) => {
    // A game without a time setting has no time pressure.
    const { seed, settings, practice = null } = actor.getSnapshot().context;
    const { time = 'none' } = settings;
    if (practice === null) noteAnswer(seed, skill, verdict === 'right');
    if (practice !== null && verdict === 'right') countCorrectedMistake();
    const isTimed = time !== 'none' && method !== 'touched';
    learningStore.update((memory) =>
      remember(memory, {
        skill,
        isCorrect: verdict === 'right',
        // A touch in a scene includes the time to search, so it does not show how well a fact is known.
        ms: isTimed ? ms : null,
        by: getInputDevice(method),
        digits,
        time,
        day: getToday(),
      }),
    );
  });
  useLayoutEffect(trackInputDevice, []);
  // A layout effect, because the machine starts after it.
  useLayoutEffect(
    () =>
      listen((event) => {
        if (isStored && isAnswered(event)) hear(event);
      }),
    [listen, isStored],
  );
}
