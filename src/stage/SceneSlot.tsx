import { extend, useApplication } from '@pixi/react';
import { Container } from 'pixi.js';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { GameClock } from '../../machines/core/clock';
import type { CanvasEvent } from './canvas-state';
import type { DrawnScene } from './drawn-scene';
import type { Quality } from './quality';
import { fitScene } from './scene';
import { BuiltScene, hasLostContext, type PlayedScene } from './scene-on-stage';

extend({ Container });

interface Props<Shown, Event> {
  readonly clock: GameClock;
  readonly watch: (listener: (shown: Shown) => void) => () => void;
  /** Calls the listener with each game event until the returned function is called. */
  readonly listen: (listener: (event: Event) => void) => () => void;
  readonly loadScene: (pixelsPerUnit: number) => Promise<DrawnScene<Shown, Event>>;
  /** Whether the round is being played on the canvas. A hidden scene is neither moved nor drawn. */
  readonly isSeen: boolean;
  readonly playing: RefObject<PlayedScene | null>;
  readonly quality: Quality;
  readonly onCanvas: (event: CanvasEvent) => void;
}

/**
 * Loads the scene once the stage has a size, and keeps it on the stage while it is visible. A new `loadScene` replaces
 * the scene.
 */
export function SceneSlot<Shown, Event>({
  clock,
  watch,
  listen,
  loadScene,
  isSeen,
  playing,
  quality,
  onCanvas,
}: Props<Shown, Event>) {
  const { app, isInitialised } = useApplication();
  const root = useRef<Container>(null);
  const [built, setBuilt] = useState<BuiltScene<Shown, Event> | null>(null);

  // A layout effect, because <Application> destroys its renderer before passive effects are cleaned up.
  useLayoutEffect(() => {
    const stage = isInitialised ? app.canvas.parentElement : null;
    if (stage === null) return undefined;
    let made: BuiltScene<Shown, Event> | 'left' | null = null;
    const notify = () => {
      if (made !== null) onCanvas(hasLostContext(app.renderer) ? 'gone' : 'came');
    };
    onCanvas('gone');
    const load = async () => {
      const { clientWidth, clientHeight } = stage;
      const pixelsPerUnit =
        fitScene(clientWidth, clientHeight).view.scale * quality.resolutionOn(clientWidth, clientHeight);
      try {
        const arrived = new BuiltScene(await loadScene(Math.max(1, pixelsPerUnit)));
        if (made === 'left') {
          arrived.destroy();
          return;
        }
        made = arrived;
        setBuilt(made);
        notify();
      } catch (error) {
        if (made !== 'left') giveUp(error, onCanvas);
      }
    };
    const appearing = new ResizeObserver(() => {
      if (stage.clientWidth === 0 || stage.clientHeight === 0) return;
      appearing.disconnect();
      void load();
    });
    appearing.observe(stage);
    // Added after Pixi's own listeners, which recreate the lost resources first.
    app.canvas.addEventListener('webglcontextlost', notify);
    app.canvas.addEventListener('webglcontextrestored', notify);
    return () => {
      app.canvas.removeEventListener('webglcontextlost', notify);
      app.canvas.removeEventListener('webglcontextrestored', notify);
      appearing.disconnect();
      if (made !== 'left') made?.destroy();
      made = 'left';
    };
  }, [app, isInitialised, loadScene, quality, onCanvas]);

  useLayoutEffect(() => {
    const home = root.current;
    const stage = isInitialised ? app.canvas.parentElement : null;
    if (!isSeen || built === null || home === null || stage === null) return undefined;
    const onBroken = (error: unknown) => giveUp(error, onCanvas);
    built.enter({ app, home, stage, clock, watch, listen, playing, quality, onBroken });
    return () => built.leave();
  }, [app, isInitialised, clock, watch, listen, built, isSeen, playing, quality, onCanvas]);

  return <pixiContainer ref={root} />;
}

function giveUp(error: unknown, onCanvas: Props<unknown, never>['onCanvas']): void {
  console.error('The game goes on without its canvas.', error);
  onCanvas('broken');
}
