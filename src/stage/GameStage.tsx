import { Application } from '@pixi/react';
import { type ComponentProps, memo, type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameClock } from '../../machines/core/clock';
import type { Backdrop } from './backdrop';
import type { Picture } from './picture';
import { prepare } from './pixi-application';
import { FrameWatch, firstResolution } from './quality';
import { type Playing, SceneSlot } from './SceneSlot';
import { StageBackdrop } from './StageBackdrop';
import type { Scene } from './scene';
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
  readonly loadScene: (pixelsPerUnit: number) => Promise<Scene<Shown>>;
}

/**
 * The picture of a game: the one Pixi application of the page. It is decoration (the same facts stand in the DOM beside
 * it) and takes no pointer events. One loop moves the clock, then the machine, then the scene, and draws. The clock
 * waits until there is something to see, so that no time is lost on a slow device.
 */
export function GameStage<Shown>(props: Props<Shown>) {
  const { clock, isRunning, background, backdrop, picture, onPicture, watch, loadScene } = props;
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
        <Canvas clock={clock} watch={watch} loadScene={loadScene} playing={playing} onPicture={onPicture} />
      )}
    </div>
  );
}

/** The canvas with its scene. Another backdrop is none of its business: Pixi's application is no light part of a page. */
const Canvas = memo(function Canvas<Shown>(slot: ComponentProps<typeof SceneSlot<Shown>>) {
  return (
    <Application
      autoStart={false}
      sharedTicker={false}
      skipExtensionImports
      preference="webgl"
      antialias={false}
      autoDensity
      resolution={firstResolution()}
      backgroundAlpha={0}
      className="absolute"
      onInit={prepare}
    >
      <SceneSlot {...slot} />
    </Application>
  );
}) as <Shown>(slot: ComponentProps<typeof SceneSlot<Shown>>) => ReactNode;
