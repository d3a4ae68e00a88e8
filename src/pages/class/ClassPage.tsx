import { useSearchParams } from 'react-router-dom';
import { readSwitches } from '../../device/switches';
import { GAMES } from '../../games';
import { isForClass, roundSettings } from '../../play/class/class-link';
import { useIsHydrating } from '../../ui/hydration';
import { usePageTitle } from '../../ui/page-title';
import { Board } from './Board';
import { Setup } from './Setup';

/** A class without accounts: first its round is chosen, and then its board gathers the codes of the children. */
export default function ClassPage() {
  usePageTitle('For the class');
  const [parameters] = useSearchParams();
  const isHydrating = useIsHydrating();
  const game = GAMES.find(({ id }) => id === parameters.get('game'));
  const { seed } = readSwitches(`?${parameters}`);
  // The HTML of the page knows of no round.
  if (isHydrating || game === undefined || !isForClass(game) || seed === null) return <Setup />;
  const round = { game: game.id, seed };
  return <Board key={`${parameters}`} game={game} round={round} settings={roundSettings(game, parameters)} />;
}
