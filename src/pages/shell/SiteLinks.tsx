import { GAMES } from '../../catalogue';
import { BASE } from '../../locale/base';
import { videosOf } from '../../videos/hub-text';
import { HUBS } from '../../videos/hubs';
import { text } from './site-links-text';

/**
 * Links to every game, every video hub, My island, answer cards, the class board, worksheets and weeks, for visitors
 * without JavaScript, who cannot open the dialogs.
 */
export const SiteLinks = () => (
  <nav aria-label={text.label} className="mt-8">
    <ul className="flex flex-wrap gap-x-6">
      {[
        ...GAMES.map(({ path, cardTitle }) => ({ path, name: cardTitle })),
        ...HUBS.map(({ path, label }) => ({ path, name: videosOf(label) })),
        { path: '/my-island', name: text.island },
        { path: '/cards', name: text.cards },
        { path: '/class', name: text.class },
        { path: '/print', name: text.print },
        { path: '/week', name: text.week },
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
