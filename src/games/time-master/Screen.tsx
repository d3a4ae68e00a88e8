import './time-master.css';
import { useSelector } from '@xstate/react';
import { QUIZ } from '../../../machines/core/quiz-round';
import { timeMasterMachine } from '../../../machines/time-master/machine';
import { GameScreen } from '../../play/GameScreen';
import { QuizStatus } from '../../play/quiz/QuizStatus';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import note from './drawings/acts/note.svg?drawing';
import { game } from './game';
import { timeMasterBackdrop, timeMasterMenuBackdrop } from './scene/backdrop';
import { NIGHT, TOWN } from './scene/colours';
import { getTowerContent } from './scene/solution-steps';
import { AnswerPanel } from './screen/AnswerPanel';
import { Menu } from './screen/Menu';
import { MenuClock } from './screen/MenuClock';
import { Result } from './screen/Result';
import { RoundOverlay } from './screen/RoundOverlay';
import { useTimeMasterEffects } from './screen/useTimeMasterEffects';
import { text } from './text';
import { getTimeMasterView } from './view';

const SCENE = {
  label: text.play.stage,
  background: TOWN.sky,
  backdrop: timeMasterBackdrop,
  menuPictures: [svgUrl(timeMasterMenuBackdrop())],
  night: NIGHT,
  questions: QUIZ.questions,
  fetchCreatures: async () => (await import('./creatures')).CREATURES,
  fetchParade: async () => (await import('./scene/parade')).renderParade,
  confetti: [note],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadTimeMasterScene),
};

export default function TimeMasterScreen() {
  const running = useGame(timeMasterMachine, game);
  const { actor, reducedMotion } = running;
  const standing = useSelector(actor, ({ context }) => getTowerContent(context.round.question.asked));
  useTimeMasterEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      ear={text.ear}
      viewOf={getTimeMasterView}
      standing={standing}
      status={<QuizStatus actor={actor} />}
      overlay={<RoundOverlay actor={actor} />}
      panel={{ label: text.play.panel, content: <AnswerPanel actor={actor} /> }}
      scenery={<MenuClock isRunning={!reducedMotion} />}
      menu={<Menu actor={actor} onStart={running.start} />}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}
