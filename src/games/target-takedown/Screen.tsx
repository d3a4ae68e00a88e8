import './target-takedown.css';
import { useSelector } from '@xstate/react';
import Flag from 'lucide-react/icons/flag';
import { useCallback } from 'react';
import { type TargetTakedownActor, targetTakedownMachine } from '../../../machines/target-takedown/machine';
import { isEndless } from '../../../machines/target-takedown/rules';
import { LevelBanner } from '../../play/feedback/LevelBanner';
import { GameScreen } from '../../play/GameScreen';
import { levelReachedText } from '../../play/internal/shared-text';
import { useGame } from '../../play/useGame';
import type { Backdrop } from '../../stage/backdrop';
import { svgUrl } from '../../stage/drawing';
import { drawingLoader } from '../../stage/fetch-drawing';
import balloon from './drawings/acts/balloon.svg?drawing';
import pinwheel from './drawings/acts/pinwheel.svg?drawing';
import { game } from './game';
import { targetTakedownBackdrop, targetTakedownMenuBackdrop } from './scene/backdrop';
import { boothLayers } from './scene/booth-drawing';
import { FAIR, NIGHT } from './scene/colours';
import { Menu } from './screen/Menu';
import { Result } from './screen/Result';
import { RoundOverlay, RoundStats } from './screen/RoundView';
import { useTargetTakedownEffects } from './screen/useTargetTakedownEffects';
import { text } from './text';
import { gameStateName, getTargetTakedownView, isNewBoard } from './view';

const SCENE = {
  label: text.play.stage,
  background: FAIR.sky,
  menuPictures: targetTakedownMenuBackdrop().map(svgUrl),
  night: NIGHT,
  fetchCreatures: async () => (await import('./creatures')).CREATURES,
  fetchParade: async () => (await import('./scene/parade')).renderParade,
  confetti: [balloon, pinwheel],
  fetchDrawing: drawingLoader(async () => (await import('./scene')).loadTargetTakedownScene),
};

export default function TargetTakedownScreen() {
  const running = useGame(targetTakedownMachine, game);
  const { actor, reducedMotion } = running;
  const settings = useSelector(actor, ({ context }) => context.settings);
  const backdrop = useBoothBackdrop(actor);
  useTargetTakedownEffects(actor, reducedMotion);
  return (
    <GameScreen
      game={game}
      running={running}
      scene={{ ...SCENE, backdrop }}
      ear={text.ear}
      viewOf={getTargetTakedownView}
      nameOf={gameStateName}
      isSeam={isNewBoard}
      status={<RoundStats actor={actor} />}
      actions={isEndless(settings) && <EndGame actor={actor} />}
      overlay={
        <>
          <RoundOverlay actor={actor} />
          <LevelBanner actor={actor} levelOf={levelReachedText} />
        </>
      }
      menu={<Menu actor={actor} onStart={running.start} />}
      result={<Result actor={actor} onAgain={running.start} />}
    />
  );
}

/** The booth's backdrop, with shelves for the current number of tiles. */
function useBoothBackdrop(actor: TargetTakedownActor): Backdrop {
  const tiles = useSelector(actor, ({ context }) => context.round.board.tiles.length);
  return useCallback((shape, view) => [...targetTakedownBackdrop(shape), ...boothLayers(view, tiles)], [tiles]);
}

/** Ends a round that would otherwise go on for ever. */
function EndGame({ actor }: { readonly actor: TargetTakedownActor }) {
  return (
    <button type="button" className="frame-button" onClick={() => actor.send({ type: 'END_ROUND' })}>
      <Flag aria-hidden className="icon" />
      <span>{text.play.endGame}</span>
    </button>
  );
}
