import { useSelector } from '@xstate/react';
import type { AnyActorRef } from 'xstate';
import { useAnnouncedQuestion, useLastSeconds } from './useAnnouncedQuestion';

interface Asking<Question> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): {
    readonly context: {
      readonly seed: number;
      readonly round: { readonly question: Question; readonly given: unknown };
      readonly questionSecondsLeft: number | null;
    };
  };
}

interface Props<Question> {
  readonly actor: Asking<Question>;
  /** The question as it is announced. */
  readonly asked: (question: Question) => string;
  /** The countdown ticks from this second on. */
  readonly lastSeconds?: number;
}

/**
 * Announces each question once and ticks in its last seconds. A separate component, because it re-renders every second.
 */
export function QuestionAnnouncer<Question extends { readonly number: number }>({
  actor,
  asked,
  lastSeconds = 0,
}: Props<Question>) {
  const seed = useSelector(actor, ({ context }) => context.seed);
  const secondsLeft = useSelector(actor, ({ context }) => context.questionSecondsLeft);
  const question = useSelector(actor, ({ context }) => context.round.question);
  const isOpen = useSelector(actor, ({ context }) => context.round.given === null);
  const text = asked(question);
  useAnnouncedQuestion(isOpen ? text : null, `${seed}.${question.number}.${text}`);
  useLastSeconds(isOpen ? secondsLeft : null, lastSeconds);
  return null;
}
