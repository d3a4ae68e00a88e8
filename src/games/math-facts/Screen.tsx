import './math-facts.css';
import { mathFactsMachine } from '../../../machines/math-facts/machine';
import { GameScreen } from '../../play/GameScreen';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import ball from './drawings/acts/ball.svg?drawing';
import { game } from './game';
import { mathFactsBackdrop, mathFactsMenuBackdrop } from './scene/backdrop';
import { COAST, NIGHT } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Menu } from './screen/Menu';
import { RaceOverlay } from './screen/RaceOverlay';
import { RaceStatus } from './screen/RaceStatus';
import { Result } from './screen/Result';
import { useMathFactsEffects } from './screen/useMathFactsEffects';
import { text } from './text';
import { getMathFactsView } from './view';

const SCENE = {
  label: text.play.stage,
  background: COAST.sky,
  backdrop: mathFactsBackdrop,
  menuPictures: mathFactsMenuBackdrop().map(svgUrl),
  night: NIGHT,
  fetchCreatures: async () => (await import('./creatures')).CREATURES,
  fetchParade: async () => (await import('./scene/parade')).renderParade,
  confetti: [ball],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadMathFactsScene),
};

export default function MathFactsScreen() {
  const running = useGame(mathFactsMachine, game);
  const { actor, reducedMotion } = running;
  useMathFactsEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      ear={text.ear}
      viewOf={getMathFactsView}
      status={<RaceStatus actor={actor} />}
      overlay={<RaceOverlay actor={actor} />}
      panel={{ label: text.play.panel, content: <AnswerPanel actor={actor} /> }}
      menu={<Menu actor={actor} onStart={running.start} />}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}
