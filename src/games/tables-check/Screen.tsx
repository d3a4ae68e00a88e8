import './tables-check.css';
import { GameScreen } from '../../play/GameScreen';
import { svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import { ALWAYS_NIGHT } from '../../stage/night';
import { game } from './game';
import { tablesCheckBackdrop, tablesCheckMenuBackdrop } from './scene/backdrop';
import { COAST } from './scene/colours';
import { CheckOverlay } from './screen/CheckOverlay';
import { CheckStatus } from './screen/CheckStatus';
import { Menu } from './screen/Menu';
import { Result } from './screen/Result';
import { useTablesCheckEffects } from './screen/useTablesCheckEffects';
import { text } from './text';
import { useTablesCheck } from './useTablesCheck';
import { getTablesCheckView } from './view';

const SCENE = {
  label: text.play.stage,
  background: COAST.sky[0],
  backdrop: tablesCheckBackdrop,
  menuPictures: [svgUrl(tablesCheckMenuBackdrop())],
  night: ALWAYS_NIGHT,
  fetchCreatures: async () => (await import('./creatures')).CREATURES,
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadTablesCheckScene),
};

export default function TablesCheckScreen() {
  const running = useTablesCheck();
  const { actor, reducedMotion, clock, start } = running;
  useTablesCheckEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      ear={text.ear}
      viewOf={getTablesCheckView}
      isPlayed={({ context }) => context.round.entries.length > 0}
      status={<CheckStatus actor={actor} />}
      overlay={<CheckOverlay actor={actor} clock={clock} />}
      menu={<Menu actor={actor} onStart={start} />}
      result={<Result actor={actor} onAgain={start} />}
    />
  );
}
