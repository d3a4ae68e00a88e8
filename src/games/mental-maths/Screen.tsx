import './mental-maths.css';
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
import { lagoonAtRest, lagoonBackdrop } from './scene/backdrop';
import { LAGOON } from './scene/colours';
import { Completed } from './screen/Completed';
import { Menu } from './screen/Menu';
import { RoundOverlay } from './screen/RoundOverlay';
import { RoundStatus } from './screen/RoundStatus';
import { useMentalEffects } from './screen/useMentalEffects';
import { text } from './text';
import { useMentalMaths } from './useMentalMaths';
import { gameStateName, lagoonViewOf } from './view';

const fetchDrawing = drawingOf(async () => (await import('./scene')).loadLagoonScene);

const AT_REST = asPicture(lagoonAtRest());

/** Mental Maths: the page of the game. */
export default function MentalMathsScreen() {
  const game = useMentalMaths();
  const { actor } = game;
  const state = useSelector(actor, gameStateName);
  const time = useSelector(actor, ({ context }) => context.settings.time);
  const isPlaying = state.startsWith('playing');
  const place = usePlace(game, isPlaying);
  const watchView = useView(actor, lagoonViewOf);
  const listen = useEvents(actor);

  usePageTitle(text.title);
  useRememberedTime(time);
  useMentalEffects(actor, place.isCalm);

  const start = () => actor.send({ type: 'START', seed: freshSeed() });
  return (
    <GameFrame
      {...place.frame}
      game="mental-maths"
      title={text.title}
      state={state}
      status={isPlaying && <RoundStatus actor={actor} />}
      actions={isPlaying && <MenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />}
      pauseCard={<RoundPauseCard actor={actor} onResume={place.pause.resume} linkOf={linkOf} />}
    >
      <PlaceStage
        {...place.stage}
        label={text.play.stage}
        background={LAGOON.sky[0]}
        backdrop={lagoonBackdrop}
        watch={watchView}
        listen={listen}
        isSeam={asksAnew}
        fetchDrawing={fetchDrawing}
      >
        {isPlaying && <RoundOverlay actor={actor} />}
      </PlaceStage>
      {!isPlaying && <img className="place-picture" src={AT_REST} alt="" />}
      {state === 'idle' && <Menu actor={actor} onStart={start} />}
      {state === 'completed' && <Completed actor={actor} onAgain={start} />}
    </GameFrame>
  );
}
