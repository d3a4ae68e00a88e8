import type { PersonalBest } from '../../../machines/core/personal-bests';
import { settingsStore } from '../../device/settings';
import { formatNumber } from '../../ui/format';
import { useStore } from '../../ui/page-store';
import { StatList } from '../score/StatList';
import { bestScore, bestStreak } from './text';

interface Props {
  readonly best: PersonalBest;
  /** Text of the best score, if it is more than the number. */
  readonly scoreText?: string;
}

/** The player's best scores with the chosen settings. Renders nothing until there is one, or if scores are hidden. */
export function MenuPersonalBests({ best, scoreText = formatNumber(best.score) }: Props) {
  const { isScoreHidden } = useStore(settingsStore);
  if (isScoreHidden || (best.score === 0 && best.streak === 0)) return null;
  return (
    <StatList
      of="player"
      items={[
        { name: 'best', label: bestScore, value: best.score, text: scoreText },
        { name: 'best-streak', label: bestStreak, value: best.streak },
      ]}
    />
  );
}
