import './fraction-basics.css';
import { fractionBasicsMachine } from '../../../machines/fraction-basics/machine';
import { GameScreen } from '../../play/GameScreen';
import { ResetButton } from '../../play/ResetButton';
import { useGame } from '../../play/useGame';
import { asPicture } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import { game } from './game';
import { millAtRest, millBackdrop } from './scene/backdrop';
import { MILL } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Finished } from './screen/Finished';
import { Plate } from './screen/Plate';
import { RoundStatus } from './screen/RoundStatus';
import { useMillEffects } from './screen/useMillEffects';
import { text } from './text';
import { gameStateName, millViewOf } from './view';

const PLACE = {
  label: text.play.stage,
  background: MILL.wall,
  backdrop: millBackdrop,
  atRest: asPicture(millAtRest()),
  fetchDrawing: drawingOf(async () => (await import('./scene')).loadMillScene),
};

/** Fraction Basics: the page of the game. */
export default function FractionBasicsScreen() {
  const running = useGame(fractionBasicsMachine, game);
  const { actor, isCalm } = running;
  useMillEffects(actor, isCalm);
  return (
    <GameScreen
      game={game}
      running={running}
      place={PLACE}
      viewOf={millViewOf}
      nameOf={gameStateName}
      status={<RoundStatus actor={actor} />}
      actions={<ResetButton label={text.play.reset} onPress={running.reset} />}
      overlay={<Plate actor={actor} />}
      panel={{ label: text.play.panel, content: <AnswerPanel actor={actor} /> }}
      result={<Finished actor={actor} onAgain={running.start} />}
    />
  );
}
