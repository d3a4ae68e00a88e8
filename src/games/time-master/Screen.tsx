import './time-master.css';
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
import { towerAtRest, towerBackdrop } from './scene/backdrop';
import { TOWN } from './scene/colours';
import { standingFor } from './scene/story';
import { AnswerPanel } from './screen/AnswerPanel';
import { Finished } from './screen/Finished';
import { Menu } from './screen/Menu';
import { RoundOverlay } from './screen/RoundOverlay';
import { useTowerEffects } from './screen/useTowerEffects';
import { text } from './text';
import { useTimeMaster } from './useTimeMaster';
import { gameStateName, towerViewOf } from './view';

const fetchDrawing = drawingOf(async () => (await import('./scene')).loadTowerScene);

const AT_REST = asPicture(towerAtRest());

/** Time Master: the page of the game. */
export default function TimeMasterScreen() {
  const game = useTimeMaster();
  const { actor } = game;
  const state = useSelector(actor, gameStateName);
  const isPlaying = state.startsWith('playing');
  const standing = useSelector(actor, ({ context }) => standingFor(context.round.question.asked));
  const time = useSelector(actor, ({ context }) => context.settings.time);
  const place = usePlace(game, isPlaying);
  const watchView = useView(actor, towerViewOf);
  const listen = useEvents(actor);

  usePageTitle(text.title);
  useRememberedTime(time);
  useTowerEffects(actor, place.isCalm);

  const start = () => actor.send({ type: 'START', seed: freshSeed() });
  return (
    <GameFrame
      {...place.frame}
      game="time-master"
      title={text.title}
      state={state}
      status={isPlaying && <QuizStatus actor={actor} />}
      actions={isPlaying && <MenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />}
      pauseCard={<RoundPauseCard actor={actor} onResume={place.pause.resume} linkOf={linkOf} />}
    >
      <PlaceStage
        {...place.stage}
        label={text.play.stage}
        background={TOWN.sky}
        backdrop={towerBackdrop}
        standing={standing}
        watch={watchView}
        listen={listen}
        isSeam={asksAnew}
        fetchDrawing={fetchDrawing}
      >
        {isPlaying && <RoundOverlay actor={actor} />}
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
