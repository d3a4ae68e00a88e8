import Timer from 'lucide-react/icons/timer';
import Trophy from 'lucide-react/icons/trophy';
import type { TimesTablesSnapshot } from '../../../../machines/times-tables/machine';
import { bestOfAll } from '../../../../machines/times-tables/stats';
import { streakFigure } from '../../../play/score/figures';
import type { Figure } from '../../../play/score/StatBar';
import { text } from '../text';
import { bestText, timeText } from '../text/time';
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

export function statusOf(snapshot: TimesTablesSnapshot): Status {
  const { stats, settings, seconds } = snapshot.context;
  const hasClock = settings.time !== 'none' && !isCompleted(snapshot);
  return { streak: stats.streak, best: bestOfAll(snapshot.context, settings.time), seconds: hasClock ? seconds : null };
}

/** The stats in the header: the streak, the best time, and the running clock. */
export const figuresOf = ({ streak, best, seconds }: Status): readonly Figure[] => [
  { ...streakFigure(streak), label: text.header.streak, lamps: undefined },
  { name: 'best', label: text.header.best, text: bestText(best), value: best ?? 0, icon: BEST },
  ...(seconds === null
    ? []
    : [{ name: 'time', label: text.header.time, text: timeText(seconds), value: seconds, icon: TIME } as const]),
];
