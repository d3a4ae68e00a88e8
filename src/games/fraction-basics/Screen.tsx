import './fraction-basics.css';
import { fractionBasicsMachine } from '../../../machines/fraction-basics/machine';
import { GameScreen } from '../../play/GameScreen';
import { ResetButton } from '../../play/ResetButton';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import bun from './drawings/acts/bun.svg?drawing';
import { game } from './game';
import { millAtRest, millBackdrop } from './scene/backdrop';
import { MILL, NIGHT } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Plate } from './screen/Plate';
import { Result } from './screen/Result';
import { RoundStatus } from './screen/RoundStatus';
import { useMillEffects } from './screen/useMillEffects';
import { text } from './text';
import { gameStateName, millViewOf } from './view';

const SCENE = {
  label: text.play.stage,
  background: MILL.wall,
  backdrop: millBackdrop,
  atRest: millAtRest().map(svgUrl),
  night: NIGHT,
  fetchLife: async () => (await import('./life')).LIFE,
  confetti: [bun],
  fetchDrawing: drawingOf(async () => (await import('./scene')).loadMillScene),
};

export default function FractionBasicsScreen() {
  const running = useGame(fractionBasicsMachine, game);
  const { actor, reducedMotion } = running;
  useMillEffects(actor, running.clock, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      viewOf={millViewOf}
      nameOf={gameStateName}
      status={<RoundStatus actor={actor} />}
      actions={<ResetButton label={text.play.reset} running={running} />}
      overlay={<Plate actor={actor} />}
      panel={{ label: text.play.panel, content: <AnswerPanel actor={actor} /> }}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}
