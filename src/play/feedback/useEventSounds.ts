import type { RoundFinished } from '../../../machines/core/events';
import { duckMusicBriefly } from '../../device/music';
import { playSound } from '../../device/sound';
import type { SoundName } from '../../device/sound-sprites';
import { usePlayMode } from '../round/play-mode';
import { type EmittingActor, type NamedEvent, useRoundEvents } from './round-events';
import { soundClueFor } from './sound-clues';
import { getStreakPitch, setMusicAfter } from './streak-sound';
import { isCelebrated, isFinished } from './useEventCelebration';

/** A game's own sounds by event name. They replace the shared ones. */
export type EventSounds<Event extends NamedEvent> = Readonly<
  Partial<Record<Event['type'] | RoundFinished['type'], readonly SoundName[]>>
>;

export interface SoundEffects<Snapshot> {
  readonly sounds?: EventSounds<NamedEvent>;
  /** Playback rate of sounds; by default it rises with the streak. */
  readonly rate?: (snapshot: Snapshot) => number;
}

/** Default sounds, for events without a sound of the game's own. */
const SHARED_SOUNDS: Readonly<Record<string, SoundName>> = {
  correct: 'correct',
  incorrect: 'wrong',
  timedOut: 'timeUp',
  streak: 'streak',
  levelUp: 'levelUp',
};

function sharedSounds(event: NamedEvent): readonly SoundName[] {
  if (isFinished(event)) return [isCelebrated(event) ? 'levelUp' : 'finish'];
  const sound = SHARED_SOUNDS[event.type];
  return sound === undefined ? [] : [sound];
}

/** Plays a sound for each event, and adds to the music during a streak. */
export function useEventSounds<Event extends NamedEvent, Snapshot>(
  actor: EmittingActor<Event, Snapshot>,
  { sounds, rate }: SoundEffects<Snapshot>,
): void {
  const { seat } = usePlayMode();
  // With two players, each has their own note.
  const pitchOf = ({ type, streak = 0 }: NamedEvent): number =>
    type === 'correct' ? getStreakPitch(seat?.player ?? streak) : 1;
  useRoundEvents(actor, (event, snapshot) => {
    if (seat === null) setMusicAfter(event);
    const heard = sounds?.[event.type] ?? sharedSounds(event);
    const clue = heard.length > 0 ? soundClueFor(event.type) : null;
    if (clue !== null) playSound(clue);
    else for (const sound of heard) playSound(sound, { rate: rate?.(snapshot) ?? pitchOf(event) });
    if (heard.length > 0) duckMusicBriefly();
  });
}
