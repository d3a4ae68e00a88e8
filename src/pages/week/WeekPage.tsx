import './week.css';
import { useSearchParams } from 'react-router-dom';
import { parseWeek } from '../../../machines/core/week-link';
import { findLegGame, WEEK_PARAMETER } from '../../play/modes/week/week-address';
import { useIsHydrating } from '../../ui/hydration';
import { usePageTitle } from '../../ui/page-title';
import { NoWeek } from './NoWeek';
import { OtherWeeks } from './OtherWeeks';
import { text } from './text';
import { WeekVoyage } from './WeekVoyage';

/** The rounds that a teacher has put together for a week, as a small voyage on the device of a child. */
export default function WeekPage() {
  usePageTitle(text.title);
  const [parameters] = useSearchParams();
  const isHydrating = useIsHydrating();
  // The prerendered page does not know the week.
  const link = isHydrating ? null : parameters.get(WEEK_PARAMETER);
  return (
    <main id="main" className="bg-sea-shallow" data-week={link === null ? 'none' : 'open'}>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 pt-10 pb-16 phone:pt-6">
        {link === null ? <NoWeek link="" error={null} /> : <LinkedWeek key={link} link={link} />}
        {!isHydrating && <OtherWeeks except={link ?? ''} />}
      </div>
    </main>
  );
}

function LinkedWeek({ link }: { readonly link: string }) {
  const read = parseWeek(link);
  if (read.type !== 'week') return <NoWeek link={link} error={text.errors[read.type]} />;
  const hasGames = read.week.legs.some((leg) => findLegGame(leg) !== null);
  return hasGames ? <WeekVoyage text={link} week={read.week} /> : <NoWeek link={link} error={text.errors.gone} />;
}
