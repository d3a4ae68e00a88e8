import { useCallback, useEffectEvent, useLayoutEffect } from 'react';
import type { Finished } from '../../machines/core/events';
import { duckMusic } from '../device/music';
import { play } from '../device/sound';
import type { SoundName } from '../device/sound-sprites';
import { toReadStore } from './aloud/to-read';
import { throwConfetti } from './confetti';
import { useHalf } from './duel/half';
import { beginFlight, endFlight } from './moment/flight';
import { pitchOfStreak, streakAfter } from './streak';
import { useAnnounce } from './useAnnounce';
import { useIsForOne } from './useIsForOne';

/** What of a machine that emits events can be heard. */
export interface Emitting<Event, Snapshot> {
  on(type: '*', listener: (event: Event) => void): { unsubscribe(): void };
  getSnapshot(): Snapshot;
}

interface Named {
  readonly type: string;
}

/** The sounds that a game has of its own, by the name of an event: in place of those that all games share. */
export type Sounds<Event extends Named> = Readonly<
  Partial<Record<Event['type'] | Finished['type'], readonly SoundName[]>>
>;

/** What is heard, said and thrown of the events of a game, beside what all games share. */
export interface RoundEffects<Event, Snapshot> {
  readonly reducedMotion: boolean;
  readonly sounds?: Sounds<Named>;
  /** How much higher sounds are played, where that is not by the right answers in a row. */
  readonly rate?: (snapshot: Snapshot) => number;
  /** What those who listen are told of an event; null where the page says it by itself. */
  readonly say?: (event: Event, snapshot: Snapshot) => string | null;
  /** Whether the end of a round is celebrated: where it is a new best or all is mended, if nothing is said. */
  readonly celebrates?: (event: Finished, snapshot: Snapshot) => boolean;
  /** What else comes of an event. */
  readonly hear?: (event: Event, snapshot: Snapshot) => void;
}

/** What is heard in every game that has no sounds of its own for it. */
const SHARED_SOUNDS: Readonly<Record<string, SoundName>> = {
  correct: 'correct',
  incorrect: 'wrong',
  timedOut: 'timeUp',
  streak: 'streak',
  levelUp: 'levelUp',
};

/** What is said of these stands on the page until something else is asked. */
const READ_ALOUD: ReadonlySet<string> = new Set(['asked', 'correct', 'incorrect', 'timedOut']);

const CONFETTI = { particles: 90, over: 'result' } as const;

const isFinished = (event: Named): event is Finished => event.type === 'finished';

const isGreat = ({ isNewBest, isAllMended }: Finished): boolean => isNewBest || isAllMended === true;

function sharedSounds(event: Named): readonly SoundName[] {
  if (isFinished(event)) return [isGreat(event) ? 'levelUp' : 'finish'];
  const sound = SHARED_SOUNDS[event.type];
  return sound === undefined ? [] : [sound];
}

/** Calls `listener` with each event that a game emits, until the given function is called: what a scene reacts to. */
export const useEvents = <Event>(actor: Pick<Emitting<Event, unknown>, 'on'>) =>
  useCallback(
    (listener: (event: Event) => void) => {
      const hearing = actor.on('*', listener);
      return () => hearing.unsubscribe();
    },
    [actor],
  );

/** Lets the player hear what happens in a game, tells those who listen, and celebrates. */
export function useRoundEffects<Event extends Named, Snapshot>(
  actor: Emitting<Event, Snapshot>,
  effects: RoundEffects<Event, Snapshot>,
): void {
  const half = useHalf();
  const isForOne = useIsForOne();
  const announce = useAnnounce();
  const hear = useEffectEvent((event: Event) => {
    const { reducedMotion, sounds, rate, say, celebrates } = effects;
    const snapshot = actor.getSnapshot();
    // Where more than one play the game goes on, and what comes to an end is said of all together.
    if (!isForOne && isFinished(event)) return;
    // Each of two has a note of its own.
    const streak = half === null ? streakAfter(event.type) : half.player;
    const pitch = rate?.(snapshot) ?? (event.type === 'correct' ? pitchOfStreak(streak) : 1);
    const heard = sounds?.[event.type] ?? sharedSounds(event);
    for (const sound of heard) play(sound, { rate: pitch });
    if (heard.length > 0) duckMusic();
    const sentence = say?.(event, snapshot) ?? null;
    if (sentence !== null) {
      announce(sentence);
      if (half === null && READ_ALOUD.has(event.type)) toReadStore.set(sentence);
    }
    if (isFinished(event) && (celebrates?.(event, snapshot) ?? isGreat(event))) throwConfetti(CONFETTI, reducedMotion);
    if (half === null) {
      if (event.type === 'correct' && !reducedMotion) beginFlight();
      if (event.type === 'asked' || isFinished(event)) endFlight();
    }
    effects.hear?.(event, snapshot);
  });
  // In a layout effect: the machine starts after it, and its first question is an event as well.
  useLayoutEffect(() => {
    const hearing = actor.on('*', (event) => hear(event));
    return () => hearing.unsubscribe();
  }, [actor]);
}
