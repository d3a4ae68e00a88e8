import './money-counter.css';
import { useSelector } from '@xstate/react';
import type { Currency } from '../../../machines/core/currencies';
import { QUIZ } from '../../../machines/core/quiz-round';
import { moneyCounterMachine } from '../../../machines/money-counter/machine';
import { GameScreen } from '../../play/GameScreen';
import { QuizStatus } from '../../play/quiz/QuizStatus';
import { useGame } from '../../play/useGame';
import { svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import { memoise } from '../../stage/memoise-per-view';
import apple from './drawings/acts/apple.svg?drawing';
import coin from './drawings/acts/coin.svg?drawing';
import { game } from './game';
import { askedAloud } from './question';
import { moneyCounterBackdrop, moneyCounterMenuBackdrop } from './scene/backdrop';
import { MARKET, NIGHT } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Menu } from './screen/Menu';
import { Plate } from './screen/Plate';
import { Result } from './screen/Result';
import { useMoneyCounterEffects } from './screen/useMoneyCounterEffects';
import { text } from './text';
import { getMoneyCounterView } from './view';

/** The scene with the money of a currency. Another currency has another scene, which is built again. */
const createScene = memoise((money: Currency) => ({
  label: text.play.stage,
  background: MARKET.sky,
  backdrop: moneyCounterBackdrop,
  menuPictures: moneyCounterMenuBackdrop(money).map(svgUrl),
  night: NIGHT,
  questions: QUIZ.questions,
  fetchCreatures: async () => (await import('./creatures')).CREATURES,
  fetchParade: async () => (await import('./scene/parade')).renderParade,
  confetti: [apple, coin],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadMoneyCounterScene(money)),
}));

const EAR = { start: text.ear.start, asked: askedAloud };

export default function MoneyCounterScreen() {
  const running = useGame(moneyCounterMachine, game);
  const { actor, reducedMotion } = running;
  const money = useSelector(actor, ({ context }) => context.settings.money ?? 'USD');
  useMoneyCounterEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={createScene(money)}
      ear={EAR}
      viewOf={getMoneyCounterView}
      status={<QuizStatus actor={actor} />}
      overlay={<Plate actor={actor} />}
      panel={{ label: text.play.panel, content: <AnswerPanel actor={actor} /> }}
      menu={<Menu actor={actor} onStart={running.start} />}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}
