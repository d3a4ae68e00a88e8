import './algebra-adventure.css';
import { algebraAdventureMachine } from '../../../machines/algebra-adventure/machine';
import { LevelBanner } from '../../play/feedback/LevelBanner';
import { GameScreen } from '../../play/GameScreen';
import { levelReachedText } from '../../play/internal/shared-text';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import gear from './drawings/acts/gear.svg?drawing';
import nut from './drawings/acts/nut.svg?drawing';
import { game } from './game';
import { algebraAdventureBackdrop, algebraAdventureMenuBackdrop } from './scene/backdrop';
import { NIGHT, WORKSHOP } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Menu } from './screen/Menu';
import { Plate } from './screen/Plate';
import { Result } from './screen/Result';
import { RoundStatus } from './screen/RoundStatus';
import { useAlgebraAdventureEffects } from './screen/useAlgebraAdventureEffects';
import { text } from './text';
import { getAlgebraAdventureView } from './view';

const SCENE = {
  label: text.play.stage,
  background: WORKSHOP.wall,
  backdrop: algebraAdventureBackdrop,
  menuPictures: algebraAdventureMenuBackdrop().map(svgUrl),
  night: NIGHT,
  fetchCreatures: async () => (await import('./creatures')).CREATURES,
  fetchParade: async () => (await import('./scene/parade')).renderParade,
  confetti: [gear, nut],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadAlgebraAdventureScene),
};

export default function AlgebraAdventureScreen() {
  const running = useGame(algebraAdventureMachine, game);
  const { actor, reducedMotion } = running;
  useAlgebraAdventureEffects(actor, running.clock, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      ear={text.ear}
      viewOf={getAlgebraAdventureView}
      status={<RoundStatus actor={actor} />}
      overlay={
        <>
          <Plate actor={actor} />
          <LevelBanner actor={actor} levelOf={levelReachedText} />
        </>
      }
      panel={{ label: text.play.panel, content: <AnswerPanel actor={actor} /> }}
      menu={<Menu actor={actor} onStart={running.start} />}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}
