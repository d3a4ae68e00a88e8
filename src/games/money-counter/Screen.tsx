import './money-counter.css';
import { QUIZ } from '../../../machines/core/quiz-round';
import { moneyCounterMachine } from '../../../machines/money-counter/machine';
import { GameScreen } from '../../play/GameScreen';
import { QuizStatus } from '../../play/quiz/QuizStatus';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import apple from './drawings/acts/apple.svg?drawing';
import coin from './drawings/acts/coin.svg?drawing';
import { game } from './game';
import { stallAtRest, stallBackdrop } from './scene/backdrop';
import { MARKET, NIGHT } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Menu } from './screen/Menu';
import { Plate } from './screen/Plate';
import { Result } from './screen/Result';
import { useMarketEffects } from './screen/useMarketEffects';
import { text } from './text';
import { stallViewOf } from './view';

const SCENE = {
  label: text.play.stage,
  background: MARKET.sky,
  backdrop: stallBackdrop,
  atRest: stallAtRest().map(svgUrl),
  night: NIGHT,
  questions: QUIZ.questions,
  fetchLife: async () => (await import('./life')).LIFE,
  confetti: [apple, coin],
  fetchDrawing: drawingOf(async () => (await import('./scene')).loadStallScene),
};

export default function MoneyCounterScreen() {
  const running = useGame(moneyCounterMachine, game);
  const { actor, reducedMotion } = running;
  useMarketEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={SCENE}
      viewOf={stallViewOf}
      status={<QuizStatus actor={actor} />}
      overlay={<Plate actor={actor} />}
      panel={{ label: text.play.panel, content: <AnswerPanel actor={actor} /> }}
      menu={<Menu actor={actor} onStart={running.start} />}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}
