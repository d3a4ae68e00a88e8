import { usePageTitle } from '../../ui/page-title';
import { GameSection } from './GameSection';
import { HubSection } from './HubSection';
import './cards.css';
import { FinalSection } from './FinalSection';
import { IslandMap } from './IslandMap';
import { ResourceTiles } from './ResourceTiles';

/** The home page: the map as a menu, then cards for the videos and games. */
export default function Home() {
  usePageTitle('Free maths games');
  return (
    <main id="main">
      <IslandMap />
      <ResourceTiles />
      <HubSection />
      <div id="games">
        <GameSection
          section="primary"
          title="Games for Primary Maths"
          lead="Nine islands to explore, each with one skill to practise."
        />
        <GameSection section="more" title="More games" />
      </div>
      <FinalSection />
    </main>
  );
}
