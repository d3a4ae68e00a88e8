import { usePageTitle } from '../../ui/page-title';
import { partOnSight } from '../shell/part-on-sight';
import { GameSection } from './GameSection';
import { moreGames, pageTitle, primaryGames, primaryGamesLead } from './text';
import './cards.css';
import './hub-section.css';
import { IslandMap } from './IslandMap';
import { OnSight } from './OnSight';

const RESOURCES = partOnSight(() => import('./ResourceSections'));
const FINAL = partOnSight(() => import('./FinalSection'));

/** The home page: the map as a menu, then cards for the videos and games. */
export default function Home() {
  usePageTitle(pageTitle);
  return (
    <main id="main">
      <IslandMap />
      <OnSight part={RESOURCES} />
      <div id="games">
        <GameSection section="primary" title={primaryGames} lead={primaryGamesLead} />
        <GameSection section="more" title={moreGames} />
      </div>
      <OnSight part={FINAL} />
    </main>
  );
}
