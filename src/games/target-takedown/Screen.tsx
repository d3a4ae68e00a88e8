import './target-takedown.css';
import { useSelector } from '@xstate/react';
import { Flag } from 'lucide-react';
import { useCallback } from 'react';
import type { GameClock } from '../../../machines/core/clock';
import type { TargetTakedownActor } from '../../../machines/target-takedown/machine';
import { isEndless } from '../../../machines/target-takedown/rules';
import { usePrefersCalm } from '../../calm';
import { GameFrame } from '../../play/GameFrame';
import { MenuButton } from '../../play/MenuButton';
import { PlaceStage } from '../../play/PlaceStage';
import { RoundPauseCard } from '../../play/RoundPauseCard';
import { useRememberedTime } from '../../play/useGameStart';
import { watch } from '../../play/useHappenings';
import { usePause } from '../../play/usePause';
import { usePicture } from '../../play/usePicture';
import type { Backdrop } from '../../stage/backdrop';
import { asPicture } from '../../stage/drawing';
import type { Picture } from '../../stage/picture';
import { freshSeed } from '../../switches';
import { usePageTitle } from '../../ui/page-title';
import { linkOf } from './link';
import { type FairView, loadFairScene } from './scene';
import { fairAtRest, fairBackdrop } from './scene/backdrop';
import { boothLayers } from './scene/booth-drawing';
import { FAIR } from './scene/colours';
import { GameOver } from './screen/GameOver';
import { Menu } from './screen/Menu';
import { RoundFigures, RoundOverlay } from './screen/RoundView';
import { useTakedownHappenings } from './screen/useTakedownHappenings';
import { text } from './text';
import { useTargetTakedown } from './useTargetTakedown';
import { fairViewOf, isPlaying, stateNameOf } from './view';

const AT_REST = asPicture(fairAtRest());

/** Target Takedown: the page of the game. */
export default function TargetTakedownScreen() {
  const { actor, clock, switches } = useTargetTakedown();
  const state = useSelector(actor, stateNameOf);
  const isInRound = useSelector(actor, isPlaying);
  const settings = useSelector(actor, ({ context }) => context.settings);
  const isCalm = usePrefersCalm() || switches.isCalm;
  const pause = usePause(clock, isInRound);
  const [picture, setPicture] = usePicture();

  usePageTitle(text.title);
  useRememberedTime(settings.time);
  useTakedownHappenings(actor, isCalm);

  const start = () => actor.send({ type: 'START', seed: freshSeed() });
  return (
    <GameFrame
      game="target-takedown"
      title={text.title}
      state={state}
      form={isInRound ? 'play' : 'page'}
      pause={pause}
      hasPicture={picture !== 'none'}
      isCalm={isCalm}
      status={isInRound && <RoundFigures actor={actor} />}
      actions={
        isInRound && (
          <>
            <MenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />
            {isEndless(settings) && <EndGame actor={actor} />}
          </>
        )
      }
      pauseCard={<RoundPauseCard actor={actor} onResume={pause.resume} linkOf={linkOf} />}
    >
      <FairStage
        actor={actor}
        clock={clock}
        isShown={isInRound}
        isRunning={isInRound && !pause.isPaused}
        picture={picture}
        onPicture={setPicture}
        isCalm={isCalm}
      />
      {!isInRound && <img className="place-picture" src={AT_REST} alt="" />}
      {state === 'menu' && <Menu actor={actor} onStart={start} />}
      {state === 'gameOver' && <GameOver actor={actor} onAgain={start} />}
    </GameFrame>
  );
}

interface StageProps {
  readonly actor: TargetTakedownActor;
  readonly clock: GameClock;
  readonly isShown: boolean;
  readonly isRunning: boolean;
  readonly picture: Picture;
  readonly onPicture: (picture: Picture) => void;
  readonly isCalm: boolean;
}

/** The booth, with the round over it. */
function FairStage({ actor, clock, isShown, isRunning, picture, onPicture, isCalm }: StageProps) {
  const watchFair = useCallback((listener: (view: FairView) => void) => watch(actor, fairViewOf, listener), [actor]);
  const loadScene = useCallback((pixelsPerUnit: number) => loadFairScene(isCalm, pixelsPerUnit), [isCalm]);
  const tiles = useSelector(actor, ({ context }) => context.board.tiles.length);
  const backdrop: Backdrop = useCallback(
    (shape, view) => [...fairBackdrop(shape), ...boothLayers(view, tiles)],
    [tiles],
  );
  return (
    <PlaceStage
      label={text.play.stage}
      clock={clock}
      isShown={isShown}
      isRunning={isRunning}
      picture={picture}
      onPicture={onPicture}
      background={FAIR.sky}
      backdrop={backdrop}
      watch={watchFair}
      loadScene={loadScene}
    >
      {isShown && <RoundOverlay actor={actor} />}
    </PlaceStage>
  );
}

/** Ends a round that nothing else ends. */
function EndGame({ actor }: { readonly actor: TargetTakedownActor }) {
  return (
    <button type="button" className="frame-button takedown-end" onClick={() => actor.send({ type: 'END_ROUND' })}>
      <Flag aria-hidden className="icon" />
      <span>{text.play.endGame}</span>
    </button>
  );
}
