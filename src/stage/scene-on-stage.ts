import type { Application, Container, Renderer } from 'pixi.js';
import type { RefObject } from 'react';
import type { GameClock } from '../../machines/core/clock';
import { standingVariable } from './backdrop';
import type { DrawnScene } from './drawn-scene';
import type { Quality } from './quality';
import { Redraw } from './redraw';
import { fittedTo, type Scene } from './scene';
import type { Motion } from './useFrames';

/** A scene that is being played. */
export interface Playing {
  /** Moves the scene to this moment, and draws it where it looks other than before. */
  draw(nowMs: number): Motion;
  /** Fits it to its stage anew, as large and as fine as it is now. */
  fit(): void;
}

interface Stage<Shown, Event> {
  readonly app: Application;
  readonly home: Container;
  readonly stage: HTMLElement;
  readonly clock: GameClock;
  readonly watch: (listener: (shown: Shown) => void) => () => void;
  /** Calls the listener with each event of the game, until the returned function is called. */
  readonly listen: (listener: (event: Event) => void) => () => void;
  readonly playing: RefObject<Playing | null>;
  readonly quality: Quality;
  /** Told once, when something of the scene breaks: from then on nothing of it is touched. */
  readonly onBroken: (error: unknown) => void;
}

/** Shaders and textures cannot be made in a context that is lost. */
export const isLost = (renderer: Renderer): boolean => 'context' in renderer && renderer.context.isLost;

/** A scene that is built: it may come onto the stage and leave it as often as it likes, until it is destroyed. */
export class BuiltScene<Shown, Event> {
  private readonly drawn: DrawnScene<Shown, Event>;
  private state: 'whole' | 'broken' | 'destroyed' = 'whole';
  private takeOff: (() => void) | null = null;

  constructor(drawn: DrawnScene<Shown, Event>) {
    this.drawn = drawn;
  }

  enter(stage: Stage<Shown, Event>): void {
    // Until another one is built in its place a destroyed one may still be asked for.
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
      // Of what is broken already not even that needs to go well.
      if (before === 'whole') throw error;
    }
  }
}

/** Puts a scene on its stage, fitted to it and shown what there is, and gives back how to take it off. */
function putOn<Shown, Event>(
  scene: Scene<Shown, Event>,
  { app, home, stage, clock, watch, listen, playing, quality, onBroken }: Stage<Shown, Event>,
): () => void {
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
  const render = () => {
    if (!isLost(app.renderer)) app.renderer.render(frame);
  };
  const redraw = new Redraw();
  const waiting: (() => void)[] = [];
  const showWaiting = () => {
    for (const work of waiting.splice(0)) work();
  };
  /** Now, or with the next frame where the page has still to be painted: everything in its order. */
  const soon = (when: 'now' | 'later', work: () => void) => {
    if (when === 'later' || waiting.length > 0) waiting.push(work);
    else safely(work);
  };
  let standing: string | null = null;
  const stand = (now: string | null) => {
    if (standing !== null) stage.style.removeProperty(standingVariable(standing));
    if (now !== null) stage.style.setProperty(standingVariable(now), '1');
    standing = now;
  };
  const tick = (nowMs: number) => {
    scene.tick(nowMs);
    const now = scene.standing?.() ?? null;
    if (now !== standing) stand(now);
  };
  let alarm: number | null = null;
  /** While all rests the clock wakes the stage when the scene moves again. */
  const setAlarm = (nowMs: number) => {
    if (alarm !== null) clock.clearTimeout(alarm);
    const nextMs = scene.movesNextMs ?? Number.POSITIVE_INFINITY;
    alarm = nextMs === Number.POSITIVE_INFINITY ? null : clock.setTimeout(() => {}, nextMs - nowMs);
  };
  const draw = (nowMs: number): Motion => {
    if (state === 'broken') return 'resting';
    if (redraw.isPagesFrame()) return 'moving';
    // Not `safely`, which would need something new in every frame.
    try {
      showWaiting();
      tick(nowMs);
      if (redraw.isWantedNow(scene.isStill?.(nowMs) ?? false)) render();
    } catch (error) {
      breakOff(error);
    }
    if (redraw.motion === 'resting') setAlarm(nowMs);
    return redraw.motion;
  };
  let laidFor = '';
  /** Lays it out for its stage, where that is another than before; false where it has no size. */
  const lay = (): boolean => {
    const [widthPx, heightPx] = [stage.clientWidth, stage.clientHeight];
    if (widthPx === 0 || heightPx === 0) return false;
    showWaiting();
    const resolution = quality.resolutionOn(widthPx, heightPx);
    const size = `${widthPx} ${heightPx} ${resolution}`;
    if (size === laidFor) return true;
    laidFor = size;
    const { view, x, y } = fittedTo(stage);
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
    redraw.startAgain();
  };
  // It tells of the first size too, before the page is painted: then all of the scene is there to be drawn.
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
