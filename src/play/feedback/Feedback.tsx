import Check from 'lucide-react/icons/check';
import Eye from 'lucide-react/icons/eye';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';

interface Props {
  /** `example` for a question that is solved for the player. */
  readonly verdict: 'right' | 'wrong' | 'example';
  /** The verdict, and one line that explains it. */
  readonly children: ReactNode;
  /** A picture that explains the answer: next to the text, or below it if there is little room. */
  readonly picture?: ReactNode;
  /** Button to continue, or to get more time. */
  readonly way?: ReactNode;
}

/** The sign of each verdict. */
export const FEEDBACK_SIGNS = { right: Check, wrong: X, example: Eye } as const;

/** Feedback on an answer: tick or cross, text, and a button to continue if one is needed. */
export function Feedback({ verdict, children, picture, way }: Props) {
  const Sign = FEEDBACK_SIGNS[verdict];
  return (
    <div className="feedback" data-verdict={verdict}>
      <span aria-hidden className="feedback-sign">
        <Sign className="icon" />
      </span>
      <div className="feedback-words flex-[var(--feedback-words,0_1_auto)]">{children}</div>
      {picture}
      {way}
    </div>
  );
}
