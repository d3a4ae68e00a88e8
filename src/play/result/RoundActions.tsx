import Play from 'lucide-react/icons/play';
import Wrench from 'lucide-react/icons/wrench';
import type { ReactNode } from 'react';
import { MAX_PRACTICE_QUESTIONS } from '../../../machines/core/question-rules';
import { TextWithEmoji } from '../../ui/Emoji';
import { hasEmoji } from '../../ui/emoji';
import { practiseLabel } from '../round/fixing-text';
import { ResultActionButton, ResultActions } from './ResultActions';

interface Props {
  /** The level that this round has unlocked, or the difficulty that suits the player better, if any. */
  readonly nextLevel?: { readonly label: string; readonly icon?: ReactNode; readonly onPlay: () => void } | null;
  /** Number of mistakes, or of mistakes not fixed yet; 0 by default. */
  readonly missed?: number;
  readonly onPractise?: () => void;
  readonly again: string;
  readonly againIcon?: ReactNode;
  readonly onAgain: () => void;
  /** Replaces the button that practises the mistakes. */
  readonly children?: ReactNode;
}

const PLAY_ICON = <Play aria-hidden className="icon icon-solid" />;
const FIX_ICON = <Wrench aria-hidden className="icon" />;

/** Buttons after a round: play again, or the level to play next; then practise the mistakes; and the next island. */
export function RoundActions(props: Props) {
  const { nextLevel = null, missed = 0, onPractise, again, againIcon = PLAY_ICON, onAgain, children } = props;
  return (
    <ResultActions>
      {nextLevel !== null && (
        <ResultActionButton icon={nextLevel.icon ?? PLAY_ICON} onPress={nextLevel.onPlay}>
          {nextLevel.label}
        </ResultActionButton>
      )}
      <ResultActionButton
        variant={nextLevel === null ? 'primary' : 'plain'}
        icon={hasEmoji(again) ? null : againIcon}
        onPress={onAgain}
      >
        <TextWithEmoji text={again} />
      </ResultActionButton>
      {missed > 0 && onPractise && (
        <ResultActionButton variant="plain" icon={FIX_ICON} onPress={onPractise}>
          {practiseLabel(Math.min(missed, MAX_PRACTICE_QUESTIONS))}
        </ResultActionButton>
      )}
      {children}
    </ResultActions>
  );
}
