import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { GameClock } from '../../../machines/core/clock';
import { clearToasts, clearToastsAbout, preloadToasts, showToast, type ToastMessage } from '../../ui/toast';
import { bumpFigure } from '../celebration/flight';
import { asSentence } from '../internal/sentence-text';
import { useAnnounce } from '../internal/useAnnounce';
import { useOwnsPage } from '../round/play-mode';
import { readAloudStore } from './aloud/read-aloud-store';
import { announcementOptions } from './useEventSpeech';

/** How long an answer's toast is shown. The game itself shows the same feedback for as long as it is needed. */
const ANSWER_MS = 1500;
/** News waits behind the toast of the answer, and is then visible for two seconds. */
const NEWS_MS = ANSWER_MS + 2000;
/** A toast has disappeared this long after its time. */
const GONE_MS = 250;

type Message = Pick<ToastMessage, 'title' | 'text'>;

/** A message as it is announced, with a pause after its title. */
function announcementOf({ title, text = [] }: Message): string {
  const pieces = (typeof text === 'string' ? [text] : text).map((piece) =>
    typeof piece === 'string' ? piece : piece.heard,
  );
  return [asSentence(title), ...pieces].join(' ');
}

interface GameActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { hasTag(tag: 'menu' | 'result'): boolean };
}

const NOTHING = () => {};

const VERDICT = announcementOptions('correct');

interface AnswerToasts {
  readonly toastAnswer: (message: Message, isCorrect: boolean) => void;
  readonly toastNews: (message: Message) => void;
  /** Removes the feedback when the next question is asked. */
  readonly dismissAnswer: () => void;
}

/**
 * Toasts of a game that uses them for feedback. They are announced by the game and not by themselves, follow the clock of the round, and disappear
 * with it. They cover the figures, so the score and the level are bumped after them. With two players each half shows
 * the feedback itself, so it is only announced.
 */
export function useAnswerToasts(actor: GameActor, clock: GameClock, reducedMotion: boolean): AnswerToasts {
  const isPlaying = useSelector(actor, (snapshot) => !snapshot.hasTag('menu') && !snapshot.hasTag('result'));
  const ownsPage = useOwnsPage();
  const announce = useAnnounce();
  useEffect(() => {
    if (!isPlaying) return undefined;
    // Loads the toasts before the first answer, so that its toast does not appear under the next question.
    if (ownsPage) preloadToasts();
    return clearToasts;
  }, [isPlaying, ownsPage]);
  if (!ownsPage)
    return {
      toastAnswer: (message) => announce(announcementOf(message), VERDICT),
      toastNews: NOTHING,
      dismissAnswer: NOTHING,
    };
  // Toasts must stay readable, so their real duration is the same at any game speed.
  const bumpAfter = (figure: 'score' | 'level', ms: number) => {
    if (!reducedMotion) clock.setTimeout(() => bumpFigure(figure), (ms + GONE_MS) * clock.speed);
  };
  const lasting = (ms: number) => ({ clock, durationMs: ms * clock.speed });
  return {
    toastAnswer: (message, isCorrect) => {
      // The feedback on an answer does not wait behind old news.
      clearToastsAbout('news');
      readAloudStore.set(announcementOf(message));
      announce(announcementOf(message), VERDICT);
      showToast({
        ...message,
        ...lasting(ANSWER_MS),
        isSilent: true,
        about: 'answer',
        tone: isCorrect ? 'plain' : 'destructive',
      });
      if (isCorrect) bumpAfter('score', ANSWER_MS);
    },
    toastNews: (message) => {
      announce(announcementOf(message), { about: 'news' });
      showToast({ ...message, ...lasting(NEWS_MS), isSilent: true, about: 'news' });
      bumpAfter('level', NEWS_MS);
    },
    dismissAnswer: () => clearToastsAbout('answer'),
  };
}
