import { GAMES } from '../../catalogue';
import { BASE } from '../../locale/base';
import { HUBS } from '../../videos/hubs';

/**
 * Links to every game, every video hub, My island, answer cards, the class board, worksheets and weeks, for visitors
 * without JavaScript, who cannot open the dialogs.
 */
export const SiteLinks = () => (
  <nav aria-label="All games and videos" className="mt-8">
    <ul className="flex flex-wrap gap-x-6">
      {[
        ...GAMES.map(({ path, cardTitle }) => ({ path, name: cardTitle })),
        ...HUBS.map(({ path, label }) => ({ path, name: `${label} videos` })),
        { path: '/my-island', name: 'My island' },
        { path: '/cards', name: 'Answer cards' },
        { path: '/class', name: 'For the class' },
        { path: '/print', name: 'Worksheets' },
        { path: '/week', name: 'A week of rounds' },
      ].map(({ path, name }) => (
        <li key={path}>
          <a href={BASE + path} className="inline-flex min-h-12 items-center text-on-ground-soft underline">
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
