import { extend, useApplication } from '@pixi/react';
import { Container } from 'pixi.js';
import { useLayoutEffect, useRef, useState } from 'react';
import { fitScene } from './scene';
import { hasLostContext, SceneOnStage } from './scene-on-stage';
import { type CanvasProps, leaveCanvas } from './stage-session';

extend({ Container });

/** Builds a session's scene once the stage has a size, and keeps it on the stage while it is visible. */
export function SceneSlot({ session, isSeen }: CanvasProps) {
  const { app, isInitialised } = useApplication();
  const root = useRef<Container>(null);
  const [built, setBuilt] = useState<SceneOnStage | null>(null);

  // A layout effect, because <Application> destroys its renderer before passive effects are cleaned up.
  useLayoutEffect(() => {
    const { quality, onCanvas } = session;
    const home = root.current;
    const stage = isInitialised ? app.canvas.parentElement : null;
    if (home === null || stage === null) return undefined;
    let made: SceneOnStage | 'left' | null = null;
    const notify = () => {
      if (made !== null) onCanvas(hasLostContext(app.renderer) ? 'gone' : 'came');
    };
    const load = async () => {
      const { clientWidth, clientHeight } = stage;
      const pixelsPerUnit =
        fitScene(clientWidth, clientHeight).view.scale * quality.resolutionOn(clientWidth, clientHeight);
      try {
        const { buildScene } = await session.fetchDrawing();
        const drawn = await buildScene(session.reducedMotion, Math.max(1, pixelsPerUnit), session.hero);
        const arrived = new SceneOnStage(drawn, session, { app, home, stage });
        if (made === 'left') {
          arrived.destroy();
          return;
        }
        made = arrived;
        setBuilt(made);
        notify();
      } catch (error) {
        if (made !== 'left') leaveCanvas(session, error, 'broken');
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
      onCanvas('gone');
    };
  }, [app, isInitialised, session]);

  useLayoutEffect(() => {
    if (!isSeen || built === null) return undefined;
    built.enter();
    return () => built.leave();
  }, [built, isSeen]);

  return <pixiContainer ref={root} />;
}
