import './algebra-adventure.css';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { AlgebraAdventureActor } from '../../../machines/algebra-adventure/machine';
import type { GameClock } from '../../../machines/core/clock';
import { usePrefersCalm } from '../../calm';
import { GameFrame } from '../../play/GameFrame';
import { MenuButton } from '../../play/MenuButton';
import { PlaceStage } from '../../play/PlaceStage';
import { RoundPauseCard } from '../../play/RoundPauseCard';
import { useRememberedTime } from '../../play/useGameStart';
import { watch } from '../../play/useHappenings';
import { usePause } from '../../play/usePause';
import { usePicture } from '../../play/usePicture';
import { asPicture } from '../../stage/drawing';
import type { Picture } from '../../stage/picture';
import { freshSeed } from '../../switches';
import { usePageTitle } from '../../ui/page-title';
import { linkOf } from './link';
import { loadWorkshopScene } from './scene';
import { workshopAtRest, workshopBackdrop } from './scene/backdrop';
import { WORKSHOP } from './scene/colours';
import type { WorkshopView } from './scene/story';
import { AnswerPanel } from './screen/AnswerPanel';
import { GameOver } from './screen/GameOver';
import { Menu } from './screen/Menu';
import { Plate } from './screen/Plate';
import { RoundStatus } from './screen/RoundStatus';
import { useAlgebraHappenings } from './screen/useAlgebraHappenings';
import { text } from './text';
import { useAlgebraAdventure } from './useAlgebraAdventure';
import { gameStateName, workshopViewOf } from './view';

const AT_REST = asPicture(workshopAtRest());

/** Algebra Adventure: the page of the game. */
export default function AlgebraAdventureScreen() {
  const { actor, clock, switches } = useAlgebraAdventure();
  const state = useSelector(actor, gameStateName);
  const settings = useSelector(actor, ({ context }) => context.settings);
  const isPlaying = state.startsWith('playing');
  const isCalm = usePrefersCalm() || switches.isCalm;
  const pause = usePause(clock, isPlaying);
  const [picture, setPicture] = usePicture();

  usePageTitle(text.title);
  useRememberedTime(settings.time);
  useAlgebraHappenings(actor, isPlaying, isCalm);

  const start = () => actor.send({ type: 'START', seed: freshSeed() });
  return (
    <GameFrame
      game="algebra-adventure"
      title={text.title}
      state={state}
      form={isPlaying ? 'play' : 'page'}
      pause={pause}
      hasPicture={picture !== 'none'}
      isCalm={isCalm}
      status={isPlaying && <RoundStatus actor={actor} />}
      actions={isPlaying && <MenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />}
      pauseCard={<RoundPauseCard actor={actor} onResume={pause.resume} linkOf={linkOf} />}
    >
      <WorkshopStage
        actor={actor}
        clock={clock}
        isPlaying={isPlaying}
        isPaused={pause.isPaused}
        picture={picture}
        onPicture={setPicture}
        isCalm={isCalm}
      />
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

interface StageProps {
  readonly actor: AlgebraAdventureActor;
  readonly clock: GameClock;
  readonly isPlaying: boolean;
  readonly isPaused: boolean;
  readonly picture: Picture;
  readonly onPicture: (picture: Picture) => void;
  readonly isCalm: boolean;
}

/** The workshop, with the question on its plate. */
function WorkshopStage({ actor, clock, isPlaying, isPaused, picture, onPicture, isCalm }: StageProps) {
  const loadScene = useCallback((pixelsPerUnit: number) => loadWorkshopScene(isCalm, pixelsPerUnit), [isCalm]);
  const follow = useCallback(
    (listener: (view: WorkshopView) => void) => watch(actor, workshopViewOf, listener),
    [actor],
  );
  return (
    <PlaceStage
      label={text.play.stage}
      clock={clock}
      isShown={isPlaying}
      isRunning={isPlaying && !isPaused}
      picture={picture}
      onPicture={onPicture}
      background={WORKSHOP.wall}
      backdrop={workshopBackdrop}
      watch={follow}
      loadScene={loadScene}
    >
      {isPlaying && <Plate actor={actor} />}
    </PlaceStage>
  );
}
