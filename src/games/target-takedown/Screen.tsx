import './target-takedown.css';
import { useSelector } from '@xstate/react';
import { Flag } from 'lucide-react';
import { useCallback } from 'react';
import type { TargetTakedownActor } from '../../../machines/target-takedown/machine';
import { isEndless } from '../../../machines/target-takedown/rules';
import { freshSeed } from '../../device/switches';
import { GameFrame } from '../../play/GameFrame';
import { MenuButton } from '../../play/MenuButton';
import { PlaceStage } from '../../play/PlaceStage';
import { RoundPauseCard } from '../../play/RoundPauseCard';
import { useRememberedTime } from '../../play/useGameStart';
import { usePlace } from '../../play/usePlace';
import { useEvents } from '../../play/useRoundEffects';
import { useView } from '../../play/useView';
import type { Backdrop } from '../../stage/backdrop';
import { asPicture } from '../../stage/drawing';
import { drawingOf } from '../../stage/fetch-drawing';
import { usePageTitle } from '../../ui/page-title';
import { linkOf } from './link';
import { fairAtRest, fairBackdrop } from './scene/backdrop';
import { boothLayers } from './scene/booth-drawing';
import { FAIR } from './scene/colours';
import { GameOver } from './screen/GameOver';
import { Menu } from './screen/Menu';
import { RoundFigures, RoundOverlay } from './screen/RoundView';
import { useTakedownEffects } from './screen/useTakedownEffects';
import { text } from './text';
import { useTargetTakedown } from './useTargetTakedown';
import { fairViewOf, gameStateName, isAnotherBoard, isPlaying } from './view';

const fetchDrawing = drawingOf(async () => (await import('./scene')).loadFairScene);

const AT_REST = asPicture(fairAtRest());

/** Target Takedown: the page of the game. */
export default function TargetTakedownScreen() {
  const game = useTargetTakedown();
  const { actor } = game;
  const state = useSelector(actor, gameStateName);
  const isInRound = useSelector(actor, isPlaying);
  const settings = useSelector(actor, ({ context }) => context.settings);
  const place = usePlace(game, isInRound);
  const watchView = useView(actor, fairViewOf);
  const listen = useEvents(actor);
  const booth = useBooth(actor);

  usePageTitle(text.title);
  useRememberedTime(settings.time);
  useTakedownEffects(actor, place.isCalm);

  const start = () => actor.send({ type: 'START', seed: freshSeed() });
  return (
    <GameFrame
      {...place.frame}
      game="target-takedown"
      title={text.title}
      state={state}
      status={isInRound && <RoundFigures actor={actor} />}
      actions={
        isInRound && (
          <>
            <MenuButton onPress={() => actor.send({ type: 'BACK_TO_MENU' })} />
            {isEndless(settings) && <EndGame actor={actor} />}
          </>
        )
      }
      pauseCard={<RoundPauseCard actor={actor} onResume={place.pause.resume} linkOf={linkOf} />}
    >
      <PlaceStage
        {...place.stage}
        label={text.play.stage}
        background={FAIR.sky}
        backdrop={booth}
        watch={watchView}
        listen={listen}
        isSeam={isAnotherBoard}
        fetchDrawing={fetchDrawing}
      >
        {isInRound && <RoundOverlay actor={actor} />}
      </PlaceStage>
      {!isInRound && <img className="place-picture" src={AT_REST} alt="" />}
      {state === 'menu' && <Menu actor={actor} onStart={start} />}
      {state === 'gameOver' && <GameOver actor={actor} onAgain={start} />}
    </GameFrame>
  );
}

/** The fairground with shelves for as many tiles as there are. */
function useBooth(actor: TargetTakedownActor): Backdrop {
  const tiles = useSelector(actor, ({ context }) => context.round.board.tiles.length);
  return useCallback((shape, view) => [...fairBackdrop(shape), ...boothLayers(view, tiles)], [tiles]);
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
