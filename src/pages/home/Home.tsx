import { usePageTitle } from '../../ui/page-title';
import { GameSection } from './GameSection';
import { moreGames, pageTitle, primaryGames, primaryGamesLead } from './text';
import './cards.css';
import './hub-section.css';
import { IslandMap } from './IslandMap';
import { createOnSight } from './OnSight';

const Resources = createOnSight(() => import('./ResourceSections'));
const Final = createOnSight(() => import('./FinalSection'));

/** The home page: the map as a menu, then cards for the videos and games. */
export default function Home() {
  usePageTitle(pageTitle);
  return (
    <main id="main">
      <IslandMap />
      <Resources />
      <div id="games">
        <GameSection section="primary" title={primaryGames} lead={primaryGamesLead} />
        <GameSection section="more" title={moreGames} />
      </div>
      <Final />
    </main>
  );
}
