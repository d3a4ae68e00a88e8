import './money-counter.css';
import { useSelector } from '@xstate/react';
import { freshSeed } from '../../device/switches';
import { GameFrame } from '../../play/GameFrame';
import { MenuButton } from '../../play/MenuButton';
import { asksAnew, PlaceStage } from '../../play/PlaceStage';
import { QuizStatus } from '../../play/quiz/QuizStatus';
import { RoundPauseCard } from '../../play/RoundPauseCard';
import { useRememberedTime } from '../../play/useGameStart';
import { usePlace } from '../../play/usePlace';
import { useEvents } from '../../play/useRoundEffects';
import { useView } from '../../play/useView';
import { asPicture } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import { usePageTitle } from '../../ui/page-title';
import { linkOf } from './link';
import { stallAtRest, stallBackdrop } from './scene/backdrop';
import { MARKET } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { Finished } from './screen/Finished';
import { Menu } from './screen/Menu';
import { Plate } from './screen/Plate';
import { useMarketEffects } from './screen/useMarketEffects';
import { text } from './text';
import { useMoneyCounter } from './useMoneyCounter';
import { gameStateName, stallViewOf } from './view';

const fetchDrawing = drawingOf(async () => (await import('./scene')).loadStallScene);

const AT_REST = asPicture(stallAtRest());

/** Money Counter: the page of the game. */
export default function MoneyCounterScreen() {
  const game = useMoneyCounter();
  const { actor } = game;
  const state = useSelector(actor, gameStateName);
  const time = useSelector(actor, ({ context }) => context.settings.time);
  const isPlaying = state.startsWith('playing');
  const place = usePlace(game, isPlaying);
  const watchView = useView(actor, stallViewOf);
  const listen = useEvents(actor);

  usePageTitle(text.title);
  useRememberedTime(time);
  useMarketEffects(actor, place.isCalm);

  const start = () => actor.send({ type: 'START', seed: freshSeed() });
  return (
    <GameFrame
      {...place.frame}
      game="money-counter"
      title={text.title}
      state={state}
      status={isPlaying && <QuizStatus actor={actor} />}
      actions={isPlaying && <MenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />}
      pauseCard={<RoundPauseCard actor={actor} onResume={place.pause.resume} linkOf={linkOf} />}
    >
      <PlaceStage
        {...place.stage}
        label={text.play.stage}
        background={MARKET.sky}
        backdrop={stallBackdrop}
        watch={watchView}
        listen={listen}
        isSeam={asksAnew}
        fetchDrawing={fetchDrawing}
      >
        {isPlaying && <Plate actor={actor} />}
      </PlaceStage>
      {isPlaying && (
        <section className="panel" aria-label={text.play.panel}>
          <AnswerPanel actor={actor} />
        </section>
      )}
      {!isPlaying && <img className="place-picture" src={AT_REST} alt="" />}
      {state === 'menu' && <Menu actor={actor} onStart={start} />}
      {state === 'finished' && <Finished actor={actor} onAgain={start} />}
    </GameFrame>
  );
}
