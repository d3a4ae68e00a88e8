import { settingsStore } from '../../device/settings';
import { isMuted } from '../../device/sound';
import { speak } from '../../device/speech';
import { readUrlOptions } from '../../device/url-options';
import { useStore } from '../../ui/page-store';
import { spokenText } from '../feedback/aloud/spoken-text';
import { readChoices, readNextStep } from '../listening/read-page';
import { NAMES_CHOICES } from '../listening/text';
import { AnnouncementQueue } from './announcement-queue';
import { useAfterPress } from './useAfterPress';

/** One live region for the whole page, because screen readers mix up announcements from several. */
const queue = new AnnouncementQueue({
  speed: () => readUrlOptions(location.search).speed,
  voice: () => (settingsStore.read().isVoiceOn && !isMuted() ? speak : null),
});

/** Text to append to announcements, by subject. */
const ENDINGS: Readonly<Record<string, (text: string) => string>> = {
  question: (text) => (NAMES_CHOICES.test(text) ? '' : spokenText(readChoices())),
  verdict: readNextStep,
};

export interface AnnouncementOptions {
  /**
   * The subject, by default the sentence itself. A newer announcement replaces a queued one about the same subject.
   */
  readonly about?: string;
  /** Whether it interrupts the current announcement, because the player has just done something. */
  readonly isUrgent?: boolean;
}

/** Queues a sentence for the live region. Symbols are spelled out. */
export function announce(sentence: string, { about = sentence, isUrgent = false }: AnnouncementOptions = {}): void {
  queue.add({ text: spokenText(sentence), about, isUrgent, ending: ENDINGS[about] ?? null });
}

/** Repeats the current question, or the verdict on it. Returns false if there is neither. */
export const repeatAnnouncement = (): boolean => queue.repeat();

export const clearAnnouncements = (): void => queue.clear();

/** Forgets the question of a round that is over. */
export const forgetQuestion = (): void => queue.forgetQuestion();

/** A game's live region. It has to be in the page before its text changes, otherwise screen readers ignore it. */
export function Announcer() {
  const sentence = useAfterPress(useStore(queue.spoken), false);
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
