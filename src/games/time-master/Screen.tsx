import './time-master.css';
import { useSelector } from '@xstate/react';
import { QUIZ } from '../../../machines/core/quiz-round';
import { timeMasterMachine } from '../../../machines/time-master/machine';
import { GameScreen } from '../../play/GameScreen';
import { QuizStatus } from '../../play/quiz/QuizStatus';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import note from './drawings/acts/note.svg?drawing';
import { game } from './game';
import { towerAtRest, towerBackdrop } from './scene/backdrop';
import { NIGHT, TOWN } from './scene/colours';
import { standingFor } from './scene/story';
import { AnswerPanel } from './screen/AnswerPanel';
import { Menu } from './screen/Menu';
import { Result } from './screen/Result';
import { RoundOverlay } from './screen/RoundOverlay';
import { useTowerEffects } from './screen/useTowerEffects';
import { text } from './text';
import { towerViewOf } from './view';

const SCENE = {
  label: text.play.stage,
  background: TOWN.sky,
  backdrop: towerBackdrop,
  atRest: [svgUrl(towerAtRest())],
  night: NIGHT,
  questions: QUIZ.questions,
  fetchLife: async () => (await import('./life')).LIFE,
  confetti: [note],
  fetchDrawing: drawingOf(async () => (await import('./scene')).loadTowerScene),
};

export default function TimeMasterScreen() {
  const running = useGame(timeMasterMachine, game);
  const { actor, reducedMotion } = running;
  const standing = useSelector(actor, ({ context }) => standingFor(context.round.question.asked));
  useTowerEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      viewOf={towerViewOf}
      standing={standing}
      status={<QuizStatus actor={actor} />}
      overlay={<RoundOverlay actor={actor} />}
      panel={{ label: text.play.panel, content: <AnswerPanel actor={actor} /> }}
      menu={<Menu actor={actor} onStart={running.start} />}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}
