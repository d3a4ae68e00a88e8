import './fraction-simplify.css';
import { useSelector } from '@xstate/react';
import { fractionSimplifyMachine } from '../../../machines/fraction-simplify/machine';
import { GameScreen } from '../../play/GameScreen';
import { QuizResult } from '../../play/quiz/QuizResult';
import { QuizStatus } from '../../play/quiz/QuizStatus';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import biscuit from './drawings/acts/biscuit.svg?drawing';
import strawberry from './drawings/acts/strawberry.svg?drawing';
import { game } from './game';
import { quizText } from './quiz';
import { fractionSimplifyBackdrop, fractionSimplifyMenuBackdrop } from './scene/backdrop';
import { BAKERY, NIGHT } from './scene/colours';
import { AnswerForm } from './screen/AnswerForm';
import { Menu } from './screen/Menu';
import { Plate } from './screen/Plate';
import { useFractionSimplifyEffects } from './screen/useFractionSimplifyEffects';
import { text } from './text';
import { getFractionSimplifyView } from './view';

const SCENE = {
  label: text.play.stage,
  background: BAKERY.wall,
  backdrop: fractionSimplifyBackdrop,
  menuPictures: fractionSimplifyMenuBackdrop().map(svgUrl),
  night: NIGHT,
  fetchCreatures: async () => (await import('./creatures')).CREATURES,
  fetchParade: async () => (await import('./scene/parade')).renderParade,
  confetti: [biscuit, strawberry],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadFractionSimplifyScene),
};

export default function FractionSimplifyScreen() {
  const running = useGame(fractionSimplifyMachine, game);
  const { actor, reducedMotion } = running;
  const { difficulty } = useSelector(actor, ({ context }) => context.settings);
  useFractionSimplifyEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      ear={text.ear}
      viewOf={getFractionSimplifyView}
      status={<QuizStatus actor={actor} />}
      overlay={<Plate actor={actor} />}
      panel={{ label: text.play.panel, content: <AnswerForm actor={actor} /> }}
      menu={<Menu actor={actor} onStart={running.start} />}
      result={
        <QuizResult
          game={game}
          actor={actor}
          quizText={quizText}
          title={text.over.title}
          praise={text.over.praise}
          practiceNext={text.over.practiceNext(difficulty)}
          onAgain={running.start}
        >
          <p className="result-badge">{text.over.badge(difficulty)}</p>
        </QuizResult>
      }
    />
  );
}
