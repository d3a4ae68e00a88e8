import { extend, useApplication } from '@pixi/react';
import { type Application, Container } from 'pixi.js';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { GameClock } from '../../machines/core/clock';
import type { Picture } from './picture';
import { lowerResolution } from './quality';
import { Redraw } from './redraw';
import { fitted, type Scene } from './scene';

extend({ Container });

/** Graphics that are not back by then will not come back, in milliseconds of play. */
const LONGEST_LOST_MS = 5000;

/** A scene on its application. */
export interface Playing {
  draw(nowMs: number, elapsedMs: number): void;
  drawMoreCoarsely(): void;
}

interface Props<Shown> {
  readonly clock: GameClock;
  readonly watch: (listener: (shown: Shown) => void) => () => void;
  readonly loadScene: (pixelsPerUnit: number) => Promise<Scene<Shown>>;
  readonly playing: RefObject<Playing | null>;
  readonly onPicture: (picture: Picture) => void;
}

/**
 * Loads the scene as soon as the stage can be seen, for the size that it has then, and keeps it fitted to the stage. A new
 * `loadScene` brings a new scene.
 */
export function SceneSlot<Shown>({ clock, watch, loadScene, playing, onPicture }: Props<Shown>) {
  const { app, isInitialised } = useApplication();
  const root = useRef<Container>(null);

  // A layout effect, because <Application> destroys its renderer before passive effects are cleaned up.
  useLayoutEffect(() => {
    const home = root.current;
    const stage = isInitialised ? app.canvas.parentElement : null;
    if (home === null || stage === null) return undefined;
    let leave: (() => void) | 'left' | null = null;
    const onBroken = (error: unknown) => {
      console.error('The game goes on without its picture.', error);
      onPicture('none');
    };
    onPicture('loading');
    const load = async () => {
      const pixelsPerUnit = fitted(stage.clientWidth, stage.clientHeight).view.scale * app.renderer.resolution;
      try {
        const scene = await loadScene(Math.max(1, pixelsPerUnit));
        if (leave === 'left') {
          scene.destroy();
          return;
        }
        // First, since it may break with the first thing that it is to show.
        onPicture('drawn');
        leave = attached({ scene, app, home, stage, clock, watch, playing, onBroken });
      } catch (error) {
        if (leave !== 'left') onBroken(error);
      }
    };
    const appearing = new ResizeObserver(() => {
      if (stage.clientWidth === 0 || stage.clientHeight === 0) return;
      appearing.disconnect();
      void load();
    });
    appearing.observe(stage);
    return () => {
      appearing.disconnect();
      if (typeof leave === 'function') leave();
      leave = 'left';
    };
  }, [app, isInitialised, clock, watch, loadScene, playing, onPicture]);

  return <pixiContainer ref={root} />;
}

interface Attachment<Shown> extends Pick<Props<Shown>, 'clock' | 'watch' | 'playing'> {
  readonly scene: Scene<Shown>;
  readonly app: Application;
  readonly home: Container;
  readonly stage: HTMLElement;
  /** Told once, when something of the scene breaks: from then on nothing of it is touched. */
  readonly onBroken: (error: unknown) => void;
}

/** Puts a scene on the stage, and gives back how to take it off. */
function attached<Shown>(attachment: Attachment<Shown>): () => void {
  const { scene, app, home, stage, clock, watch, playing, onBroken } = attachment;
  let state: 'whole' | 'broken' = 'whole';
  // What breaks in a picture takes the picture away, never the game: the same facts stand in the page.
  const breakOff = (error: unknown) => {
    state = 'broken';
    onBroken(error);
  };
  const safely = (work: () => void) => {
    if (state === 'broken') return;
    try {
      work();
    } catch (error) {
      breakOff(error);
    }
  };
  // One object for all frames, with a colour that Pixi does not have to make anew: the backdrop shines through.
  const frame = { container: app.stage, clearColor: [0, 0, 0, 0], transform: app.stage.localTransform };
  // Shaders and textures cannot be made in a context that is lost: the scene is drawn once it is back.
  const isLost = () => 'context' in app.renderer && app.renderer.context.isLost;
  const render = () => {
    if (!isLost()) app.renderer.render(frame);
  };
  let lostMs = 0;
  let resolution = app.renderer.resolution;
  const redraw = new Redraw();
  const waiting: { readonly shown: Shown; readonly nowMs: number }[] = [];
  const showWaiting = () => {
    for (const { shown, nowMs } of waiting.splice(0)) scene.show(shown, nowMs);
  };
  let standing: string | null = null;
  const tick = (nowMs: number, elapsedMs: number) => {
    scene.tick(nowMs, elapsedMs);
    const now = scene.standing?.() ?? null;
    if (now !== standing) stage.dataset['standing'] = now ?? '';
    standing = now;
  };
  const draw = (nowMs: number, elapsedMs: number) => {
    if (state === 'broken' || redraw.isPagesFrame()) return;
    // Not `safely`, which would need something new in every frame.
    try {
      lostMs = isLost() ? lostMs + elapsedMs : 0;
      if (lostMs > LONGEST_LOST_MS) throw new Error('WebGL context lost for too long.');
      showWaiting();
      tick(nowMs, elapsedMs);
      if (redraw.isWantedNow(scene.isStill?.(nowMs) ?? false)) render();
    } catch (error) {
      breakOff(error);
    }
  };
  const drawAgain = () => redraw.startAgain();
  const fit = () => {
    const [widthPx, heightPx] = [stage.clientWidth, stage.clientHeight];
    if (widthPx === 0 || heightPx === 0) return;
    const { view, x, y } = fitted(widthPx, heightPx);
    app.renderer.resize(widthPx, heightPx, resolution);
    home.scale.set(view.scale);
    home.position.set(x, y);
    showWaiting();
    scene.layout(view);
    tick(clock.now, 0);
    render();
    redraw.startAgain();
  };
  const resizing = new ResizeObserver(() => safely(fit));
  fit();
  home.addChild(scene.view);
  const unwatch = watch((shown) => {
    const when = redraw.noteChange();
    if (when === 'later' || waiting.length > 0) waiting.push({ shown, nowMs: clock.now });
    else safely(() => scene.show(shown, clock.now));
  });
  resizing.observe(stage);
  app.canvas.addEventListener('webglcontextrestored', drawAgain);
  playing.current = {
    draw,
    drawMoreCoarsely: () => {
      resolution = lowerResolution(resolution);
      safely(fit);
    },
  };
  return () => {
    playing.current = null;
    delete stage.dataset['standing'];
    app.canvas.removeEventListener('webglcontextrestored', drawAgain);
    resizing.disconnect();
    unwatch();
    try {
      scene.destroy();
    } catch (error) {
      // Of what is broken already not even that needs to go well.
      if (state === 'whole') throw error;
    }
  };
}
