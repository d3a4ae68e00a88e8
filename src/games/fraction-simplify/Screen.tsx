import './fraction-simplify.css';
import { useSelector } from '@xstate/react';
import { fractionSimplifyMachine } from '../../../machines/fraction-simplify/machine';
import { GameScreen } from '../../play/GameScreen';
import { QuizOver } from '../../play/quiz/QuizOver';
import { QuizStatus } from '../../play/quiz/QuizStatus';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import biscuit from './drawings/acts/biscuit.svg?drawing';
import strawberry from './drawings/acts/strawberry.svg?drawing';
import { game } from './game';
import { bakeryAtRest, bakeryBackdrop } from './scene/backdrop';
import { BAKERY, NIGHT } from './scene/colours';
import { AnswerForm } from './screen/AnswerForm';
import { Menu } from './screen/Menu';
import { Plate } from './screen/Plate';
import { useBakeryEffects } from './screen/useBakeryEffects';
import { quizText, text } from './text';
import { bakeryViewOf } from './view';

const SCENE = {
  label: text.play.stage,
  background: BAKERY.wall,
  backdrop: bakeryBackdrop,
  atRest: bakeryAtRest().map(svgUrl),
  night: NIGHT,
  fetchLife: async () => (await import('./life')).LIFE,
  confetti: [biscuit, strawberry],
  fetchDrawing: drawingOf(async () => (await import('./scene')).loadBakeryScene),
};

export default function FractionSimplifyScreen() {
  const running = useGame(fractionSimplifyMachine, game);
  const { actor, reducedMotion } = running;
  const { difficulty } = useSelector(actor, ({ context }) => context.settings);
  useBakeryEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      viewOf={bakeryViewOf}
      status={<QuizStatus actor={actor} />}
      overlay={<Plate actor={actor} />}
      panel={{ label: text.play.panel, content: <AnswerForm actor={actor} /> }}
      menu={<Menu actor={actor} onStart={running.start} />}
      result={
        <QuizOver
          game={game}
          actor={actor}
          quizText={quizText}
          title={text.over.title}
          praise={text.over.praise}
          practiceNext={text.over.practiceNext(difficulty)}
          onAgain={running.start}
        >
          <p className="result-badge">{text.over.badge(difficulty)}</p>
        </QuizOver>
      }
    />
  );
}
