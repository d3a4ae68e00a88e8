import type { Best } from '../../machines/core/bests';
import { numberText } from '../ui/format';
import { StatList } from './StatList';

interface Props {
  /** The best of the kind of round that the menu has chosen. */
  readonly best: Best;
  /** The best score as it is shown, where it is more than its number. */
  readonly scoreText?: string;
}

/** What the player has reached with what the menu has chosen: nothing before there is something. */
export function MenuSide({ best, scoreText = numberText(best.score) }: Props) {
  if (best.score === 0 && best.streak === 0) return null;
  return (
    <StatList
      of="player"
      items={[
        { name: 'best', label: 'Best score', value: best.score, text: scoreText },
        { name: 'best-streak', label: 'Best streak', value: best.streak },
      ]}
    />
  );
}
