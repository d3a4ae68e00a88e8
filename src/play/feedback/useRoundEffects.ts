import { useCallback, useEffectEvent, useLayoutEffect } from 'react';
import type { Finished } from '../../../machines/core/events';
import { duckMusicBriefly } from '../../device/music';
import { playSound } from '../../device/sound';
import type { SoundName } from '../../device/sound-sprites';
import { useAnnounce } from '../internal/useAnnounce';
import { beginFlight, endFlight } from '../moment/flight';
import { usePlayMode } from '../round/play-mode';
import { readAloudStore } from './aloud/read-aloud-store';
import { throwConfetti } from './confetti';
import { pitchOfStreak, updateStreak } from './streak';

/** A machine that emits events. */
export interface EmittingActor<Event, Snapshot> {
  on(type: '*', listener: (event: Event) => void): { unsubscribe(): void };
  getSnapshot(): Snapshot;
}

interface Named {
  readonly type: string;
}

/** A game's own sounds by event name. They replace the shared ones. */
export type EventSounds<Event extends Named> = Readonly<
  Partial<Record<Event['type'] | Finished['type'], readonly SoundName[]>>
>;

/** A game's own reactions to its events, in addition to the shared ones. */
export interface RoundEffects<Event, Snapshot> {
  readonly reducedMotion: boolean;
  readonly sounds?: EventSounds<Named>;
  /** Playback rate of sounds; by default it rises with the streak. */
  readonly rate?: (snapshot: Snapshot) => number;
  /** Announcement for an event; null if the page announces it itself. */
  readonly say?: (event: Event, snapshot: Snapshot) => string | null;
  /** Whether to celebrate the end of a round. By default after a new best, or when all mistakes are fixed. */
  readonly celebrates?: (event: Finished, snapshot: Snapshot) => boolean;
  readonly hear?: (event: Event, snapshot: Snapshot) => void;
}

/** Default sounds, for events without a sound of the game's own. */
const SHARED_SOUNDS: Readonly<Record<string, SoundName>> = {
  correct: 'correct',
  incorrect: 'wrong',
  timedOut: 'timeUp',
  streak: 'streak',
  levelUp: 'levelUp',
};

/** Events whose announcement can be read aloud until the next question. */
const READ_ALOUD: ReadonlySet<string> = new Set(['asked', 'correct', 'incorrect', 'timedOut']);

const CONFETTI = { particles: 90, over: 'result' } as const;

const isFinished = (event: Named): event is Finished => event.type === 'finished';

const isCelebrated = ({ isNewBest, isPracticeComplete }: Finished): boolean => isNewBest || isPracticeComplete === true;

function sharedSounds(event: Named): readonly SoundName[] {
  if (isFinished(event)) return [isCelebrated(event) ? 'levelUp' : 'finish'];
  const sound = SHARED_SOUNDS[event.type];
  return sound === undefined ? [] : [sound];
}

/**
 * A function that calls `listener` with each event of a game until the function it returns is called. Scenes react to
 * these events.
 */
export const useEvents = <Event>(actor: Pick<EmittingActor<Event, unknown>, 'on'>) =>
  useCallback(
    (listener: (event: Event) => void) => {
      const hearing = actor.on('*', listener);
      return () => hearing.unsubscribe();
    },
    [actor],
  );

/** Plays sounds, announces events and celebrates. */
export function useRoundEffects<Event extends Named, Snapshot>(
  actor: EmittingActor<Event, Snapshot>,
  effects: RoundEffects<Event, Snapshot>,
): void {
  const { seat, onAnswer } = usePlayMode();
  const announce = useAnnounce();
  const hear = useEffectEvent((event: Event) => {
    const { reducedMotion, sounds, rate, say, celebrates } = effects;
    const snapshot = actor.getSnapshot();
    // If the game is part of something larger it continues, and the end of that is announced.
    if (onAnswer !== null && isFinished(event)) return;
    // With two players, each has their own note.
    const streak = seat === null ? updateStreak(event.type) : seat.player;
    const pitch = rate?.(snapshot) ?? (event.type === 'correct' ? pitchOfStreak(streak) : 1);
    const heard = sounds?.[event.type] ?? sharedSounds(event);
    for (const sound of heard) playSound(sound, { rate: pitch });
    if (heard.length > 0) duckMusicBriefly();
    const sentence = say?.(event, snapshot) ?? null;
    if (sentence !== null) {
      announce(sentence);
      if (seat === null && READ_ALOUD.has(event.type)) readAloudStore.set(sentence);
    }
    if (isFinished(event) && (celebrates?.(event, snapshot) ?? isCelebrated(event)))
      throwConfetti(CONFETTI, reducedMotion);
    if (seat === null) {
      if (event.type === 'correct' && !reducedMotion) beginFlight();
      if (event.type === 'asked' || isFinished(event)) endFlight();
    }
    effects.hear?.(event, snapshot);
  });
  // A layout effect, because the machine starts after it and its first question is an event too.
  useLayoutEffect(() => {
    const hearing = actor.on('*', (event) => hear(event));
    return () => hearing.unsubscribe();
  }, [actor]);
}
