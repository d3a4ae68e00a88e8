import { Link } from 'react-router-dom';
import type { Part } from '../../device/stored-part';
import { GAMES } from '../../games';
import { type Overview, useOverview } from '../../progress/overview';
import { titleOf } from '../../progress/stored-parts';

const pathOf = (part: Part): string => GAMES.find(({ id }) => id === part)?.path ?? '/#videos';

/** How much is kept, in a sentence. */
function summaryOf(overview: Overview): string {
  const played = overview.filter(({ part, facts }) => part !== 'videos' && facts.length > 0).length;
  if (played > 0) return `You have played ${played} of the ${GAMES.length} games on this device.`;
  if (overview.some(({ facts }) => facts.length > 0)) return 'No game has been played on this device yet.';
  return 'Nothing is kept here yet. Play a game, and what you reach shows up here.';
}

/** What was reached in each game on this device. */
export function Reached() {
  const overview = useOverview();
  return (
    <section aria-labelledby="reached" className="reached">
      <h2 id="reached">What is kept on this device</h2>
      <p className="reached-summary text-lead">{summaryOf(overview)}</p>
      <ul className="reached-list">
        {overview.map(({ part, facts }) => (
          <li key={part} className="reached-card" data-touched={facts.length > 0}>
            <h3>
              <Link to={pathOf(part)}>{titleOf(part)}</Link>
            </h3>
            {facts.length === 0 ? (
              <p>{part === 'videos' ? 'None ticked yet' : 'Not played yet'}</p>
            ) : (
              <dl>
                {facts.map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
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
