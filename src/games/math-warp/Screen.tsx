import './math-warp.css';
import { useSelector } from '@xstate/react';
import { isWarp } from '../../../machines/math-warp/rules';
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
import { spaceAtRest, spaceBackdrop } from './scene/backdrop';
import { SPACE } from './scene/colours';
import { GameOver } from './screen/GameOver';
import { Menu } from './screen/Menu';
import { useWarpEffects } from './screen/useWarpEffects';
import { WarpRound } from './screen/WarpRound';
import { WarpStatus } from './screen/WarpStatus';
import { text } from './text';
import { useMathWarp } from './useMathWarp';
import { gameStateName, warpViewOf } from './view';

const fetchDrawing = drawingOf(async () => (await import('./scene')).loadSpaceScene);

const AT_REST = asPicture(spaceAtRest());

/** Math Warp: the page of the game. */
export default function MathWarpScreen() {
  const game = useMathWarp();
  const { actor } = game;
  const state = useSelector(actor, gameStateName);
  const isPlaying = useSelector(actor, (snapshot) => snapshot.matches('playing'));
  const time = useSelector(actor, ({ context }) => context.settings.time);
  const isWarping = useSelector(actor, ({ context }) => isWarp(context.round.streak.now));
  const place = usePlace(game, isPlaying);
  const watchView = useView(actor, warpViewOf);
  const listen = useEvents(actor);

  usePageTitle(text.title);
  useRememberedTime(time);
  useWarpEffects(actor, place.isCalm);

  const start = () => actor.send({ type: 'START', seed: freshSeed() });

  return (
    <GameFrame
      {...place.frame}
      game="math-warp"
      title={text.title}
      state={state}
      status={isPlaying && <WarpStatus actor={actor} />}
      actions={isPlaying && <MenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />}
      pauseCard={<RoundPauseCard actor={actor} onResume={place.pause.resume} linkOf={linkOf} />}
    >
      <PlaceStage
        {...place.stage}
        label={text.play.stage}
        background={SPACE.calm.sky}
        backdrop={spaceBackdrop}
        standing={isWarping ? 'warp' : 'calm'}
        watch={watchView}
        listen={listen}
        isSeam={asksAnew}
        fetchDrawing={fetchDrawing}
      >
        {isPlaying && <WarpRound actor={actor} />}
      </PlaceStage>
      {!isPlaying && <img className="place-picture" src={AT_REST} alt="" />}
      {state === 'menu' && <Menu actor={actor} onStart={start} />}
      {state === 'gameOver' && <GameOver actor={actor} onAgain={start} />}
    </GameFrame>
  );
}
