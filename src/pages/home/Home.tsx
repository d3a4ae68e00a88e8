import { usePageTitle } from '../../ui/page-title';
import { GameSection } from './GameSection';
import { HubSection } from './HubSection';
import { moreGames, pageTitle, primaryGames, primaryGamesLead } from './text';
import './cards.css';
import { FinalSection } from './FinalSection';
import { IslandMap } from './IslandMap';
import { ResourceTiles } from './ResourceTiles';

/** The home page: the map as a menu, then cards for the videos and games. */
export default function Home() {
  usePageTitle(pageTitle);
  return (
    <main id="main">
      <IslandMap />
      <ResourceTiles />
      <HubSection />
      <div id="games">
        <GameSection section="primary" title={primaryGames} lead={primaryGamesLead} />
        <GameSection section="more" title={moreGames} />
      </div>
      <FinalSection />
    </main>
  );
}
