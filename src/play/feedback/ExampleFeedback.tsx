import { type ReactNode, useEffect } from 'react';
import { asSentence } from '../internal/sentence-text';
import { useAnnounce } from '../internal/useAnnounce';
import { useReadAloudText } from './aloud/read-aloud-store';
import { Feedback } from './Feedback';
import { lookFirst } from './text';

/** Shown over an example. */
export const EXAMPLE_TITLE = lookFirst;

/** Announces the example, and lets it be read aloud. */
export function useAnnounceExample(solution: string | null): void {
  const announce = useAnnounce();
  const text = solution && `${EXAMPLE_TITLE} ${solution}`;
  useReadAloudText(text);
  useEffect(() => {
    if (text !== null) announce(text, { about: 'verdict' });
  }, [announce, text]);
}

interface Props {
  /** The question with its right answer, as a true statement. It is announced only, because the question shows it. */
  readonly answered: string;
  /** The worked steps. */
  readonly why: string;
  readonly picture?: ReactNode;
  readonly way?: ReactNode;
}

/** The text of an example: a question that is solved for the player before the first one of its kind. */
export function ExampleFeedback({ answered, why, picture, way }: Props) {
  useAnnounceExample(`${asSentence(answered)} ${why}`);
  return (
    <Feedback verdict="example" picture={picture} way={way}>
      <b className="block">{EXAMPLE_TITLE}</b>
      <span className="block">{why}</span>
    </Feedback>
  );
}
