import type { Best } from '../../../machines/core/bests';
import { numberText } from '../../ui/format';
import { StatList } from '../score/StatList';

interface Props {
  readonly best: Best;
  /** Text of the best score, if it is more than the number. */
  readonly scoreText?: string;
}

/** The player's best scores with the chosen settings. Renders nothing until there is one. */
export function MenuBests({ best, scoreText = numberText(best.score) }: Props) {
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
