import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { STARS } from '../../../machines/core/stars';
import { islandOf, NO_VOYAGE } from '../../../machines/core/voyage';
import { NO_MEMORY } from '../../../machines/learning/memory';
import { learningStore } from '../../device/learning';
import { useStore } from '../../device/page-store';
import type { Part } from '../../device/stored-part';
import { voyageStore } from '../../device/voyage';
import { GAMES } from '../../games';
import type { Game } from '../../games/define-game';
import { type Overview, useOverview } from '../../progress/overview';
import { titleOf } from '../../progress/stored-parts';

const pathOf = (part: Part): string => GAMES.find(({ id }) => id === part)?.path ?? '/#videos';

/** How much is kept, in a sentence. */
function summaryOf(overview: Overview, hasMap: boolean): string {
  const played = overview.filter(({ part, facts }) => part !== 'videos' && facts.length > 0).length;
  if (played > 0) return `You have played ${played} of the ${GAMES.length} games on this device.`;
  if (hasMap) return 'Your map has begun. Play a game to its end, and what you reach shows up here.';
  if (overview.some(({ facts }) => facts.length > 0)) return 'No game has been played on this device yet.';
  return 'Nothing is kept here yet. Play a game, and what you reach shows up here.';
}

/** That of the videos, after the games, takes a row of its own. */
const CARD =
  'relative grid min-h-38 content-start gap-2 rounded-medium px-4 pt-3.5 pb-4 ' +
  'last:col-span-full last:min-h-22 phone:px-3';

/** The whole card can be pressed. */
const WAY =
  '-mt-1.5 -mb-1 flex min-h-(--target) items-center rounded-[6px] underline-offset-[0.18em] hover:underline ' +
  'after:absolute after:inset-0 after:rounded-medium';

/** What was reached in each game on this device. */
export function Reached() {
  const overview = useOverview();
  const hasMap = Object.keys(useStore(learningStore, NO_MEMORY).traces).length > 0;
  return (
    <section aria-labelledby="reached" className="grid gap-4">
      <h2 id="reached">What is kept on this device</h2>
      <p className="min-h-[1.5em] text-lead phone:min-h-[3.2em]">{summaryOf(overview, hasMap)}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(9.5rem,35vw,14rem)),1fr))] gap-3">
        {overview.map(({ part, facts }) => (
          <li
            key={part}
            className={`${CARD} ${facts.length > 0 ? 'bg-tint-sun text-on-tint-sun' : 'bg-surface-sunken'}`}
          >
            <PassportPage part={part} hasRecords={facts.length > 0} />
            <h3 className="text-[1.1875rem]/[1.2]">
              <Link to={pathOf(part)} className={WAY}>
                {titleOf(part)}
              </Link>
            </h3>
            {facts.length === 0 ? (
              <p className="text-text-soft">{part === 'videos' ? 'None ticked yet' : 'Not played yet'}</p>
            ) : (
              <dl
                className={`grid gap-0.5 text-[1rem]/[1.35] phone:text-small/[1.35] ${part === 'videos' ? 'max-w-48' : ''}`}
              >
                {facts.map(({ label, text }) => (
                  <div key={label} className="flex flex-wrap justify-between gap-x-2">
                    <dt>{label}</dt>
                    <dd className="font-extrabold">{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      <p className="text-text-soft">
        All of this stays in the browser of this device. It is never sent to us or to anyone else, and another device
        knows nothing of it.
      </p>
    </section>
  );
}

interface PassportPageProps {
  readonly part: Part;
  readonly hasRecords: boolean;
}

/** The island of a game as the map has it, with its stars; it is paler where nobody was. */
function PassportPage({ part, hasRecords }: PassportPageProps) {
  const voyage = useStore(voyageStore, NO_VOYAGE);
  const game: Game | undefined = GAMES.find(({ id }) => id === part);
  if (game === undefined) return null;
  const { look, stars } = islandOf(voyage, game.id, hasRecords);
  return (
    <div className="grid justify-items-center">
      <img
        src={game.islandPicture}
        alt=""
        width="110"
        height="105"
        loading="lazy"
        className={look === 'untouched' ? 'opacity-45 grayscale' : ''}
      />
      <p className="flex gap-0.5 text-[1.125rem]">
        <span className="sr-only">{`${stars} of ${STARS.max} stars`}</span>
        {Array.from({ length: STARS.max }, (_, index) => (
          <Star
            key={index}
            aria-hidden
            className={`icon ${index < stars ? 'icon-solid text-sun-500' : 'text-border-control'}`}
          />
        ))}
      </p>
    </div>
  );
}
