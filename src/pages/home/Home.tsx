import { BUILT_GAMES } from '../../games/catalogue';
import { usePageTitle } from '../../ui/page-title';
import '../sea/sea.css';
import { GameSection } from './GameSection';
import './cards.css';
import { LastCall } from './LastCall';
import { SeaMap } from './SeaMap';

const primary = BUILT_GAMES.filter(({ section }) => section === 'primary');
const more = BUILT_GAMES.filter(({ section }) => section === 'more');

/** The home page: the map is the menu, then come the games on their cards. */
export default function Home() {
  usePageTitle('Free maths games');
  return (
    <main id="main">
      <SeaMap games={BUILT_GAMES} />
      <div id="games">
        <GameSection title="Games for Primary Maths" lead="Each place practises one thing." games={primary} />
        <GameSection title="More games" games={more} />
      </div>
      <LastCall games={BUILT_GAMES} />
    </main>
  );
}
