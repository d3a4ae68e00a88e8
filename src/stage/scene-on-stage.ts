import type { Application, Container, Renderer } from 'pixi.js';
import type { RefObject } from 'react';
import type { GameClock } from '../../machines/core/clock';
import { layerVisibilityVariable } from './backdrop';
import type { DrawnScene } from './drawn-scene';
import type { Quality } from './quality';
import { Redraw } from './redraw';
import { fitSceneToElement, type Scene } from './scene';
import type { FrameMotion } from './useFrames';

export interface PlayedScene {
  /** Moves the scene to this moment, and draws it if it looks different. */
  draw(nowMs: number): FrameMotion;
  /** Fits the scene to the current size and resolution of its stage. */
  fit(): void;
}

interface Stage<Shown, Event> {
  readonly app: Application;
  readonly home: Container;
  readonly stage: HTMLElement;
  readonly clock: GameClock;
  readonly watch: (listener: (shown: Shown) => void) => () => void;
  /** Calls the listener with each game event until the returned function is called. */
  readonly listen: (listener: (event: Event) => void) => () => void;
  readonly playing: RefObject<PlayedScene | null>;
  readonly quality: Quality;
  /** Called once, when the scene throws. The scene is not used after that. */
  readonly onBroken: (error: unknown) => void;
}

/** Whether the graphics context is lost. Shaders and textures cannot be created in a lost context. */
export const hasLostContext = (renderer: Renderer): boolean => 'context' in renderer && renderer.context.isLost;

/** A built scene. It can enter and leave the stage any number of times until it is destroyed. */
export class BuiltScene<Shown, Event> {
  private readonly drawn: DrawnScene<Shown, Event>;
  private state: 'whole' | 'broken' | 'destroyed' = 'whole';
  private takeOff: (() => void) | null = null;

  constructor(drawn: DrawnScene<Shown, Event>) {
    this.drawn = drawn;
  }

  enter(stage: Stage<Shown, Event>): void {
    // A destroyed scene can still be called until its replacement is built.
    if (this.state !== 'whole') return;
    const onBroken = (error: unknown) => {
      this.state = 'broken';
      stage.onBroken(error);
    };
    this.takeOff = putOn(this.drawn.scene, { ...stage, onBroken });
  }

  leave(): void {
    this.takeOff?.();
    this.takeOff = null;
  }

  destroy(): void {
    this.leave();
    const before = this.state;
    this.state = 'destroyed';
    try {
      this.drawn.scene.view.destroy({ children: true });
      for (const atlas of this.drawn.atlases) atlas.destroy();
    } catch (error) {
      // Errors while cleaning up a broken scene do not matter.
      if (before === 'whole') throw error;
    }
  }
}

/** Puts a scene on its stage, fitted and up to date, and returns a function that takes it off. */
function putOn<Shown, Event>(
  scene: Scene<Shown, Event>,
  { app, home, stage, clock, watch, listen, playing, quality, onBroken }: Stage<Shown, Event>,
): () => void {
  let state: 'whole' | 'broken' = 'whole';
  // An error in a scene removes the canvas but never ends the game, because the DOM states the same facts.
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
  // One object for all frames, with a colour that Pixi does not have to convert: transparent, so that the backdrop
  // shows through.
  const frame = { container: app.stage, clearColor: [0, 0, 0, 0], transform: app.stage.localTransform };
  const render = () => {
    if (!hasLostContext(app.renderer)) app.renderer.render(frame);
  };
  const redraw = new Redraw();
  const waiting: (() => void)[] = [];
  const showWaiting = () => {
    for (const work of waiting.splice(0)) work();
  };
  /** Runs the work now, or in the next frame if the page has to paint first. Keeps the order. */
  const soon = (when: 'now' | 'later', work: () => void) => {
    if (when === 'later' || waiting.length > 0) waiting.push(work);
    else safely(work);
  };
  let standing: string | null = null;
  const stand = (now: string | null) => {
    if (standing !== null) stage.style.removeProperty(layerVisibilityVariable(standing));
    if (now !== null) stage.style.setProperty(layerVisibilityVariable(now), '1');
    standing = now;
  };
  const tick = (nowMs: number) => {
    scene.tick(nowMs);
    const now = scene.visibleLayerName?.() ?? null;
    if (now !== standing) stand(now);
  };
  let alarm: number | null = null;
  /** While everything is idle, the clock wakes the stage when the scene moves again. */
  const setAlarm = (nowMs: number) => {
    if (alarm !== null) clock.clearTimeout(alarm);
    const nextMs = scene.movesNextMs ?? Number.POSITIVE_INFINITY;
    alarm = nextMs === Number.POSITIVE_INFINITY ? null : clock.setTimeout(() => {}, nextMs - nowMs);
  };
  const draw = (nowMs: number): FrameMotion => {
    if (state === 'broken') return 'resting';
    if (redraw.takePageFrame()) return 'moving';
    // Does not use `safely`, which would allocate a closure in every frame.
    try {
      showWaiting();
      tick(nowMs);
      if (redraw.shouldDraw(scene.isStill?.(nowMs) ?? false)) render();
    } catch (error) {
      breakOff(error);
    }
    if (redraw.motion === 'resting') setAlarm(nowMs);
    return redraw.motion;
  };
  let laidFor = '';
  /** Lays the scene out if its stage has changed size. Returns false while the stage has no size. */
  const lay = (): boolean => {
    const [widthPx, heightPx] = [stage.clientWidth, stage.clientHeight];
    if (widthPx === 0 || heightPx === 0) return false;
    showWaiting();
    const resolution = quality.resolutionOn(widthPx, heightPx);
    const size = `${widthPx} ${heightPx} ${resolution}`;
    if (size === laidFor) return true;
    laidFor = size;
    const { view, x, y } = fitSceneToElement(stage);
    app.renderer.resize(widthPx, heightPx, resolution);
    home.scale.set(view.scale);
    home.position.set(x, y);
    scene.layout(view);
    return true;
  };
  const fit = () => {
    if (!lay()) return;
    tick(clock.now);
    render();
    redraw.reset();
  };
  // The observer also reports the initial size, before the page is painted, when the whole scene is ready.
  const resizing = new ResizeObserver(() => safely(fit));
  safely(lay);
  home.addChild(scene.view);
  const unwatch = watch((shown) => {
    const nowMs = clock.now;
    soon(redraw.noteChange(), () => scene.show(shown, nowMs));
  });
  const unhear = listen((event) => {
    const nowMs = clock.now;
    if (scene.react !== undefined) soon(redraw.noteEvent(), () => scene.react?.(event, nowMs));
  });
  resizing.observe(stage);
  playing.current = { draw, fit: () => safely(fit) };
  return () => {
    playing.current = null;
    if (alarm !== null) clock.clearTimeout(alarm);
    stand(null);
    resizing.disconnect();
    unwatch();
    unhear();
    home.removeChild(scene.view);
  };
}
