import { settingsStore } from '../../device/settings';
import { isMuted } from '../../device/sound';
import { speak } from '../../device/speech';
import { readUrlOptions } from '../../device/url-options';
import { useStore } from '../../ui/page-store';
import { spokenText } from '../feedback/aloud/spoken-text';
import { choicesText, nextStepText } from '../listening/page-text';
import { AnnouncementQueue } from './announcement-queue';
import { useAfterPress } from './useAfterPress';

/** A page has one live region, because screen readers would mix up several. */
const queue = new AnnouncementQueue({
  speed: () => readUrlOptions(location.search).speed,
  voice: () => (settingsStore.read().isVoiceOn && !isMuted() ? speak : null),
});

/** A question that names its choices itself. */
const NAMES_CHOICES = /\bchoices\b/i;

/** What follows an announcement in the same message, by its subject. */
const ENDINGS: Readonly<Record<string, (text: string) => string>> = {
  question: (text) => (NAMES_CHOICES.test(text) ? '' : spokenText(choicesText())),
  verdict: nextStepText,
};

export interface AnnouncementOptions {
  /**
   * The subject, which is unique by default. A newer announcement replaces one with the same subject that still waits.
   */
  readonly about?: string;
  /** Whether it replaces what is being said, because the player has just done something. */
  readonly isUrgent?: boolean;
}

/** Queues a sentence for the live region, with symbols spelled out. */
export function announce(sentence: string, { about = sentence, isUrgent = false }: AnnouncementOptions = {}): void {
  queue.add({ text: spokenText(sentence), about, isUrgent, ending: ENDINGS[about] ?? null });
}

/** Announces the current question again, or the verdict on it. Returns whether there is one. */
export const repeatAnnouncement = (): boolean => queue.repeat();

/** Clears the current announcement and the queue. */
export const clearAnnouncements = (): void => queue.clear();

/** Forgets the question of a round that is over. */
export const forgetQuestion = (): void => queue.forgetQuestion();

/** The live region of a game. It must be in the page before it has text, or screen readers ignore it. */
export function Announcer() {
  const sentence = useAfterPress(useStore(queue.spoken), false);
  return (
    <p role="status" className="sr-only">
      {sentence}
    </p>
  );
}
