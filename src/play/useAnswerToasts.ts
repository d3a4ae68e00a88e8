import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import type { GameClock } from '../../machines/core/clock';
import { clearToasts, clearToastsAbout, expectToasts, showToast, type ToastMessage } from '../ui/toast';
import { toReadStore } from './aloud/to-read';
import { useHalf } from './duel/half';
import { useAnnounce } from './useAnnounce';

/** What a message says of an answer is shown by the game as well, for as long as it is needed. */
const ANSWER_MS = 1500;
/** News waits behind the message of the answer that brought it, and is then seen for two seconds. */
const NEWS_MS = ANSWER_MS + 2000;

type Message = Pick<ToastMessage, 'title' | 'text'>;

/** A message as it is heard, with a pause after its title. */
function heard({ title, text = [] }: Message): string {
  const pieces = (typeof text === 'string' ? [text] : text).map((piece) =>
    typeof piece === 'string' ? piece : piece.heard,
  );
  return [/[.!?]$/.test(title) ? title : `${title}.`, ...pieces].join(' ');
}

interface GameActor extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): { hasTag(tag: 'menu' | 'result'): boolean };
}

const NOTHING = () => {};

interface AnswerToasts {
  /** What became of an answer. */
  readonly toastAnswer: (message: Message, isCorrect: boolean) => void;
  /** What an answer has led to. */
  readonly toastNews: (message: Message) => void;
  /** The next question is asked: what was said of the last answer is not true of it. */
  readonly dismissAnswer: () => void;
}

/**
 * The messages of a game that tells its answers by them: they are read out as well, and go with their round, by whose clock
 * they stay. Of two players each sees it in the own half, and it is only read out.
 */
export function useAnswerToasts(actor: GameActor, clock: GameClock): AnswerToasts {
  const isPlaying = useSelector(actor, (snapshot) => !snapshot.hasTag('menu') && !snapshot.hasTag('result'));
  const isForOne = useHalf() === null;
  const announce = useAnnounce();
  useEffect(() => {
    if (!isPlaying) return undefined;
    // By the first answer what draws its message is there, so that it is not told under the next question.
    if (isForOne) expectToasts();
    return clearToasts;
  }, [isPlaying, isForOne]);
  if (!isForOne)
    return { toastAnswer: (message) => announce(heard(message)), toastNews: NOTHING, dismissAnswer: NOTHING };
  // They are read, and so stay as long at any speed.
  const stay = (ms: number) => ({ clock, durationMs: ms * clock.speed });
  return {
    toastAnswer: (message, isCorrect) => {
      // An answer does not wait behind old news.
      clearToastsAbout('news');
      toReadStore.set(heard(message));
      showToast({ ...message, ...stay(ANSWER_MS), about: 'answer', tone: isCorrect ? 'plain' : 'destructive' });
    },
    toastNews: (message) => showToast({ ...message, ...stay(NEWS_MS), about: 'news' }),
    dismissAnswer: () => clearToastsAbout('answer'),
  };
}
