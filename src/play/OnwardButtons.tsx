import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import { MAX_PRACTISED } from '../../machines/core/question-rules';
import { TextWithEmoji } from '../ui/Emoji';
import { hasEmoji } from '../ui/emoji';
import { NextStep } from './NextStep';
import { Onward, OnwardButton } from './Onward';
import { practiseText } from './practice';

interface Props {
  /** How much went wrong, or is not mended yet. */
  readonly missed: number;
  readonly onPractise: () => void;
  readonly again: string;
  readonly againIcon?: ReactNode;
  readonly onAgain: () => void;
}

const MEND = <Wrench aria-hidden className="icon" />;

/** The ways on from a round: another round, practice of what went wrong where there is any, and the next island. */
export function OnwardButtons({ missed, onPractise, again, againIcon, onAgain }: Props) {
  if (missed === 0)
    return (
      <NextStep icon={hasEmoji(again) ? null : againIcon} onPress={onAgain}>
        <TextWithEmoji text={again} />
      </NextStep>
    );
  return (
    <Onward>
      <OnwardButton variant="plain" icon={againIcon} onPress={onAgain}>
        <TextWithEmoji text={again} />
      </OnwardButton>
      <OnwardButton icon={MEND} onPress={onPractise}>
        {practiseText(Math.min(missed, MAX_PRACTISED))}
      </OnwardButton>
    </Onward>
  );
}
