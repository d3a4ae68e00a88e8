import { useAnnounce } from '../internal/useAnnounce';
import { useOwnsPage } from '../round/play-mode';
import { readAloudStore } from './aloud/read-aloud-store';
import { type EmittingActor, type NamedEvent, type Reactions, reactionTo, useRoundEvents } from './round-events';

/** Events whose announcement can be read aloud until the next question. */
const READ_ALOUD: ReadonlySet<string> = new Set(['asked', 'correct', 'incorrect', 'timedOut']);

/** Announces events. `say` has the announcements that the page does not make itself; null announces nothing. */
export function useEventSpeech<Event extends NamedEvent, Snapshot>(
  actor: EmittingActor<Event, Snapshot>,
  say: Reactions<Event, Snapshot, string | null>,
): void {
  const ownsPage = useOwnsPage();
  const announce = useAnnounce();
  useRoundEvents(actor, (event, snapshot) => {
    const sentence = reactionTo(say, event)?.(event, snapshot) ?? null;
    if (sentence === null) return;
    announce(sentence);
    if (ownsPage && READ_ALOUD.has(event.type)) readAloudStore.set(sentence);
  });
}
