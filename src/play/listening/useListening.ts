import { useEffect, useLayoutEffect, useRef } from 'react';
import { useStore } from '../../ui/page-store';
import { announce, repeatAnnouncement } from '../internal/announcer';
import { useShortcut } from '../internal/useShortcut';
import { letterFieldsStore } from './letter-answers';
import { startAnnouncement } from './start-announcement';
import { noLimitLater, noLimitNow, noScore } from './text';

/** What a game provides for players who listen. */
export interface Listening {
  readonly title: string;
  readonly questions?: number | undefined;
  readonly instructions: string;
  /** Tries to remove the time limit. Returns false if that would lose answers. Null if there is no limit. */
  readonly onNoTimeLimit: (() => boolean) | null;
}

const KEYS = { repeat: 'r', stats: 'f', noTimeLimit: 't', readAloud: '?' } as const;

async function announceStats(): Promise<void> {
  const { statsText } = await import('./read-stats');
  announce(statsText() || noScore, { about: 'stats', isUrgent: true });
}

interface Options {
  /** Null if nothing should be announced, because several players share the page. */
  readonly listening: Listening | null;
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  /** Whether "Read aloud" is available. It then handles the ? key itself. */
  readonly hasVoice: boolean;
}

/**
 * Announces a round when it starts, and adds shortcuts to repeat the question, hear the statistics and remove the time
 * limit. Returns the announcement's text, which is also in the page.
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
  // A layout effect, so that it is announced before the first question.
  useLayoutEffect(() => {
    if (!isPlaying || listening === null) return;
    announce(isFirst.current ? textFor(letterFieldsStore.read() > 0) : `${listening.title}.`, { about: 'start' });
    isFirst.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each round
  }, [isPlaying]);
  const wasPaused = useRef(false);
  useEffect(() => {
    // Pausing cleared the announced question.
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
      announce(isRemoved ? noLimitNow : noLimitLater, { about: 'start', isUrgent: true });
    },
    needsAlt,
  );
  return textFor(needsAlt);
}
