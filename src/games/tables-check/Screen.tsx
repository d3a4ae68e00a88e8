import './tables-check.css';
import { GameScreen } from '../../play/GameScreen';
import { svgUrl } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import { ALWAYS_NIGHT } from '../../stage/night';
import { game } from './game';
import { coastAtRest, coastBackdrop } from './scene/backdrop';
import { COAST } from './scene/colours';
import { CheckOverlay } from './screen/CheckOverlay';
import { CheckStatus } from './screen/CheckStatus';
import { Menu } from './screen/Menu';
import { Result } from './screen/Result';
import { useCheckEffects } from './screen/useCheckEffects';
import { text } from './text';
import { useCheck } from './useCheck';
import { coastViewOf } from './view';

const SCENE = {
  label: text.play.stage,
  background: COAST.sky[0],
  backdrop: coastBackdrop,
  atRest: [svgUrl(coastAtRest())],
  night: ALWAYS_NIGHT,
  fetchLife: async () => (await import('./life')).LIFE,
  fetchDrawing: drawingOf(async () => (await import('./scene')).loadCoastScene),
};

export default function TablesCheckScreen() {
  const running = useCheck();
  const { actor, reducedMotion, clock, start } = running;
  useCheckEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      viewOf={coastViewOf}
      isPlayed={({ context }) => context.round.entries.length > 0}
      status={<CheckStatus actor={actor} />}
      overlay={<CheckOverlay actor={actor} clock={clock} />}
      menu={<Menu actor={actor} onStart={start} />}
      result={<Result actor={actor} onAgain={start} />}
    />
  );
}
