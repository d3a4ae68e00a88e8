import type { AnnouncementOptions } from '../internal/announcer';
import { useAnnounce } from '../internal/useAnnounce';
import { useOwnsPage } from '../round/play-mode';
import { readAloudStore } from './aloud/read-aloud-store';
import { type EmittingActor, type NamedEvent, type Reactions, reactionTo, useRoundEvents } from './round-events';

/** Events whose announcement can be read aloud until the next question. */
const READ_ALOUD: ReadonlySet<string> = new Set(['asked', 'correct', 'incorrect', 'timedOut']);

/** A verdict on an answer that was given does not wait, because the player does. */
const OPTIONS: Readonly<Record<string, AnnouncementOptions>> = {
  asked: { about: 'question' },
  correct: { about: 'verdict', isUrgent: true },
  incorrect: { about: 'verdict', isUrgent: true },
  timedOut: { about: 'verdict' },
};

/** How an event of this type is announced. */
export const announcementOptions = (type: string): AnnouncementOptions => OPTIONS[type] ?? { about: type };

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
    announce(sentence, announcementOptions(event.type));
    if (ownsPage && READ_ALOUD.has(event.type)) readAloudStore.set(sentence);
  });
}
