import './mental-maths.css';
import { mentalMathsMachine } from '../../../machines/mental-maths/machine';
import { RULES } from '../../../machines/mental-maths/rules';
import { GameScreen } from '../../play/GameScreen';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import coconut from './drawings/acts/coconut.svg?drawing';
import fish from './drawings/acts/fish.svg?drawing';
import { game } from './game';
import { mentalMathsBackdrop, mentalMathsMenuBackdrop } from './scene/backdrop';
import { LAGOON, NIGHT } from './scene/colours';
import { Menu } from './screen/Menu';
import { Result } from './screen/Result';
import { RoundOverlay } from './screen/RoundOverlay';
import { RoundStatus } from './screen/RoundStatus';
import { useMentalMathsEffects } from './screen/useMentalMathsEffects';
import { text } from './text';
import { getMentalMathsView } from './view';

const SCENE = {
  label: text.play.stage,
  background: LAGOON.sky[0],
  backdrop: mentalMathsBackdrop,
  menuPictures: [svgUrl(mentalMathsMenuBackdrop())],
  night: NIGHT,
  questions: RULES.questions,
  fetchCreatures: async () => (await import('./creatures')).CREATURES,
  fetchParade: async () => (await import('./scene/parade')).renderParade,
  confetti: [fish, coconut],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadMentalMathsScene),
};

export default function MentalMathsScreen() {
  const running = useGame(mentalMathsMachine, game);
  const { actor, reducedMotion } = running;
  useMentalMathsEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      ear={text.ear}
      viewOf={getMentalMathsView}
      status={<RoundStatus actor={actor} />}
      overlay={<RoundOverlay actor={actor} />}
      menu={<Menu actor={actor} onStart={running.start} />}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}
