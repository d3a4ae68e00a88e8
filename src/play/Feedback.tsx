import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

interface Props {
  readonly verdict: 'right' | 'wrong';
  /** What became of the answer, and one line of why. */
  readonly children: ReactNode;
  /** What explains it, beside the words; where there is little room below them. */
  readonly picture?: ReactNode;
  /** The way on, or the way to more time, where there is one. */
  readonly way?: ReactNode;
}

/** What became of an answer: a tick in a circle or a cross in an octagon, the words, and the way on where one is needed. */
export function Feedback({ verdict, children, picture, way }: Props) {
  const Sign = verdict === 'right' ? Check : X;
  return (
    <div className="feedback" data-verdict={verdict}>
      <span aria-hidden className="feedback-sign">
        <Sign className="icon" />
      </span>
      <div className="feedback-words">{children}</div>
      {picture}
      {way}
    </div>
  );
}
