import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { GameClock } from '../../machines/core/clock';
import type { Backdrop } from './backdrop';
import type { Drawing, SceneBuilder } from './fetch-drawing';
import type { Picture } from './picture';
import { FrameWatch } from './quality';
import type { Playing } from './SceneSlot';
import { StageBackdrop } from './StageBackdrop';
import { useFrames } from './useFrames';

/** No scene takes this long: a game that would wait for it any longer begins in the DOM alone. */
const LONGEST_LOADING_MS = 8000;

interface Props<Shown> {
  readonly clock: GameClock;
  /** False in menus, while paused and while the page is hidden: nothing moves and nothing is drawn. */
  readonly isRunning: boolean;
  /** The colour of the place, behind everything. */
  readonly background: string;
  /** What of the place stands still, behind the scene. */
  readonly backdrop: Backdrop;
  readonly picture: Picture;
  readonly onPicture: (picture: Picture) => void;
  /** Calls the listener with what is to be shown, at once and after every change, until the returned function is called. */
  readonly watch: (listener: (shown: Shown) => void) => () => void;
  readonly isCalm: boolean;
  readonly fetchDrawing: () => Promise<Drawing<SceneBuilder<Shown>>>;
}

/**
 * The picture of a game: the one Pixi application of the page. It is decoration (the same facts stand in the DOM beside
 * it) and takes no pointer events. One loop moves the clock, then the machine, then the scene, and draws. The clock
 * waits until there is something to see, so that no time is lost on a slow device.
 */
export function GameStage<Shown>(props: Props<Shown>) {
  const { clock, isRunning, background, backdrop, picture, onPicture, watch, isCalm, fetchDrawing } = props;
  const playing = useRef<Playing | null>(null);
  const [watchOfFrames] = useState(() => new FrameWatch());
  const isLoading = picture === 'loading';

  useEffect(() => {
    if (!isLoading || !isRunning) return undefined;
    const timer = setTimeout(() => onPicture('none'), LONGEST_LOADING_MS);
    return () => clearTimeout(timer);
  }, [isLoading, isRunning, onPicture]);

  useFrames(clock, isRunning && !isLoading, (elapsedMs) => {
    const now = playing.current;
    if (now === null) return;
    if (watchOfFrames.isSlowNow(elapsedMs)) now.drawMoreCoarsely();
    now.draw(clock.now, elapsedMs);
  });

  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 overflow-hidden" style={{ background }}>
      <StageBackdrop backdrop={backdrop} isRunning={isRunning} />
      {picture !== 'none' && (
        <CanvasSlot
          clock={clock}
          watch={watch}
          isCalm={isCalm}
          fetchDrawing={fetchDrawing}
          playing={playing}
          onPicture={onPicture}
        />
      )}
    </div>
  );
}

interface SlotProps<Shown> extends Pick<Props<Shown>, 'clock' | 'watch' | 'isCalm' | 'fetchDrawing' | 'onPicture'> {
  readonly playing: RefObject<Playing | null>;
}

/** The place of the canvas, until it has been fetched and from then on. */
function CanvasSlot<Shown>({ isCalm, fetchDrawing, onPicture, ...slot }: SlotProps<Shown>) {
  const [drawing, setDrawing] = useState<Drawing<unknown> | null>(null);
  useEffect(() => {
    let state: 'here' | 'gone' = 'here';
    const wait = async () => {
      try {
        const fetched = await fetchDrawing();
        // Not in the same breath as the press that begins a round: setting Pixi up takes long.
        startTransition(() => {
          if (state === 'here') setDrawing(fetched);
        });
      } catch (error) {
        console.error('The game goes on without its picture.', error);
        if (state === 'here') onPicture('none');
      }
    };
    void wait();
    return () => {
      state = 'gone';
    };
  }, [fetchDrawing, onPicture]);
  const loadScene = useCallback(
    async (pixelsPerUnit: number) => (await fetchDrawing()).buildScene(isCalm, pixelsPerUnit),
    [fetchDrawing, isCalm],
  );
  return drawing && <drawing.Canvas {...slot} loadScene={loadScene} onPicture={onPicture} />;
}
