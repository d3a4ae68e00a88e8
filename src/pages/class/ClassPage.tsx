import { useSearchParams } from 'react-router-dom';
import { GAMES } from '../../catalogue';
import { readUrlOptions } from '../../device/url-options';
import { createClassRound, hasClassMode, readRoundSettings } from '../../play/modes/class/class-link';
import { WEEK_PARAMETER } from '../../play/modes/week/week-address';
import { useIsHydrating } from '../../ui/hydration';
import { usePageTitle } from '../../ui/page-title';
import { WeekBoard } from '../week/WeekBoard';
import { Board } from './Board';
import { Setup } from './Setup';
import { text } from './text';

/** The class page: first the setup of a round, then the board that collects the children's codes. */
export default function ClassPage() {
  usePageTitle(text.title);
  const [parameters] = useSearchParams();
  const isHydrating = useIsHydrating();
  const game = GAMES.find(({ id }) => id === parameters.get('game'));
  const week = parameters.get(WEEK_PARAMETER);
  const { seed } = readUrlOptions(`?${parameters}`);
  if (!isHydrating && week !== null) return <WeekBoard key={week} text={week} />;
  // The prerendered page does not know the round.
  if (isHydrating || game === undefined || !hasClassMode(game) || seed === null) return <Setup />;
  const round = createClassRound(game, seed, parameters);
  return <Board key={`${parameters}`} game={game} round={round} settings={readRoundSettings(game, parameters)} />;
}
