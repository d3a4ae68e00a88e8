import { useEffectEvent, useLayoutEffect } from 'react';
import type { Answered } from '../../machines/core/events';
import type { TimeSetting } from '../../machines/core/time-setting';
import { remember } from '../../machines/learning/memory';
import { learningStore } from '../device/learning';
import { countMended } from '../device/passport';
import { dayToday } from '../device/today';
import { answeredBy, followWays } from './answered-by';
import { useIsForOne } from './useIsForOne';

interface Named {
  readonly type: string;
}

/** Calls a listener with each thing that happens, until the returned function is called. */
type Listen = (listener: (event: Named) => void) => () => void;

const isAnswered = (event: Named): event is Answered => event.type === 'answered';

interface Playing {
  getSnapshot(): {
    readonly context: {
      readonly settings: { readonly time?: TimeSetting };
      /** Given while what went wrong is practised. */
      readonly practice?: object | null;
    };
  };
}

/**
 * Remembers every answer of a game on the device: what it practised, whether it was right, how long it took, and whether it
 * put a mistake right; nothing of more players than one, since the memory is that of one child.
 */
export function useMemory(actor: Playing, listen: Listen): void {
  const isForOne = useIsForOne();
  const hear = useEffectEvent(({ practised: { skill, way, digits }, verdict, ms }: Answered) => {
    // A game without a time setting has no clock, so that nobody hurries.
    const { settings, practice = null } = actor.getSnapshot().context;
    const { time = 'none' } = settings;
    if (practice !== null && verdict === 'right') countMended();
    const isTimed = time !== 'none' && way !== 'touched';
    learningStore.update((memory) =>
      remember(memory, {
        skill,
        isCorrect: verdict === 'right',
        // What is touched in a scene is looked for first: its time says nothing of what is known.
        ms: isTimed ? ms : null,
        by: answeredBy(way),
        digits,
        time,
        day: dayToday(),
      }),
    );
  });
  useLayoutEffect(followWays, []);
  // In a layout effect: the machine starts after it.
  useLayoutEffect(
    () =>
      listen((event) => {
        if (isForOne && isAnswered(event)) hear(event);
      }),
    [listen, isForOne],
  );
}
