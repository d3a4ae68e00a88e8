import './math-warp.css';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import { stateName } from '../../../machines/core/state-name';
import type { MathWarpActor } from '../../../machines/math-warp/machine';
import { usePrefersCalm } from '../../calm';
import { GameFrame } from '../../play/GameFrame';
import { MenuButton } from '../../play/MenuButton';
import { PlaceStage } from '../../play/PlaceStage';
import { RoundPauseCard } from '../../play/RoundPauseCard';
import { useRememberedTime } from '../../play/useGameStart';
import { watch as watchActor } from '../../play/useHappenings';
import { usePause } from '../../play/usePause';
import { usePicture } from '../../play/usePicture';
import { asPicture } from '../../stage/drawing';
import type { Picture } from '../../stage/picture';
import { freshSeed } from '../../switches';
import { usePageTitle } from '../../ui/page-title';
import { linkOf } from './link';
import { loadSpaceScene } from './scene';
import { spaceAtRest, spaceBackdrop } from './scene/backdrop';
import { SPACE } from './scene/colours';
import { GameOver } from './screen/GameOver';
import { Menu } from './screen/Menu';
import { useWarpHappenings } from './screen/useWarpHappenings';
import { WarpRound } from './screen/WarpRound';
import { WarpStatus } from './screen/WarpStatus';
import { text } from './text';
import { useMathWarp } from './useMathWarp';
import { type WarpView, warpViewOf } from './view';

const AT_REST = asPicture(spaceAtRest());

/** Math Warp: the page of the game. */
export default function MathWarpScreen() {
  const { actor, clock, switches } = useMathWarp();
  const state = useSelector(actor, ({ value }) => stateName(value));
  const isPlaying = useSelector(actor, (snapshot) => snapshot.matches('playing'));
  const time = useSelector(actor, ({ context }) => context.settings.time);
  const isCalm = usePrefersCalm() || switches.isCalm;
  const pause = usePause(clock, isPlaying);
  const [picture, setPicture] = usePicture();

  usePageTitle(text.title);
  useRememberedTime(time);
  useWarpHappenings(actor, isCalm);

  const start = () => actor.send({ type: 'START', seed: freshSeed() });

  return (
    <GameFrame
      game="math-warp"
      title={text.title}
      state={state}
      form={isPlaying ? 'play' : 'page'}
      pause={pause}
      hasPicture={picture !== 'none'}
      isCalm={isCalm}
      status={isPlaying && <WarpStatus actor={actor} />}
      actions={isPlaying && <MenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />}
      pauseCard={<RoundPauseCard actor={actor} onResume={pause.resume} linkOf={linkOf} />}
    >
      <SpaceStage
        actor={actor}
        clock={clock}
        isShown={isPlaying}
        isRunning={isPlaying && !pause.isPaused}
        picture={picture}
        onPicture={setPicture}
        isCalm={isCalm}
      />
      {!isPlaying && <img className="place-picture" src={AT_REST} alt="" />}
      {state === 'menu' && <Menu actor={actor} onStart={start} />}
      {state === 'gameOver' && <GameOver actor={actor} onAgain={start} />}
    </GameFrame>
  );
}

interface StageProps {
  readonly actor: MathWarpActor;
  readonly clock: GameClock;
  readonly isShown: boolean;
  readonly isRunning: boolean;
  readonly picture: Picture;
  readonly onPicture: (picture: Picture) => void;
  readonly isCalm: boolean;
}

/** Deep space, with the round over it. */
function SpaceStage({ actor, clock, isShown, isRunning, picture, onPicture, isCalm }: StageProps) {
  const watch = useCallback((listener: (view: WarpView) => void) => watchActor(actor, warpViewOf, listener), [actor]);
  const loadScene = useCallback((pixelsPerUnit: number) => loadSpaceScene(isCalm, pixelsPerUnit), [isCalm]);
  return (
    <PlaceStage
      label={text.play.stage}
      clock={clock}
      isShown={isShown}
      isRunning={isRunning}
      picture={picture}
      onPicture={onPicture}
      background={SPACE.calm.sky}
      backdrop={spaceBackdrop}
      watch={watch}
      loadScene={loadScene}
    >
      {isShown && <WarpRound actor={actor} />}
    </PlaceStage>
  );
}
