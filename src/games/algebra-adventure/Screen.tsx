import './algebra-adventure.css';
import { useSelector } from '@xstate/react';
import { freshSeed } from '../../device/switches';
import { GameFrame } from '../../play/GameFrame';
import { MenuButton } from '../../play/MenuButton';
import { asksAnew, PlaceStage } from '../../play/PlaceStage';
import { RoundPauseCard } from '../../play/RoundPauseCard';
import { useRememberedTime } from '../../play/useGameStart';
import { usePlace } from '../../play/usePlace';
import { useEvents } from '../../play/useRoundEffects';
import { useView } from '../../play/useView';
import { asPicture } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import { usePageTitle } from '../../ui/page-title';
import { linkOf } from './link';
import { workshopAtRest, workshopBackdrop } from './scene/backdrop';
import { WORKSHOP } from './scene/colours';
import { AnswerPanel } from './screen/AnswerPanel';
import { GameOver } from './screen/GameOver';
import { Menu } from './screen/Menu';
import { Plate } from './screen/Plate';
import { RoundStatus } from './screen/RoundStatus';
import { useAlgebraEffects } from './screen/useAlgebraEffects';
import { text } from './text';
import { useAlgebraAdventure } from './useAlgebraAdventure';
import { gameStateName, workshopViewOf } from './view';

const fetchDrawing = drawingOf(async () => (await import('./scene')).loadWorkshopScene);

const AT_REST = asPicture(workshopAtRest());

/** Algebra Adventure: the page of the game. */
export default function AlgebraAdventureScreen() {
  const game = useAlgebraAdventure();
  const { actor } = game;
  const state = useSelector(actor, gameStateName);
  const settings = useSelector(actor, ({ context }) => context.settings);
  const isPlaying = state.startsWith('playing');
  const place = usePlace(game, isPlaying);
  const watchView = useView(actor, workshopViewOf);
  const listen = useEvents(actor);

  usePageTitle(text.title);
  useRememberedTime(settings.time);
  useAlgebraEffects(actor, isPlaying, place.isCalm);

  const start = () => actor.send({ type: 'START', seed: freshSeed() });
  return (
    <GameFrame
      {...place.frame}
      game="algebra-adventure"
      title={text.title}
      state={state}
      status={isPlaying && <RoundStatus actor={actor} />}
      actions={isPlaying && <MenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />}
      pauseCard={<RoundPauseCard actor={actor} onResume={place.pause.resume} linkOf={linkOf} />}
    >
      <PlaceStage
        {...place.stage}
        label={text.play.stage}
        background={WORKSHOP.wall}
        backdrop={workshopBackdrop}
        watch={watchView}
        listen={listen}
        isSeam={asksAnew}
        fetchDrawing={fetchDrawing}
      >
        {isPlaying && <Plate actor={actor} />}
      </PlaceStage>
      {isPlaying && (
        <section className="panel algebra-panel" aria-label={text.play.panel}>
          <AnswerPanel actor={actor} />
        </section>
      )}
      {!isPlaying && <img className="place-picture" src={AT_REST} alt="" />}
      {state === 'menu' && <Menu actor={actor} onStart={start} />}
      {state === 'gameOver' && <GameOver actor={actor} onAgain={start} />}
    </GameFrame>
  );
}
