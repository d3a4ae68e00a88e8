import './fraction-basics.css';
import { fractionBasicsMachine } from '../../../machines/fraction-basics/machine';
import { ResetButton } from '../../play/frame/ResetButton';
import { GameScreen } from '../../play/GameScreen';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import bun from './drawings/acts/bun.svg?drawing';
import { game } from './game';
import { fractionBasicsBackdrop, fractionBasicsMenuBackdrop } from './scene/backdrop';
import { MILL, NIGHT } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Plate } from './screen/Plate';
import { Result } from './screen/Result';
import { RoundStatus } from './screen/RoundStatus';
import { useFractionBasicsEffects } from './screen/useFractionBasicsEffects';
import { text } from './text';
import { gameStateName, getFractionBasicsView } from './view';

const SCENE = {
  label: text.play.stage,
  background: MILL.wall,
  backdrop: fractionBasicsBackdrop,
  menuPictures: fractionBasicsMenuBackdrop().map(svgUrl),
  night: NIGHT,
  fetchCreatures: async () => (await import('./creatures')).CREATURES,
  fetchParade: async () => (await import('./scene/parade')).renderParade,
  confetti: [bun],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadFractionBasicsScene),
};

export default function FractionBasicsScreen() {
  const running = useGame(fractionBasicsMachine, game);
  const { actor, reducedMotion } = running;
  useFractionBasicsEffects(actor, running.clock, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      ear={text.ear}
      viewOf={getFractionBasicsView}
      nameOf={gameStateName}
      status={<RoundStatus actor={actor} />}
      actions={<ResetButton label={text.play.reset} running={running} />}
      overlay={<Plate actor={actor} />}
      panel={{ label: text.play.panel, content: <AnswerPanel actor={actor} /> }}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}
