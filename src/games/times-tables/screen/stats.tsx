import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import type { TimesTablesSnapshot } from '../../../../machines/times-tables/machine';
import { getOverallBestTime } from '../../../../machines/times-tables/stats';
import type { Stat } from '../../../play/score/StatBar';
import { streakStat } from '../../../play/score/stats';
import { formatBestTime, formatTime } from '../format-time';
import { text } from '../text';
import { isCompleted } from '../view';

const BEST = <Trophy aria-hidden className="icon" />;
const TIME = <Timer aria-hidden className="icon" />;

/** Plain values for the header. */
interface Status {
  readonly streak: number;
  /** In whole seconds; null if no puzzle has been solved. */
  readonly best: number | null;
  /** In whole seconds; null without a clock, or while the result shows the time. */
  readonly seconds: number | null;
}

export function getStatus(snapshot: TimesTablesSnapshot): Status {
  const { stats, settings, seconds } = snapshot.context;
  const hasClock = settings.time !== 'none' && !isCompleted(snapshot);
  return {
    streak: stats.streak,
    best: getOverallBestTime(snapshot.context, settings.time),
    seconds: hasClock ? seconds : null,
  };
}

/** The stats in the header: the streak, the best time, and the running clock. */
export const createHeaderStats = ({ streak, best, seconds }: Status): readonly Stat[] => [
  { ...streakStat(streak), label: text.header.streak, lamps: undefined },
  { name: 'best', label: text.header.best, text: formatBestTime(best), value: best ?? 0, icon: BEST },
  ...(seconds === null
    ? []
    : [{ name: 'time', label: text.header.time, text: formatTime(seconds), value: seconds, icon: TIME } as const]),
];
