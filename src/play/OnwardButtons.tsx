import type { ReactNode } from 'react';
import { MAX_PRACTISED } from '../../machines/core/question-rules';
import { Button } from '../ui/Button';
import { TextWithEmoji } from '../ui/Emoji';
import { NextIsland } from './NextIsland';
import { practiseText } from './practice';

interface Props {
  /** How much went wrong, or is not mended yet. */
  readonly missed: number;
  readonly onPractise: () => void;
  readonly again: string;
  readonly againIcon?: ReactNode;
  readonly onAgain: () => void;
}

/** What comes after a round: to practise what went wrong, the large one where there is any, then another round, then the next island. */
export function OnwardButtons({ missed, onPractise, again, againIcon, onAgain }: Props) {
  const hasMissed = missed > 0;
  return (
    <>
      {hasMissed && (
        <Button variant="primary" size="big" onClick={onPractise}>
          {practiseText(Math.min(missed, MAX_PRACTISED))}
        </Button>
      )}
      <Button
        variant={hasMissed ? 'plain' : 'primary'}
        size={hasMissed ? 'normal' : 'big'}
        icon={againIcon}
        onClick={onAgain}
      >
        <TextWithEmoji text={again} />
      </Button>
      <NextIsland />
    </>
  );
}
