import type { SyntheticEvent } from 'react';
import { isPlayedOnCanvas } from '../../stage/canvas-state';
import { useSceneStage } from '../canvas/useSceneFrame';
import type { Seat } from '../round/play-mode';
import { useIsPaused } from '../round/usePause';
import { GameBody } from './GameBody';
import type { GameSnapshot, ScreenProps } from './screen-props';

interface Props<Snapshot, Seen extends object, Event> extends ScreenProps<Snapshot, Seen, Event> {
  readonly seat: Seat;
}

/** A game in one player's half of the page: figures, scene and answers. */
export function GameHalf<Snapshot extends GameSnapshot, Seen extends object, Event>(
  props: Props<Snapshot, Seen, Event>,
) {
  const { seat, running, status, panel } = props;
  const { clock, reducedMotion } = running;
  const stage = useSceneStage({ clock, reducedMotion }, true, useIsPaused(clock));
  const refuse = (event: SyntheticEvent) => {
    if (!seat.isPaused) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section
      className="half game game-play"
      aria-label={seat.name}
      data-player={seat.player}
      data-paused={seat.isPaused}
      data-calm={reducedMotion}
      data-canvas={isPlayedOnCanvas(stage.picture) ? 'drawn' : 'none'}
      data-layout={stage.layout}
      data-panel={panel !== undefined}
      onClickCapture={refuse}
      onSubmitCapture={refuse}
    >
      <div className="game-status half-status">{status}</div>
      <div className="game-body">
        <GameBody {...props} stage={stage} />
      </div>
    </section>
  );
}
