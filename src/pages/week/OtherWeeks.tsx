import { Link } from 'react-router-dom';
import { parseWeek, type Week } from '../../../machines/core/week-link';
import { NO_WEEKS } from '../../../machines/core/week-log';
import { weekLogStore } from '../../device/week-log';
import { findLegGame, getWeekAddress } from '../../play/modes/week/week-address';
import { useStore } from '../../ui/page-store';
import { text } from './text';

const DAY_MS = 86_400_000;

const titlesOf = ({ legs }: Week): readonly string[] => [
  ...new Set(legs.flatMap((leg) => findLegGame(leg)?.title ?? [])),
];

/** The weeks whose links this child has opened, except the one on the page, because links get lost. Empty without any. */
export function OtherWeeks({ except }: { readonly except: string }) {
  const others = useStore(weekLogStore, NO_WEEKS).flatMap((play) => {
    const read = parseWeek(play.text);
    const titles = read.type === 'week' ? titlesOf(read.week) : [];
    const games = text.games(titles);
    return play.text === except || games === '' ? [] : [{ link: play.text, games, day: play.lastDay }];
  });
  if (others.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="other-weeks">
      <h2 id="other-weeks">{text.others}</h2>
      <ul className="grid gap-1">
        {others.reverse().map(({ link, games, day }) => (
          <li key={link}>
            <Link
              to={getWeekAddress(link)}
              className="inline-flex min-h-12 items-center font-bold text-text-link underline"
            >
              {others.some((other) => other.link !== link && other.games === games)
                ? text.other(games, new Date(day * DAY_MS))
                : games}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
