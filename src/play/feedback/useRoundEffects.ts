import { type EmittingActor, type NamedEvent, type Reactions, reactionTo, useRoundEvents } from './round-events';
import { type CelebrationEffects, useEventCelebration } from './useEventCelebration';
import { type SoundEffects, useEventSounds } from './useEventSounds';
import { useEventSpeech } from './useEventSpeech';

/** A game's own reactions to its events, in addition to the shared ones. */
export interface RoundEffects<Event extends NamedEvent, Snapshot>
  extends SoundEffects<Snapshot>,
    CelebrationEffects<Snapshot> {
  /** Announcements for events that the page does not announce itself. */
  readonly say?: Reactions<Event, Snapshot, string | null>;
  readonly on?: Reactions<Event, Snapshot, void>;
}

const NONE = {};

/** Plays sounds, announces events and celebrates. */
export function useRoundEffects<Event extends NamedEvent, Snapshot>(
  actor: EmittingActor<Event, Snapshot>,
  effects: RoundEffects<Event, Snapshot>,
): void {
  const { say = NONE, on = NONE } = effects;
  useEventSounds(actor, effects);
  useEventSpeech(actor, say);
  useEventCelebration(actor, effects);
  useRoundEvents(actor, (event, snapshot) => reactionTo(on, event)?.(event, snapshot));
}
