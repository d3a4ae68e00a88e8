import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import { MAX_PRACTICE_QUESTIONS } from '../../../machines/core/question-rules';
import { TextWithEmoji } from '../../ui/Emoji';
import { hasEmoji } from '../../ui/emoji';
import { practiseLabel } from '../round/practice';
import { NextStep } from './NextStep';
import { ResultActionButton, ResultActions } from './ResultActions';

interface Props {
  /** Number of mistakes, or of mistakes not fixed yet. */
  readonly missed: number;
  readonly onPractise: () => void;
  readonly again: string;
  readonly againIcon?: ReactNode;
  readonly onAgain: () => void;
}

const FIX_ICON = <Wrench aria-hidden className="icon" />;

/** Buttons after a round: play again, practise the mistakes if there are any, and the next island. */
export function RoundActions({ missed, onPractise, again, againIcon, onAgain }: Props) {
  if (missed === 0)
    return (
      <NextStep icon={hasEmoji(again) ? null : againIcon} onPress={onAgain}>
        <TextWithEmoji text={again} />
      </NextStep>
    );
  return (
    <ResultActions>
      <ResultActionButton variant="plain" icon={againIcon} onPress={onAgain}>
        <TextWithEmoji text={again} />
      </ResultActionButton>
      <ResultActionButton icon={FIX_ICON} onPress={onPractise}>
        {practiseLabel(Math.min(missed, MAX_PRACTICE_QUESTIONS))}
      </ResultActionButton>
    </ResultActions>
  );
}
