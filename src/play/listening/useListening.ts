import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../ui/page-store';
import { announce, repeatAnnouncement } from '../internal/announcer';
import { useShortcut } from '../internal/useShortcut';
import { letterFieldsStore } from './letter-answers';
import { startAnnouncement } from './start-announcement';

/** What a game offers to players who listen. */
export interface Listening {
  readonly title: string;
  readonly questions?: number | undefined;
  readonly instructions: string;
  /** Removes the time limit; false if questions have been answered, which would be lost. Null without a limit. */
  readonly onNoTimeLimit: (() => boolean) | null;
}

const KEYS = { repeat: 'r', stats: 'f', noTimeLimit: 't', readAloud: '?' } as const;

const NO_LIMIT = {
  now: 'No time limit.',
  later: 'This round still has its time limit. You can turn it off before the next round.',
} as const;

async function announceStats(): Promise<void> {
  const { statsText } = await import('./stats-text');
  announce(statsText() || 'No score yet.', { about: 'stats', isUrgent: true });
}

interface Options {
  /** Null if nothing is said, because the page is not one player's. */
  readonly listening: Listening | null;
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  /** Whether the device can read aloud, which then has a key of its own. */
  readonly hasVoice: boolean;
}

/**
 * Says what a round is when it starts, and gives listeners keys to repeat the question, to hear the figures and to
 * remove the time limit. Returns the sentence, which is also in the page.
 */
export function useListening({ listening, isPlaying, isPaused, hasVoice }: Options): string {
  const needsAlt = useStore(letterFieldsStore) > 0;
  const isOn = isPlaying && !isPaused && listening !== null;
  const isFirst = useRef(true);
  const textFor = (hasLetterAnswers: boolean): string =>
    listening === null
      ? ''
      : startAnnouncement({
          ...listening,
          hasTimeLimit: listening.onNoTimeLimit !== null,
          hasLetterAnswers,
        });
  // A layout effect, because it must be said before the first question.
  useLayoutEffect(() => {
    if (!isPlaying || listening === null) return;
    announce(isFirst.current ? textFor(letterFieldsStore.read() > 0) : `${listening.title}.`, { about: 'start' });
    isFirst.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each round
  }, [isPlaying]);
  const wasPaused = useRef(false);
  useEffect(() => {
    // The pause has hidden the question.
    if (wasPaused.current && isOn) repeatAnnouncement();
    wasPaused.current = isPaused;
  }, [isPaused, isOn]);
  useShortcut(KEYS.repeat, isOn, repeatAnnouncement, needsAlt);
  useShortcut(KEYS.readAloud, isOn && !hasVoice, repeatAnnouncement);
  useShortcut(KEYS.stats, isOn, () => void announceStats(), needsAlt);
  const onNoTimeLimit = listening?.onNoTimeLimit ?? null;
  useShortcut(
    KEYS.noTimeLimit,
    isOn && onNoTimeLimit !== null,
    () => {
      const isRemoved = onNoTimeLimit?.() === true;
      announce(isRemoved ? NO_LIMIT.now : NO_LIMIT.later, { about: 'start', isUrgent: true });
    },
    needsAlt,
  );
  return textFor(needsAlt);
}
